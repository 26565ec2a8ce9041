/** Statements of withdrawal: accepted, stored once, linked, limited, proved. Source: eu-2026.md C-02 to C-06. */
import { describe, expect, it } from 'vitest';
import { brokenLink } from '#domain/withdrawal/evidence.ts';
import { maxMailsPerInbox } from '#domain/withdrawal/inbox.ts';
import { linkable, linkWithdrawal } from '#worker/data/withdrawals/withdrawal-links.ts';
import { chainedWithdrawals, withdrawalById } from '#worker/data/withdrawals/withdrawals.ts';
import { env } from '../environment.ts';
import { filled, sendForm } from '../html-forms.ts';
import { mainOf, readPage } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';
import { placed } from '../placed-orders.ts';
import { email as buyer } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { confirmed, formWith, mailsAbout, newEmail, review, storedFor } from './stating.ts';

const words = () => ({ name: 'Zora Nováková', order: 'NS99999999', email: newEmail() });

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a statement', () => {
  it('about an unknown order gets the same answer as one about a known order', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const unknown = words();
    const known = { ...unknown, order: order.orderNumber, email: buyer };
    const answers = [];
    for (const each of [unknown, known]) {
      const shopper = visitor('ie');
      const second = await review(shopper, each);
      const text = decodedText(await second.clone().text())
        .replace(/value="[^"]*"/g, '')
        .replaceAll(each.order, 'ORDER')
        .replaceAll(each.email, 'EMAIL');
      answers.push({ status: second.status, text });
      await confirmed(shopper, second);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect((await storedFor(unknown.email)).map((row) => row.order_id)).toEqual([null]);
    expect((await storedFor(buyer)).at(-1)?.order_id).toBe(order.id);
  });

  it('is linked only if number and e-mail address agree, and by an operator', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const other = { ...words(), order: order.orderNumber };
    const shopper = visitor('ie');
    await confirmed(shopper, await review(shopper, other));
    const [row] = await storedFor(other.email);
    if (!row) throw new Error('not stored');
    expect(row.order_id).toBeNull();
    const link = async (number: string, orderNumber: string) => {
      const found = await linkable(env.DB, { number, orderNumber });
      if (found.outcome === 'linkable')
        await linkWithdrawal(env.DB, found, 'operator:anna', new Date());
      return found.outcome;
    };
    expect(await link('W-26-999999', order.orderNumber)).toBe('noWithdrawal');
    expect(await link(row.number, 'NS99999999')).toBe('noOrder');
    expect(await link(row.number.toLowerCase(), order.orderNumber.slice(2))).toBe('linkable');
    expect(await link(row.number, order.orderNumber)).toBe('linkedBefore');
    expect((await withdrawalById(env.DB, row.id))?.orderId).toBe(order.id);
    expect(await storedFor(other.email)).toEqual([row]);
  });

  it('sent twice, at once or after going back, is one row and one mail, with the same receipt', async () => {
    const shopper = visitor('de');
    const typed = words();
    const second = await review(shopper, typed);
    const press = () => confirmed(shopper, second.clone());
    const receipts = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(new Set(receipts).size).toBe(1);
    expect(await storedFor(typed.email)).toHaveLength(1);
    const { mails } = await mailsAbout(typed.email);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      typed.email,
      'service@kontor.example',
    ]);
  });

  it('changed after going back is another one', async () => {
    const shopper = visitor('de');
    const typed = words();
    const first = await formWith(await shopper.get('/withdrawal'), 'email');
    for (const goods of ['der Sauger', 'der Grill']) {
      const fields = filled(first, { ...typed, goods }, 'review');
      await confirmed(shopper, await shopper.post('/withdrawal', fields));
    }
    const rows = await storedFor(typed.email);
    expect(rows.map(({ statement }) => /Sauger|Grill/.exec(statement)?.[0])).toEqual([
      'Sauger',
      'Grill',
    ]);
  });

  it('with missing or wrong fields is asked for again with everything that was typed', async () => {
    const shopper = visitor('de');
    const page = await readPage(
      await review(shopper, { name: '', order: ' ', email: 'zora', remark: 'Bitte schnell' }),
    );
    expect(page.status).toBe(422);
    expect(page.links).toEqual(expect.arrayContaining(['#name', '#order', '#email']));
    expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page.html).toContain('Bitte schnell');
    expect(page.fields.email).toBe('zora');
    expect(mainOf(page.html).match(/ required=""/g)).toHaveLength(3);
  });

  it('can be changed before it is confirmed', async () => {
    const shopper = visitor('de');
    const typed = { ...words(), goods: 'nur der Grill' };
    const second = await review(shopper, typed);
    const change = await formWith(second, 'goods');
    const again = await readPage(await sendForm(shopper, change, {}, 'edit'));
    expect(again.fields).toMatchObject({
      name: typed.name,
      order: typed.order,
      email: typed.email,
    });
    expect(again.html).toContain('nur der Grill');
  });

  it('that cannot be stored stays on the page, says so, and the log names no person', async () => {
    const shopper = visitor('de');
    const typed = words();
    const form = await formWith(await review(shopper, typed), 'draft');
    let html = '';
    let status = 0;
    await env.DB.prepare('ALTER TABLE outbox RENAME TO outbox_away').run();
    const lines = await logged(async () => {
      const answer = await shopper.post('/withdrawal', filled(form, {}));
      status = answer.status;
      html = await answer.text();
    }).finally(() => env.DB.prepare('ALTER TABLE outbox_away RENAME TO outbox').run());
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(lines.join()).not.toMatch(/Zora|mail\.example|NS99999999/);
    expect(await storedFor(typed.email)).toEqual([]);
    await confirmed(shopper, new Response(html));
    expect(await storedFor(typed.email)).toHaveLength(1);
  });

  it('counts even if its order cannot be looked up', async () => {
    const shopper = visitor('de');
    const typed = { ...words(), order: 'NS10000001' };
    const second = await review(shopper, typed);
    await env.DB.prepare('ALTER TABLE orders RENAME TO orders_away').run();
    await logged(() => confirmed(shopper, second)).finally(() =>
      env.DB.prepare('ALTER TABLE orders_away RENAME TO orders').run(),
    );
    expect(await storedFor(typed.email)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('ten statements a minute from one network are accepted, more are asked to wait and keep their text', async () => {
    await inOneMinute();
    const shopper = visitor('de');
    const typed = words();
    const form = await formWith(await review(shopper, typed), 'draft');
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      answers.push(await shopper.post('/withdrawal', filled(form, {})));
    }
    const last = answers.at(-1);
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 303),
    );
    expect(last?.status).toBe(429);
    expect(await last?.text()).toContain(typed.name);
  });

  it('an inbox gets a limited number of mails a day, whatever its spelling; every statement is stored', async () => {
    const email = newEmail();
    const spellings = Array.from({ length: maxMailsPerInbox + 2 }, (_, index) =>
      email.replace('@', `+${index}@`),
    );
    for (const each of spellings) {
      const shopper = visitor('de');
      const receipt = await confirmed(shopper, await review(shopper, { ...words(), email: each }));
      const html = await (await shopper.get(receipt)).text();
      const isLate = spellings.indexOf(each) >= maxMailsPerInbox;
      expect(html.includes('schon viele Eingangsbestätigungen')).toBe(isLate);
    }
    const rows = (await Promise.all(spellings.map(storedFor))).flat();
    expect(rows).toHaveLength(maxMailsPerInbox + 2);
    expect(rows.filter((row) => row.is_mail_held_back)).toHaveLength(2);
    const { mails } = await mailsAbout(spellings.at(-1) ?? '');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['service@kontor.example']);
  });
});

describe('the evidence', () => {
  it('is a whole chain also when many state at once, and its rows cannot be changed or deleted', async () => {
    const all = Array.from({ length: 6 }, words);
    await Promise.all(
      all.map(async (each) => {
        const shopper = visitor('de');
        await confirmed(shopper, await review(shopper, each));
      }),
    );
    const { rows, start } = await chainedWithdrawals(env.DB);
    expect(rows.filter(({ email }) => all.some((each) => each.email === email))).toHaveLength(6);
    expect(await brokenLink(rows, sha256, start)).toBeUndefined();
    const run = (statement: string) => env.DB.prepare(statement).run();
    await expect(run("UPDATE withdrawals SET name = 'x'")).rejects.toThrow('append-only');
    await expect(run('DELETE FROM withdrawals')).rejects.toThrow('append-only');
  });

  it('is shown with the return slip to the holder of the receipt only, in its market', async () => {
    const shopper = visitor('de');
    const typed = words();
    const path = await confirmed(shopper, await review(shopper, typed));
    const { links, headers } = await readPage(await shopper.get(path));
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const slip = links.find((link) => link.startsWith('/withdrawal/slip')) ?? '';
    const html = await (await visitor('de').get(decodedText(slip))).text();
    const [row] = await storedFor(typed.email);
    for (const said of [row?.number ?? '', typed.name, 'Musterstraße 1', 'Alle Waren']) {
      expect(html).toContain(said);
    }
    expect((await visitor('ie').get(path)).status).toBe(404);
    expect((await shopper.get(`${path}x`)).status).toBe(404);
    expect((await shopper.get('/withdrawal/received')).status).toBe(404);
  });
});
