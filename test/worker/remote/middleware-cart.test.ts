/** A purchase in a shop whose carts and orders a middleware has: the shop of the other tests. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { copyToFront, middlewareShopper } from './front-shop.ts';

it('has its cart at the middleware, with the amounts of that cart', async () => {
  const [sku] = await putOnSale({ price: 9_900, volumeDiscount: true });
  await copyToFront(sku);
  const shopper = middlewareShopper('de');
  const cart = await cartWith(shopper, { [sku]: 3 });
  const { cart: peer } = await visitor('de').ask('getCart', { id: cart.id });
  expect(peer.lineItems).toMatchObject([{ quantity: 3, variant: { sku } }]);
  expect(cart.lineItems[0]?.discountedPricePerQuantity).toMatchObject([{ quantity: 3 }]);
  expect(cart.totalPrice).toEqual(peer.totalPrice);
  expect(cart.taxedPrice).toEqual(peer.taxedPrice);
});

it('places an order there, and has the same order', async () => {
  const [sku] = await putOnSale({ price: 9_900 });
  await copyToFront(sku);
  const shopper = middlewareShopper('de');
  const cart = await addressed(shopper, await cartWith(shopper, { [sku]: 1 }), 'de');
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  expect(order).toMatchObject({ totalPrice: cart.totalPrice, lineItems: [{ variant: { sku } }] });
});
