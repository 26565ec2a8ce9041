/**
 * What a statement of withdrawal does to its order: shipped articles are announced as a return, the others cancelled. The
 * way from a return to its refund: ../orders/whole-way.test.ts.
 */
import { expect, it } from 'vitest';
import { findMail } from '#worker/data/mails/mails.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { historyOf } from '#worker/data/orders/write-order.ts';
import { refundsOf } from '#worker/data/withdrawals/refunds-due.ts';
import { linkable, linkWithdrawal } from '#worker/data/withdrawals/withdrawal-links.ts';
import { withdrawalsOfOrders } from '#worker/data/withdrawals/withdrawals.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { stockOf } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { placed } from '../placed-orders.ts';
import { email as buyer } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { confirmed, newEmail, review, storedFor } from './stating.ts';

/** The whole order is withdrawn from, by a consumer with this address. */
async function withdrawn(order: string, email: string): Promise<void> {
  const shopper = visitor('ie');
  await confirmed(shopper, await review(shopper, { name: 'Zora Nováková', order, email }));
}

/** Handles the events of this type about an order, twice as a queue may. */
async function handled(orderId: string, type: 'withdrawal-stated' | 'withdrawal-linked') {
  const events = (await eventsAbout(orderId)).filter((event) => event.type === type);
  expect(events).toHaveLength(1);
  await deliver(...events, ...events);
}

const operator = (id: string) =>
  ({ id, at: new Date().toISOString(), actor: 'operator:anna' }) as const;

it('before it is shipped, the order is cancelled and its stock is back', async () => {
  const { order, sku } = await placed('ie', 'cashOnDelivery');
  await withdrawn(order.orderNumber, buyer);
  await handled(order.id, 'withdrawal-stated');
  expect(await loadOrder(env.DB, order.id)).toMatchObject({ orderState: 'Cancelled' });
  expect(await stockOf(sku)).toBe(10);
});

it('an operator who links a statement to its order gets the same steps, once for each order', async () => {
  const orders = [await placed('ie', 'cashOnDelivery'), await placed('ie', 'cashOnDelivery')];
  const [wrong, right] = orders.map(({ order }) => order);
  if (!wrong || !right) throw new Error('not two orders');
  for (const { id } of [wrong, right]) {
    await recordStep(env.DB, id, { kind: 'ship', carrier: 'dhl' }, operator(`ship-${id}`));
  }
  const email = newEmail();
  await withdrawn('the order of Monday', email);
  const [row] = await storedFor(email);
  if (!row) throw new Error('not stored');
  // Back to the first one and again: nothing is announced a second time.
  for (const { id, orderNumber } of [wrong, right, wrong, right]) {
    const found = await linkable(env.DB, { number: row.number, orderNumber });
    if (!('order' in found)) throw new Error(found.outcome);
    await linkWithdrawal(env.DB, found, 'operator:anna', new Date());
    await handled(id, 'withdrawal-linked');
    const after = await loadOrder(env.DB, id);
    expect(after).toMatchObject({ orderState: 'Confirmed', shipmentState: 'Shipped' });
    expect(after?.returns).toMatchObject([{ reason: 'withdrawal', lines: [{ quantity: 1 }] }]);
    expect((await historyOf(env.DB, id)).at(-1)).toMatchObject({
      kind: 'announceReturn',
      actor: 'operator:anna',
      note: `withdrawal ${row.number}`,
    });
  }
});

it.each(['company', 'packed', 'excluded'] as const)(
  'what an operator has to decide on is stored and confirmed, and the order stays: %s',
  async (why) => {
    const { order, sku } = await placed('ie', 'cashOnDelivery');
    const { id } = order;
    if (why === 'company')
      await env.DB.prepare(
        "UPDATE orders SET document = json_set(document, '$.billingAddress.company', 'Ltd') WHERE id = ?",
      )
        .bind(id)
        .run();
    if (why === 'packed') await recordStep(env.DB, id, { kind: 'pack' }, operator(`pack-${id}`));
    if (why === 'excluded')
      await env.DB.prepare(
        "UPDATE products SET details = json_set(details, '$.withdrawalExcluded', 'madeToOrder') WHERE sku = ?",
      )
        .bind(sku)
        .run();
    const before = await loadOrder(env.DB, id);
    await withdrawn(order.orderNumber, buyer);
    await handled(id, 'withdrawal-stated');
    expect(await loadOrder(env.DB, id)).toEqual(before);
    expect(await stockOf(sku)).toBe(9);
    const [withdrawal] = await withdrawalsOfOrders(env.DB, [id]);
    if (!withdrawal) throw new Error('not stored');
    const [event] = (await eventsAbout(id)).filter(({ type }) => type === 'withdrawal-stated');
    expect(await findMail(env.DB, event?.id ?? '')).toMatchObject({ recipient: buyer });
    expect(await refundsOf(env.DB, [withdrawal])).toMatchObject([
      { waitsFor: 'return', left: why },
    ]);
  },
);
