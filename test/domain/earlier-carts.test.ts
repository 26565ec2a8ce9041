/** Carts and orders of an earlier Kontor are read on: nothing of them is lost, no amount changes. */
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { broughtUpToDate } from '#domain/cart/earlier.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from './shop.ts';

const store = storeOf('ch');
const group = { volumeDiscountGroup: 'standard' };
const [single, several] = [
  productFact({ sku: 'EX10000001', centAmount: 1995, ...group }),
  productFact({ sku: 'EX10000002', centAmount: 4990, discountedCentAmount: 4445, ...group }),
];
const today = cartAfter(
  emptyCartOf(store),
  [
    { action: 'addLineItem', sku: single.sku, quantity: 1 },
    { action: 'addLineItem', sku: several.sku, quantity: 5 },
  ],
  factsOf(store, [single, several]),
);

/** As it was written before there were discounts of a cart. */
function asKeptThen({ discountCodes, refusedGifts, cartDiscounts, ...cart }: Cart): Cart {
  const lineItems = cart.lineItems.map(({ lineItemMode, discountedPricePerQuantity, ...line }) => {
    const [reduced] = discountedPricePerQuantity;
    const value = reduced?.discountedPrice.value;
    return { ...line, ...(value && { discountedPricePerQuantity: { value, permyriad: 1000 } }) };
  });
  return JSON.parse(JSON.stringify({ ...cart, lineItems }));
}

it('a cart is as if it had been kept today', () => {
  expect(today.cartDiscounts).toMatchObject([{ id: 'volume-standard-5' }]);
  expect(broughtUpToDate(asKeptThen(today))).toEqual(today);
});

it('what is kept today is left alone', () => {
  expect(broughtUpToDate(today)).toBe(today);
});
