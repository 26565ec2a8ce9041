/** The form of the addresses step, as browsers without a script send it. */
import { expect } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { putOnSale } from './goods.ts';
import { readPage } from './html-page.ts';
import { addressIn } from './shopper.ts';
import { cartOf } from './shoppers-with-account.ts';
import { led, type Visitor, visitor } from './visitor.ts';

export const step = '/checkout/addresses';

/** A shopper with goods in the cart. */
export async function withGoods(market: CountryCode, shopper: Visitor = visitor(market)) {
  const [sku] = await putOnSale({ price: 2000 });
  await led(shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' }));
  return shopper;
}

export const pageOf = async (shopper: Visitor) => readPage(await shopper.get(step));

export const send = (shopper: Visitor, fields: Record<string, string>) =>
  shopper.post(step, fields);

/** Sends a form that must be accepted, and returns the resulting cart. */
export async function saved(shopper: Visitor, fields: Record<string, string>): Promise<Cart> {
  expect(await led(send(shopper, fields))).toBe('/checkout/payment');
  const cart = await cartOf(shopper);
  if (!cart) throw new Error('the cart is gone');
  return cart;
}

/** The fields that are inputs; the country is a select. */
export const inputsOf = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.endsWith('.country')));

export const shippingFields = (country: CountryCode) =>
  Object.fromEntries(
    Object.entries(addressIn(country)).map(([name, value]) => [`shipping.${name}`, value]),
  );
