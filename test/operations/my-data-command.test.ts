/** `npm run my-data` as an operator starts it: for a request that came by letter. */
import { afterAll, expect, it } from 'vitest';
import { storeOrder } from '../../src/worker/data/orders/orders.ts';
import { closeDatabases, databaseAt, run as runCommand } from '../catalogue/command.ts';
import { emptyState } from '../catalogue/state.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';

afterAll(closeDatabases);

it('npm run my-data', async () => {
  const state = await emptyState();
  const { db } = await databaseAt(state);
  const run = (...parameters: string[]) => runCommand(state, parameters, 'my-data');
  const orders = (...parameters: string[]) => runCommand(state, parameters, 'orders');
  expect(await run('list')).toEqual({ code: 0, out: 'No requests.\n', err: '' });
  expect(await run('erase', 'nobody@mail.example', '--store', 'de')).toMatchObject({ code: 1 });
  expect((await run('erase', 'nobody@mail.example', '--store', 'xx')).code).toBe(2);

  const { orderNumber: _, ...draft } = orderedGoods('bankTransfer');
  const email = 'Letter@Mail.example';
  const ids = { orderPlaced: 'e-1', stockChanged: 'e-2' };
  const stored = await storeOrder(db, { ...draft, customerEmail: email }, ids, 'None');
  if (!stored.ok) throw new Error(stored.message);
  const { orderNumber } = stored.order;

  const exported = JSON.parse((await run('export', email)).out);
  expect(exported.tables.orders).toMatchObject([{ order_number: orderNumber }]);
  expect(exported.carts).toEqual([{ id: stored.order.cart.id }]);
  const early = await run('erase', email, '--store', 'de');
  expect(early).toEqual({ code: 1, out: '', err: `not yet\t${orderNumber} is not finished\n` });

  await orders('cancel', orderNumber, '--reason', 'letter');
  const dry = await run('erase', email, '--store', 'de', '--dry-run');
  expect(dry).toEqual({
    code: 0,
    out: 'stays\t1 orders without the person\ndry run: nothing was changed\n',
    err: '',
  });
  expect((await run('list')).out).toBe('No requests.\n');
  for (const _again of [1, 2])
    expect(
      (await run('erase', email, '--store', 'ch', '--language', 'fr', '--keep-reviews')).code,
    ).toBe(0);
  const lines = (await run('list')).out.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  const [, , left, kind, step, by, store, about] = lines[0]?.split('\t') ?? [];
  expect(left).toMatch(/^\d+ days left$/);
  expect([kind, step, store, about]).toEqual([
    'erasure',
    'being erased',
    'ch',
    email.toLowerCase(),
  ]);
  expect(by).toMatch(/^operator:/);
  const { results } = await db
    .prepare(
      "SELECT event ->> 'keepsReviews' AS keeps FROM outbox WHERE event ->> 'type' = 'erasure-confirmed'",
    )
    .all();
  expect(results).toEqual([{ keeps: 1 }]);
});
