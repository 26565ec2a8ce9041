/** What a statement of withdrawal does to its order: shipped articles are announced as a return, the others cancelled. */
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { stockOf } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { placed } from '../placed-orders.ts';
import { email } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { confirmed, review } from './stating.ts';

/** The whole order is withdrawn from; its events are handled twice. */
async function withdrawn(orderNumber: string, id: string): Promise<KontorEvent[]> {
  const shopper = visitor('ie');
  const words = { name: 'Zora Nováková', order: orderNumber, email };
  await confirmed(shopper, await review(shopper, words));
  const stated = (await eventsAbout(id)).filter(({ type }) => type === 'withdrawal-stated');
  await deliver(...stated, ...stated);
  return stated;
}

it('before it is shipped, the order is cancelled and its stock is back', async () => {
  const { order, sku } = await placed('ie', 'cashOnDelivery');
  expect(await withdrawn(order.orderNumber, order.id)).toHaveLength(1);
  expect(await loadOrder(env.DB, order.id)).toMatchObject({ orderState: 'Cancelled' });
  expect(await stockOf(sku)).toBe(10);
});

it('after it is shipped, a return is announced once', async () => {
  const { order, sku } = await placed('ie', 'cashOnDelivery');
  const stamp = { id: `ship-${order.id}`, at: new Date().toISOString() };
  await recordStep(
    env.DB,
    order.id,
    { kind: 'ship', carrier: 'dhl' },
    { ...stamp, actor: 'operator:anna' },
  );
  await withdrawn(order.orderNumber, order.id);
  const after = await loadOrder(env.DB, order.id);
  expect(after).toMatchObject({ orderState: 'Confirmed', shipmentState: 'Shipped' });
  expect(after?.returns).toMatchObject([{ reason: 'withdrawal', lines: [{ quantity: 1 }] }]);
  expect(await stockOf(sku)).toBe(9);
});
