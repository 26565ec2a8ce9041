/** What becomes of an order after it was placed is told to the remote; payment providers are the shop's. */
import { env as bindings } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { environmentOf } from '#worker/settings/environment.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { card } from '../adyen-sandbox.ts';
import { soon } from '../paying.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { sellEverywhere } from './every-backend.ts';
import { commercetoolsShopper } from './front-shop.ts';
import { commercetoolsBindings } from './remote-bindings.ts';
import { twinOrder } from './twin.ts';

beforeAll(sellEverywhere);

const env = environmentOf(commercetoolsBindings(bindings));

async function ready(market: 'de' | 'gb') {
  const shopper = commercetoolsShopper(market);
  const begun = await cartWith(shopper, { [twinSkus.parcel]: 1 });
  return { shopper, cart: await addressed(shopper, begun, market) };
}

const told = async () => backendOf(env).jobs.tellRemote(new Date());

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

it('makes an order that a card has paid, with the transactions of its payment', async () => {
  const { shopper, cart } = await ready('gb');
  const pressed = await shopper.post('/checkout/payment', {
    intent: 'order',
    method: 'scheme',
    cartId: cart.id,
    version: String(cart.version),
    total: String(cart.totalPrice.centAmount),
    giftCards: '0',
  });
  const provider = new URL(pressed.headers.get('Location') ?? '', shopper.origin);
  const paid = await shopper.post(provider.pathname, card);
  const back = new URL(paid.headers.get('Location') ?? '', provider);
  const thanks = await shopper.get(back.pathname + back.search);
  expect(thanks.headers.get('Location')).toContain('/checkout/thank-you?order=');
  const { results } = (await shopper.ask('getOrders', {})).me.orders;
  const [order] = results as [Order];
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
