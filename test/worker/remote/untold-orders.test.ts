/** Orders at a middleware, which has no call for what becomes of an order, and may confirm it by a mail of its own. */
import { env as bindings } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { environmentOf } from '#worker/settings/environment.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { deliverWith } from '../deliver.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { sellEverywhere } from './every-backend.ts';
import { middlewareShopper } from './front-shop.ts';
import { middlewareBindings } from './remote-bindings.ts';

beforeAll(sellEverywhere);

const front = environmentOf(middlewareBindings(bindings));

async function ordered() {
  const shopper = middlewareShopper('de');
  const begun = await cartWith(shopper, { [twinSkus.parcel]: 1 });
  const cart = await addressed(shopper, begun, 'de');
  const call = orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount);
  return { shopper, order: (await shopper.ask('createOrder', call)).order };
}

it('neither the shopper nor a job cancels what the middleware would deliver all the same', async () => {
  const { shopper, order } = await ordered();
  const { id, orderNumber } = order;
  const found = await shopper.ask('findOrder', { orderNumber });
  expect(found.order).toMatchObject({ orderNumber, isCancellable: false });
  expect(await shopper.call('cancelOrder', { orderNumber })).toMatchObject({
    status: 409,
    code: 'OrderNotCancellable',
  });
  const { jobs, events } = backendOf(front);
  const late = new Date(Date.now() + 60 * 86_400_000);
  expect(await jobs.dueOrders(front.settings.unpaidDays, late)).toEqual([]);
  expect(await events.order(id)).toMatchObject({ orderState: 'Open' });
});

it.each([
  ['shop', 1],
  ['backend', 0],
])('with ORDER_CONFIRMATION %s the shop sends %i mails', async (ORDER_CONFIRMATION, mails) => {
  const { order } = await ordered();
  const stored = await backendOf(front).events.order(order.id);
  if (!stored) throw new Error(order.id);
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
  const taken = deliverWith({ ...middlewareBindings(bindings), ORDER_CONFIRMATION });
  await taken({ id, at, type: 'order-placed', order: stored });
  const sent = await front.DB.prepare('SELECT id FROM mails WHERE order_id = ?')
    .bind(order.id)
    .all();
  expect(sent.results).toHaveLength(mails);
});
