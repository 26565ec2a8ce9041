/** What becomes of an order after it was placed is told to the remote; payment providers are the shop's. */
import { env as bindings } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { environmentOf } from '#worker/settings/environment.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { card } from '../adyen-sandbox.ts';
import { soon } from '../paying.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import type { Visitor } from '../visitor.ts';
import { sellEverywhere } from './every-backend.ts';
import { commercetoolsShopper, middlewareShopper } from './front-shop.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';
import { healTwin, twinFault, twinOrder } from './twin.ts';

beforeAll(sellEverywhere);

const env = environmentOf(commercetoolsBindings(bindings));

async function ready(market: 'de' | 'gb') {
  const shopper = commercetoolsShopper(market);
  const begun = await cartWith(shopper, { [twinSkus.parcel]: 1 });
  return { shopper, cart: await addressed(shopper, begun, market) };
}

/** `later`: after so many ms. */
const told = async (later = 0) => backendOf(env).jobs.tellRemote(new Date(Date.now() + later));

it('tells commercetools that the order is paid and cancelled', async () => {
  const { shopper, cart } = await ready('de');
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  expect(await twinOrder(order.orderNumber)).toMatchObject({
    orderState: 'Open',
    paymentState: 'Pending',
    totalPrice: { centAmount: total },
  });
  await shopper.ask('cancelOrder', { orderNumber: order.orderNumber });
  await told();
  expect(await twinOrder(order.orderNumber)).toMatchObject({ orderState: 'Cancelled' });
});

/** The order button, with a card, of the cart as the shopper has read it; `meanwhile`: before the card is given. */
async function paidByCard(
  { shopper, cart }: Awaited<ReturnType<typeof ready>>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Order> {
  const pressed = await shopper.post('/checkout/payment', {
    intent: 'order',
    method: 'scheme',
    cartId: cart.id,
    version: String(cart.version),
    total: String(cart.totalPrice.centAmount),
    giftCards: '0',
  });
  const provider = new URL(pressed.headers.get('Location') ?? '', shopper.origin);
  await meanwhile();
  const paid = await shopper.post(provider.pathname, card);
  const back = new URL(paid.headers.get('Location') ?? '', provider);
  const thanks = await shopper.get(back.pathname + back.search);
  expect(thanks.headers.get('Location')).toContain('/checkout/thank-you?order=');
  const { results } = (await shopper.ask('getOrders', {})).me.orders;
  return results[0] as Order;
}

it('makes an order that a card has paid, with the transactions of its payment', async () => {
  const { shopper, cart } = await ready('gb');
  const order = await paidByCard({ shopper, cart });
  expect(order.totalPrice).toEqual(cart.totalPrice);
  const amount = { centAmount: cart.totalPrice.centAmount, currencyCode: 'GBP' };
  expect(await twinOrder(order.orderNumber)).toMatchObject({
    totalPrice: amount,
    payments: [
      {
        paymentMethodInfo: { paymentInterface: 'scheme' },
        amountPlanned: amount,
        transactions: [{ type: 'Authorization', state: 'Success', amount }],
      },
    ],
  });
  // The provider reports the capture some seconds later.
  await soon(async () => {
    await told();
    expect(await twinOrder(order.orderNumber)).toMatchObject({
      paymentState: 'Paid',
      payments: [{ transactions: [{}, { type: 'Charge', state: 'Success', amount }] }],
    });
  });
});

it('makes the order that was reviewed, and saves for later what was added while the shopper paid', async () => {
  const { shopper, cart } = await ready('gb');
  const order = await paidByCard({ shopper, cart }, async () => {
    const actions = [{ action: 'addLineItem' as const, sku: twinSkus.other, quantity: 1 }];
    const { id } = cart;
    const { version } = (await shopper.ask('getCart', { id })).cart;
    const changed = await shopper.ask('updateCart', { id, version, actions });
    expect(changed.cart.lineItems).toHaveLength(2);
  });
  const skus = ({ lineItems }: Pick<Order, 'lineItems'>) =>
    lineItems.map(({ variant }) => variant.sku);
  expect(skus(order)).toEqual([twinSkus.parcel]);
  const { centAmount } = cart.totalPrice;
  expect(order.totalPrice.centAmount).toBe(centAmount);
  const there = await twinOrder(order.orderNumber);
  expect(there).toMatchObject({ totalPrice: { centAmount } });
  expect(skus(there as unknown as Order)).toEqual([twinSkus.parcel]);
  const { activeCart } = (await shopper.ask('getMe', {})).me;
  expect(activeCart?.savedForLater).toMatchObject([{ variant: { sku: twinSkus.other } }]);
});

const placed = async (shopper: Visitor, cart: Cart): Promise<Order> =>
  (await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount)))
    .order as Order;

it('draws another number if commercetools has given it to another order', async () => {
  const { shopper, cart } = await ready('de');
  const first = await placed(shopper, cart);
  await env.DB.prepare("UPDATE sequences SET value = value - 1 WHERE name = 'order'").run();
  const next = await ready('de');
  const second = await placed(next.shopper, next.cart);
  expect(second.orderNumber).not.toBe(first.orderNumber);
  expect(await twinOrder(second.orderNumber)).toMatchObject({
    totalPrice: { centAmount: next.cart.totalPrice.centAmount },
  });
});

it('keeps its own number if an order here has that of the middleware', async () => {
  const { DB } = environmentOf(middlewareBindings(bindings));
  const begin = async () => {
    const shopper = middlewareShopper('de');
    return {
      shopper,
      cart: await addressed(shopper, await cartWith(shopper, { [twinSkus.parcel]: 1 }), 'de'),
    };
  };
  const first = await begin();
  const { id, orderNumber } = await placed(first.shopper, first.cart);
  const taken = `NS${Number(orderNumber.slice(2)) + 1}`;
  await DB.prepare('UPDATE orders SET order_number = ? WHERE id = ?').bind(taken, id).run();
  const next = await begin();
  const second = await placed(next.shopper, next.cart);
  expect(second.orderNumber).not.toBe(taken);
  const noted = await DB.prepare(
    'SELECT remote_number AS number FROM remote_orders WHERE order_id = ?',
  )
    .bind(second.id)
    .first();
  expect(noted).toEqual({ number: taken });
});

it('tells an order that could not be told later, however long that takes', async () => {
  const { shopper, cart } = await ready('de');
  const { id, orderNumber } = await placed(shopper, cart);
  await shopper.ask('cancelOrder', { orderNumber });
  const failedAt = async () =>
    (
      await env.DB.prepare('SELECT failed_at AS failedAt FROM remote_orders WHERE order_id = ?')
        .bind(id)
        .first<{ failedAt: string | null }>()
    )?.failedAt;
  await twinFault({ kind: 'serverError', document: 'UpdateOrder', times: 9 });
  await told();
  await healTwin();
  expect(await failedAt()).not.toBeNull();
  await told(60 * 86_400_000);
  expect(await failedAt()).toBeNull();
  expect(await twinOrder(orderNumber)).toMatchObject({ orderState: 'Cancelled' });
});
