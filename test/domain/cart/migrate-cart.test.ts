/** Carts and orders stored by an earlier Kontor stay readable: nothing is lost, no amount changes. */
import { expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { migratedCart, withSaved } from '#domain/cart/migrate-cart.ts';
import { shippingPrice } from '#domain/cart/sums.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';

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

const freeDelivery: CartDiscount = {
  id: 'free',
  key: 'free',
  name: { en: 'Free delivery' },
  isActive: true,
  stores: [],
  sortOrder: '0.5',
  requiresDiscountCode: false,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
  value: { type: 'relative', permyriad: 10_000 },
  target: { type: 'shipping' },
};

/** The cart as it was stored before carts had discounts. */
function asKeptThen({ discountCodes, refusedGifts, cartDiscounts, taxMode, ...cart }: Cart): Cart {
  const lineItems = cart.lineItems.map(({ lineItemMode, discountedPricePerQuantity, ...line }) => {
    const [reduced] = discountedPricePerQuantity;
    const value = reduced?.discountedPrice.value;
    const { id, ...variant } = line.variant;
    return {
      ...line,
      variant,
      ...(value && { discountedPricePerQuantity: { value, permyriad: 1000 } }),
    };
  });
  return JSON.parse(JSON.stringify({ ...cart, lineItems }));
}

it('a cart stored before carts had discounts becomes as it would be stored today', () => {
  expect(today.cartDiscounts).toMatchObject([{ id: 'volume-standard-5' }]);
  expect(migratedCart(asKeptThen(today))).toEqual(today);
});

/** The cart as it was stored when shipping had only its method and its price. */
function asShippedThen({ shippingInfo, ...cart }: Cart): Cart {
  if (!shippingInfo) throw new Error('nothing is shipped');
  const { shippingMethodState, taxedPrice, shippingMethod, ...price } = shippingInfo;
  const { key } = shippingMethod;
  return JSON.parse(
    JSON.stringify({ ...cart, shippingInfo: { shippingMethod: { key }, ...price } }),
  );
}

it('a cart stored with only the method and price of its shipping gets all of today’s fields', () => {
  const one: CartAction = { action: 'addLineItem', sku: single.sku, quantity: 1 };
  const facts = factsOf(store, [single]);
  const paid = cartAfter(emptyCartOf(store), [one], facts);
  const given = cartAfter(emptyCartOf(store), [one], { ...facts, discounts: [freeDelivery] });
  expect([paid, given].map(shippingPrice)).toEqual([195, 0]);
  for (const kept of [today, paid, given]) {
    expect(migratedCart(asShippedThen(kept))).toEqual(kept);
  }
  for (const kept of [today, paid]) {
    expect(migratedCart(asShippedThen(asKeptThen(kept)))).toEqual(kept);
  }
});

it('a cart and an undo stored without saved items get an empty list of them', () => {
  const { savedForLater, ...kept } = today;
  expect(migratedCart(kept as Cart)).toEqual(today);
  const { lineItems, discountCodes, refusedGifts } = kept;
  const before = { lineItems, discountCodes, refusedGifts } as Cart;
  expect(withSaved(before)).toEqual({ ...before, savedForLater: [] });
});

it('an empty cart stored without a shipping method gets one only when it changes', () => {
  const { shippingInfo, ...kept } = emptyCartOf(store);
  expect(migratedCart(kept)).toEqual(kept);
  const recalculate: CartAction = { action: 'recalculate', updateProductData: true };
  const changed = cartAfter(kept, [recalculate], factsOf(store, []));
  expect(changed.shippingInfo).toEqual(shippingInfo);
});

it('a cart stored today is returned unchanged', () => {
  expect(migratedCart(today)).toBe(today);
});
