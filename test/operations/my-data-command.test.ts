/** `npm run my-data` as an operator starts it: for a request that came by letter. */
import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { factsOf } from '#domain/country/countries.ts';
import { loyaltyCardNumber, writtenCardNumber } from '#domain/customer/loyalty-card.ts';
import { storeOrder } from '../../src/worker/data/orders/orders.ts';
import { closeWithdrawal } from '../../src/worker/data/withdrawals/withdrawal-links.ts';
import { storeWithdrawal } from '../../src/worker/data/withdrawals/withdrawals.ts';
import { closeDatabases, databaseAt, run as runCommand } from '../catalogue/command.ts';
import { emptyState } from '../catalogue/state.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';
import { customerValues, insertCustomer } from '../test-customer.ts';

afterAll(closeDatabases);

it('npm run my-data', async () => {
  const state = await emptyState();
  const { db } = await databaseAt(state);
  const run = (...parameters: string[]) => runCommand(state, parameters, 'my-data');
  const orders = (...parameters: string[]) => runCommand(state, parameters, 'orders');
  expect(await run('list')).toEqual({ code: 0, out: 'No requests.\n', err: '' });
  expect(await run('erase', 'nobody@mail.example', '--store', 'de')).toMatchObject({ code: 1 });
  expect((await run('erase', 'nobody@mail.example', '--store', 'xx')).code).toBe(2);

  await db
    .prepare(insertCustomer)
    .bind(...customerValues({ email: 'jo@mail.example', firstName: 'Jo', lastName: 'Groß' }, 'de'))
    .run();
  await db.prepare('UPDATE customers SET loyalty_card = 7').run();
  const card = writtenCardNumber(loyaltyCardNumber(7));
  expect(await run('find', card)).toEqual({ code: 0, out: 'jo@mail.example\tJo Groß\n', err: '' });
  expect((await run('find', loyaltyCardNumber(8))).code).toBe(1);

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
  expect((await run('export', email)).err).toMatch(/^Not in it: .* of 1 carts/);
  const { results } = await db
    .prepare(
      "SELECT event ->> 'keepsReviews' AS keeps FROM outbox WHERE event ->> 'type' = 'erasure-confirmed'",
    )
    .all();
  expect(results).toEqual([{ keeps: 1 }]);
});

it('npm run my-data -- forget', async () => {
  const state = await emptyState();
  const { db } = await databaseAt(state);
  const forget = (...parameters: string[]) =>
    runCommand(state, ['forget', ...parameters], 'my-data');
  const { orderNumber: _, ...draft } = orderedGoods('bankTransfer');
  const year = new Date().getUTCFullYear();
  const { invoicesKeptYears } = factsOf('de').law;

  /** An order of that year with its invoice. */
  async function orderOf(id: string, made: number, invoiced: number, customer?: string) {
    const document = {
      ...draft,
      id,
      customerEmail: `${id}@Mail.example`,
      cart: { ...draft.cart, id: `cart-${id}` },
      ...(customer && { customer: { typeId: 'customer' as const, id: customer } }),
    };
    const stored = await storeOrder(
      db,
      document,
      { orderPlaced: `p-${id}`, stockChanged: `s-${id}` },
      'None',
    );
    if (!stored.ok) throw new Error(stored.message);
    const invoice = JSON.stringify({ number: id, issuedOn: `${invoiced}-12-31` });
    await db.batch([
      db.prepare('UPDATE orders SET created_at = ? WHERE id = ?').bind(`${made}-06-01`, id),
      db
        .prepare(
          "INSERT INTO order_history (id, order_id, version, at, actor, kind, entry) VALUES (?1, ?1, 1, '', 'shop', 'pack', '{}')",
        )
        .bind(id),
      db
        .prepare(
          'INSERT INTO order_documents (id, number, order_id, document) VALUES (?1, ?1, ?1, ?2)',
        )
        .bind(id, invoice),
    ]);
  }
  const over = year - invoicesKeptYears - 1;
  await orderOf('guest', over, over);
  await orderOf('account', over, over, 'zora');
  // Placed as a guest, and shown by the account that has confirmed its address since.
  await orderOf('claimed', over, over);
  const named = { email: 'claimed@mail.example', firstName: 'Jo', lastName: 'Groß' };
  await db
    .prepare(insertCustomer)
    .bind(...customerValues(named, 'de'))
    .run();
  await orderOf('credited', over, over + 1);
  await orderOf('young', year, year);
  const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');
  for (const [index, received] of [year - 4, year - 4, year - 3].entries()) {
    const { withdrawal } = await storeWithdrawal(
      db,
      {
        id: `w-${index}`,
        idempotencyKey: `w-${index}`,
        store: 'de',
        locale: 'de-DE',
        site: 'https://kontor.de',
        orderId: null,
        order: 'NS1',
        name: 'Zora',
        email: 'zora@mail.example',
        text: 'Hiermit widerrufe ich.',
        receivedAt: `${received}-12-31T22:00:00.000Z`,
      },
      `e-${index}`,
      { numberOf: (sequence) => `W-${sequence}`, hashOf },
    );
    await closeWithdrawal(db, withdrawal.id, new Date());
  }

  const counts = async () => {
    const tables = 'orders order_lines order_history order_documents withdrawals withdrawal_links';
    const found = await db.batch<{ count: number }>(
      tables.split(' ').map((table) => db.prepare(`SELECT count(*) AS count FROM ${table}`)),
    );
    return found.map(({ results }) => results[0]?.count);
  };
  const lines =
    'invoices and credit notes\tde\t3\norders without the person\tde\t1\nstatements of withdrawal\tde\t2\n';
  const before = await counts();
  // A store may keep longer than the law of its country.
  await db
    .prepare(
      "INSERT INTO stores (key, document) VALUES ('de', json_object('invoicesKeptYears', ?))",
    )
    .bind(invoicesKeptYears + 1)
    .run();
  expect((await forget('--dry-run')).out).toBe(
    'statements of withdrawal\tde\t2\ndry run: nothing was changed\n',
  );
  await db.prepare('DELETE FROM stores').run();
  const dry = await forget('--dry-run');
  expect(dry).toEqual({ code: 0, out: `${lines}dry run: nothing was changed\n`, err: '' });
  expect(await counts()).toEqual(before);
  expect((await forget()).out).toBe(lines);
  expect(await counts()).toEqual([4, (before[1] ?? 0) * 0.8, 4, 2, 1, 1]);
  expect((await forget()).out).toBe('No years are over.\n');
  // The chain goes on where it was, and what is younger is refused.
  const verified = await runCommand(state, ['verify'], 'withdrawals');
  expect(verified.out).toMatch(/^1 statements, last hash/);
  for (const table of ['order_documents', 'order_history', 'withdrawals', 'withdrawal_links'])
    await expect(db.exec(`DELETE FROM ${table} WHERE true`), table).rejects.toThrow();
});
