/** Shipping of a cart: its method, whether that matches the content, and its price. Source: checklist SHI-2. */
import { type Failure, failure } from '../errors.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { moneyOf } from '../money/money-of.ts';
import {
  defaultShippingMethod,
  type ShippingMethodKey,
  settledShippingMethod,
  shippingFee,
  shippingMethodId,
  shippingMethodOf,
  shippingMethodState,
  shippingRatesOf,
} from '../shipping/methods.ts';
import type { Store } from '../store/store.ts';
import { isOfGiftCards } from './articles.ts';
import type { Bill } from './bill.ts';
import type { Cart, ShippingInfo } from './cart.ts';
import { includedDiscounts } from './line-items.ts';
import { goodsTotal } from './sums.ts';
import { taxed } from './taxed.ts';

/**
 * The cart with a matching shipping method and its fee. Shipping is free from the store's threshold on, measured by the
 * line totals: discounts on the goods total do not count. Shipping of an empty cart, or of gift cards, costs nothing.
 */
export function withShipping(cart: Cart, bill: Bill, store: Store, vatRate: number): Cart {
  const { lineItems, shippingInfo } = cart;
  const key = settledShippingMethod(shippingInfo?.shippingMethod.key, lineItems);
  const rate = shippingRatesOf(store)[key];
  const isNothing = lineItems.length === 0 || isOfGiftCards(cart);
  const fee = isNothing ? 0 : shippingFee(rate, goodsTotal(cart));
  const { centAmount, included } = bill.shipping(fee);
  return {
    ...cart,
    shippingInfo: {
      shippingMethod: shippingMethodReference(key),
      shippingMethodState: shippingMethodState(key, lineItems),
      price: moneyOf(fee, store.currency),
      ...(included.length > 0 && {
        discountedPrice: {
          value: moneyOf(centAmount, store.currency),
          includedDiscounts: includedDiscounts(included, store.currency),
        },
      }),
      taxedPrice: taxed(centAmount, vatRate, store.currency),
    },
  };
}

/** Shipping of an empty cart: the default method at no cost. */
export function nothingToShip(vatRate: number, currency: CurrencyCode): ShippingInfo {
  return {
    shippingMethod: shippingMethodReference(defaultShippingMethod),
    shippingMethodState: 'MatchesCart',
    price: moneyOf(0, currency),
    taxedPrice: taxed(0, vatRate, currency),
  };
}

/** The cart with this method; its fee is set when it is priced. Without an id, pricing sets the first one offered. */
export function withShippingMethod(
  cart: Cart,
  id: string | undefined,
): { ok: true; cart: Cart } | Failure {
  const { shippingInfo, ...without } = cart;
  if (id === undefined) return { ok: true, cart: without };
  const key = shippingMethodOf(id);
  if (!key) return failure('ShippingMethodNotFound', { about: id });
  if (shippingMethodState(key, cart.lineItems) === 'DoesNotMatchCart') {
    return failure('ShippingMethodNotOffered', { about: key });
  }
  const before = shippingInfo ?? nothingToShip(0, cart.totalPrice.currencyCode);
  return {
    ok: true,
    cart: { ...cart, shippingInfo: { ...before, shippingMethod: shippingMethodReference(key) } },
  };
}

export const shippingMethodReference = (key: ShippingMethodKey) => ({
  id: shippingMethodId(key),
  key,
});
