/** What a statement says, which articles it covers, and the chain that proves it. Source: eu-2026.md C-02, C-05, C-06. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { grammarOf, resolveText } from '#domain/texts/texts.ts';
import {
  brokenLink,
  type ChainedWithdrawal,
  chainContent,
  chainStart,
  withdrawalNumber,
} from '#domain/withdrawal/evidence.ts';
import { inboxOf } from '#domain/withdrawal/inbox.ts';
import { type OrderedLines, piecesOpen, returnLinesOf } from '#domain/withdrawal/return-lines.ts';
import { withdrawalDraft } from '#domain/withdrawal/statement.ts';
import { readStatementForm } from '#domain/withdrawal/statement-form.ts';
import { statementText } from '#domain/withdrawal/statement-text.ts';
import { readLocales } from '../../../scripts/locales/texts.ts';
import { seedsOf } from '../../random.ts';
import { chance } from '../seeded.ts';

const key = '6f1b1d3e-7a55-4a0b-9a37-2f4f0e7a1c11';
const typed = { key, name: 'Zora Nováková', order: 'NS10000001', email: 'Zora@mail.example' };

describe('the form', () => {
  it('needs a name, an order and an e-mail address, and nothing else', () => {
    expect(readStatementForm(typed)).toEqual({ ok: true, value: typed });
    const empty = readStatementForm({ key });
    expect(empty.ok ? [] : Object.keys(empty.errors)).toEqual(['name', 'order', 'email']);
  });

  it('takes articles in own words, a remark, and whatever is known about the order', () => {
    const more = {
      ...typed,
      order: 'vom 9. November, 152,80 €',
      goods: ' nur der Sauger ',
      remark: 'x',
    };
    expect(readStatementForm(more)).toMatchObject({
      ok: true,
      value: { order: 'vom 9. November, 152,80 €', goods: 'nur der Sauger', remark: 'x' },
    });
  });

  it('wants one of the listed articles, with its pieces', () => {
    const listed = { ...typed, listed: '', link: 'l', goods: 'not sent' };
    const none = readStatementForm(listed);
    expect(none).toMatchObject({ ok: false, errors: { lines: { key: 'withdraw.nothingChosen' } } });
    const two = readStatementForm({
      ...listed,
      'chosen.a': 'on',
      'quantity.a': '2',
      'quantity.b': '1',
    });
    expect(two).toEqual({
      ok: true,
      value: { ...typed, link: 'l', lines: [{ lineItemId: 'a', quantity: 2 }] },
    });
  });

  it.each(['name', 'order', 'goods', 'remark'])(
    'refuses a web address in %s, which mails would repeat',
    (field) => {
      for (const text of ['win at https://spam.example', 'Gewinn: casino-bonus.com/win']) {
        const words = { ...typed, [field]: text };
        expect(readStatementForm(words)).toMatchObject({
          ok: false,
          errors: { [field]: { key: 'withdraw.webAddress' } },
        });
        expect(withdrawalDraft.safeParse(words).error?.issues).toMatchObject([{ path: [field] }]);
      }
    },
  );
});

const english = readLocales().get('en') ?? {};
const t: Parameters<typeof statementText>[1] = (name, parameters) =>
  resolveText(english, grammarOf('en-IE'), name, parameters);

it('a statement names the order, and the goods if they are not all of them', () => {
  const order = 'NS10000001';
  const line = { lineItemId: 'a', sku: 'EX10306940', name: 'Fryer', quantity: 2 };
  expect(statementText({ order }, t)).toBe(
    'I hereby cancel the contract for the purchase of all goods of this order: NS10000001.',
  );
  expect(statementText({ order, lines: [line], remark: 'Sent today.' }, t)).toBe(
    'I hereby cancel the contract for the purchase of the following goods: 2 × Fryer (Item no. 10306940). Order: NS10000001.\nSent today.',
  );
  expect(statementText({ order, goods: 'only the fryer' }, t)).toContain('goods: only the fryer.');
});

type Line = OrderedLines['lineItems'][number];

function lineOf(id: string, quantity: number, parentSku?: string): Line {
  return {
    id,
    quantity,
    variant: {
      id: 1,
      sku: `EX-${id}`,
      image: { url: '', width: 1, height: 1 },
      isPackageTypeFreight: false,
      maximumQuantity: 9,
    },
    productType: { key: parentSku ? 'extra_guarantee' : 'standard_product' },
    lineItemMode: 'Standard',
    ...(parentSku && { custom: { parentSku } }),
  };
}

describe('the articles of an order that a statement covers', () => {
  const order = { lineItems: [lineOf('a', 4), lineOf('g', 2, 'EX-a'), lineOf('b', 1)] };
  const lines = (...chosen: [string, number][]) =>
    chosen.map(([lineItemId, quantity]) => ({ lineItemId, quantity, sku: '', name: '' }));

  it('are all of them for the whole order, and none for articles in own words', () => {
    expect(returnLinesOf({}, order)).toEqual([
      { lineItemId: 'a', quantity: 4 },
      { lineItemId: 'g', quantity: 2 },
      { lineItemId: 'b', quantity: 1 },
    ]);
    expect(returnLinesOf({ goods: 'the red one' }, order)).toEqual([]);
  });

  it('are the chosen pieces, never more than were ordered, and the guarantees that lose their article', () => {
    expect(returnLinesOf({ lines: lines(['b', 9]) }, order)).toEqual([
      { lineItemId: 'b', quantity: 1 },
    ]);
    expect(returnLinesOf({ lines: lines(['a', 2]) }, order)).toEqual([
      { lineItemId: 'a', quantity: 2 },
    ]);
    expect(returnLinesOf({ lines: lines(['a', 2], ['a', 1], ['x', 1]) }, order)).toEqual([
      { lineItemId: 'a', quantity: 3 },
      { lineItemId: 'g', quantity: 1 },
    ]);
    const orphan = { lineItems: [lineOf('g', 1, 'EX-gone'), lineOf('b', 1)] };
    expect(returnLinesOf({ lines: lines(['b', 1]) }, orphan)).toEqual([
      { lineItemId: 'b', quantity: 1 },
    ]);
  });

  it('and what earlier statements leave never is negative nor more than ordered', () => {
    for (const seed of seedsOf({ usual: 200, long: 2000 })) {
      const random = chance(seed);
      const statements = Array.from({ length: 3 }, () => ({
        lines: lines([random.pick(['a', 'b', 'g', 'x']), random.between(1, 5)]),
      }));
      const open = piecesOpen(order, statements);
      for (const { id, quantity } of order.lineItems) {
        expect(open.get(id)).toBeGreaterThanOrEqual(0);
        expect(open.get(id)).toBeLessThanOrEqual(quantity);
      }
      const twice = piecesOpen(order, [...statements, ...statements]);
      expect([...twice].every(([id, left]) => left <= (open.get(id) ?? 0))).toBe(true);
    }
  });
});

describe('the chain', () => {
  const hashOf = async (content: string) => createHash('sha256').update(content).digest('hex');

  async function chainOf(length: number): Promise<ChainedWithdrawal[]> {
    const rows: ChainedWithdrawal[] = [];
    for (let sequence = 1; sequence <= length; sequence += 1) {
      const row = {
        sequence,
        id: `id-${sequence}`,
        number: withdrawalNumber(sequence, '2026-11-23'),
        store: 'de',
        locale: 'de-DE',
        site: 'http://de.localhost',
        orderId: null,
        name: 'Zora',
        order: 'NS1',
        email: 'z@mail.example',
        text: 'Hiermit widerrufe ich.',
        receivedAt: '2026-11-23T07:02:17.000Z',
        isMailHeldBack: false,
        idempotencyKey: `key-${sequence}`,
      };
      const previous = rows.at(-1)?.hash ?? chainStart.hash;
      rows.push({ ...row, hash: await hashOf(chainContent(row, previous)) });
    }
    return rows;
  }

  it('is whole as it was written, with numbers of a series of its own', async () => {
    const rows = await chainOf(3);
    expect(rows.map(({ number }) => number)).toEqual(['W-26-000001', 'W-26-000002', 'W-26-000003']);
    expect(await brokenLink(rows, hashOf)).toBeUndefined();
    expect(await brokenLink([], hashOf)).toBeUndefined();
    // Its oldest rows are deleted when their time is over.
    const [start, ...later] = rows;
    expect(await brokenLink(later, hashOf, start)).toBeUndefined();
    expect(await brokenLink(later, hashOf)).toBe('W-26-000002');
    expect(await brokenLink(later.slice(1), hashOf, start)).toBe('W-26-000003');
  });

  it('breaks at a row that is changed, removed, inserted again or exchanged', async () => {
    const rows = await chainOf(4);
    for (const seed of seedsOf({ usual: 100, long: 2000 })) {
      const random = chance(seed);
      const at = random.between(0, 2);
      const [row, next] = [rows[at], rows[at + 1]];
      if (!row || !next) throw new Error('no row');
      const field = random.pick(['name', 'email', 'text', 'receivedAt', 'order', 'store'] as const);
      const changed = rows.with(at, { ...row, [field]: `${row[field]}!` });
      const tampered = random.pick([
        changed,
        rows.toSpliced(at, 1),
        rows.toSpliced(at, 0, row),
        rows.with(at, next).with(at + 1, row),
      ]);
      expect(await brokenLink(tampered, hashOf)).toBeDefined();
    }
  });
});

it('spellings of an address with capitals or a plus are the same inbox', () => {
  expect(inboxOf(' Zora+shop@Mail.example ')).toBe('zora@mail.example');
  expect(inboxOf('zora@mail.example')).toBe('zora@mail.example');
});
