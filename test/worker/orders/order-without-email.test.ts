/** The pages require an e-mail address earlier; a call without one is refused and logged. Source: checklist PAY-6. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { addressIn, cartWith, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';

it('an order without e-mail is refused, and logged with its payment type and cart', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const address = addressIn('de');
  const { cart } = await shopper.ask('updateCart', {
    id,
    version,
    actions: [
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  });
  const lines = await logged(async () => {
    expect(await shopper.call('createOrder', orderCall(cart, 'bankTransfer', 6000))).toMatchObject({
      status: 409,
      code: 'AddressMissing',
      message: 'Email or address details are missing for cart',
    });
  });
  expect(lines.filter((line) => line.includes('order without email'))).toEqual([
    JSON.stringify({
      error: 'order without email',
      paymentType: 'bankTransfer',
      cart: id.slice(0, 8),
    }),
  ]);
  expect(await ordersOf(id)).toEqual([]);
  expect(await eventsAbout(sku)).toEqual([]);
});
