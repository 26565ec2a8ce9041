/** `npm run withdrawals` as an operator starts it: what is due until when, until the money is back; a link; the proof. */
import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { withdrawalNumber } from '#domain/withdrawal/evidence.ts';
import { storeOrder } from '../../src/worker/data/orders/orders.ts';
import { storeWithdrawal } from '../../src/worker/data/withdrawals/withdrawals.ts';
import { closeDatabases, databaseAt, run as runCommand } from '../catalogue/command.ts';
import { emptyState } from '../catalogue/state.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';

afterAll(closeDatabases);

const dayMs = 86_400_000;
const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');

/** Statements about an order that named none, each received so many days ago. */
async function stated(db: D1Database, ...all: { daysAgo: number; goods?: string }[]) {
  for (const [index, { daysAgo, goods }] of all.entries()) {
    const receivedAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const about = { order: 'from Monday', name: 'Zora', email: 'zora@mail.example', text: 'All.' };
    await storeWithdrawal(
      db,
      {
        ...about,
        ...(goods && { goods }),
        id: `w-${index}`,
        store: 'de',
        locale: 'de-DE',
        site: 'https://kontor.de',
        orderId: null,
        receivedAt,
        idempotencyKey: `key-${index}`,
      },
      `stated-${index}`,
      { numberOf: (sequence) => withdrawalNumber(sequence, '2026-11-24'), hashOf },
    );
  }
}

it('npm run withdrawals', async () => {
  const state = await emptyState();
  const { db } = await databaseAt(state);
  const run = (...parameters: string[]) => runCommand(state, parameters, 'withdrawals');
  const orders = async (...parameters: string[]) =>
    expect(await runCommand(state, parameters, 'orders')).toMatchObject({ code: 0, err: '' });
  expect(await run('list', '--due')).toEqual({ code: 0, out: 'Nothing is due.\n', err: '' });

  const { orderNumber: _, ...draft } = orderedGoods('cashOnDelivery');
  const ids = { orderPlaced: 'e-1', stockChanged: 'e-2' };
  const stored = await storeOrder(db, draft, ids, 'None');
  if (!stored.ok) throw new Error(stored.message);
  const number = stored.order.orderNumber;
  await orders('ship', number, '--carrier', 'dhl');
  await orders('cash', number);
  await stated(
    db,
    { daysAgo: 15 },
    { daysAgo: 1, goods: 'the other one' },
    // Nobody has decided on it for a year.
    { daysAgo: 365 },
  );

  const [late, other] = ['W-26-000001', 'W-26-000002'];
  /** Number, days left and what is waited for. */
  const due = async () =>
    (await run('list', '--due')).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([first, , , , left, waitsFor]) => [first, left, waitsFor].join(' '));
  const old = 'W-26-000003';
  expect(await due()).toContain(`${old} -351 link`);
  expect((await run('close', old, '--dry-run')).out).toBe(
    `${old} would be closed: nothing more is entered for it.\n`,
  );
  expect(await run('close', old)).toMatchObject({ code: 0, err: '' });
  expect((await run('close', 'W-26-000009')).code).toBe(1);
  const waiting = `${other} 13 link`;
  expect(await due()).toEqual([`${late} -1 link`, waiting]);
  expect((await run('list')).out).toContain('from Monday (not linked)');

  expect(await run('link', late, 'NS99999999')).toEqual({
    code: 1,
    out: '',
    err: `${late} cannot be linked: there is no such order.\n`,
  });
  const planned = await run('link', late, number, '--dry-run');
  expect(planned.out).toBe(
    `${late} would be linked: within five minutes what was shipped is announced as a return, and the rest is cancelled.\n` +
      `${number}: Confirmed, Shipped, Paid -> Confirmed, Shipped, Paid\nmail: returnAnnounced\ndry run: nothing was changed\n`,
  );
  const linked = await run('link', late, number);
  expect(linked).toMatchObject({ code: 0, err: '' });
  expect(linked.out).toBe(
    `${late} is linked now: within five minutes what was shipped is announced as a return, and the rest is cancelled.\n`,
  );
  expect((await run('link', late, number)).out).toBe(`${late} was linked to this order already.\n`);
  const { results } = await db
    .prepare("SELECT event FROM outbox WHERE event ->> 'type' = 'withdrawal-linked'")
    .all<{ event: string }>();
  expect(results.map(({ event }) => JSON.parse(event))).toMatchObject([
    { withdrawalId: 'w-0', orderId: 'order-1', actor: expect.stringMatching(/^operator:./) },
  ]);

  expect(await due()).toEqual([`${late} -1 return`, waiting]);
  await orders('return', number, '--reason', 'withdrawal');
  expect(await due()).toEqual([`${late} -1 goods`, waiting]);
  await orders('receive', number);
  expect(await due()).toEqual([`${late} -1 check`, waiting]);
  await orders('check', number);
  expect(await due()).toEqual([`${late} -1 refund`, waiting]);
  expect((await run('show', late)).out).toMatch(
    /^refund due: .*\(days left: -1\), waits for: refund$/m,
  );
  await orders('pay-out', number);
  expect(await due()).toEqual([waiting]);
  expect((await run('list', '--due', '--limit', '1')).out).toMatch(new RegExp(`^${other}\t`));
  expect((await run('show', late)).out).toMatch(/^refund due: nothing any more$/m);

  expect((await run('link', other, number)).out).toBe(
    `${other} is linked now. Its articles are in the consumer's own words: enter their return yourself.\n`,
  );
  expect((await run('link', old, number)).code).toBe(0);
  expect((await run('list', '--due', '--limit', '1')).out).toBe('Nothing is due.\n');
  expect(await run('show', 'W-26-000009')).toMatchObject({ code: 1, out: '' });
  expect((await run('verify')).out).toMatch(/^3 statements, last hash [0-9a-f]{64}\n$/);
}, 180_000);
