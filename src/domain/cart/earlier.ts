/**
 * Carts and orders that were kept before discounts were told one by one, when they knew those for volume only, before
 * shipping told its method's id, its state and its tax, before anything could be laid aside, before lines named their
 * variant and carts their tax mode, or before orders had lines beside their articles.
 */
import { customLinesOf } from '../order/custom-lines.ts';
import type { Order } from '../order/order.ts';
import type { Cart, LineItem } from './cart.ts';
import { withDiscounts } from './line-items.ts';
import { normalised } from './pricing.ts';
import { shippingMethodReference } from './shipping.ts';
import { taxed } from './taxed.ts';
import { volumePriceOf } from './volume-price.ts';

/** As it would be kept today; what is, stays as it is. No amount changes. */
export function broughtUpToDate<Kept extends Cart | Order>(kept: Kept): Kept {
  return withCustomLines(withNames(withSaved(withToldShipping(withToldDiscounts(kept)))));
}

function withCustomLines<Kept extends Cart | Order>(kept: Kept): Kept {
  if (!('orderNumber' in kept) || Object.hasOwn(kept, 'customLineItems')) return kept;
  return { ...kept, customLineItems: customLinesOf(kept.id, kept.custom) };
}

function withNames<Kept extends Cart | Order>(kept: Kept): Kept {
  const isCart = 'cartState' in kept;
  const isNamed = kept.lineItems.every(({ variant }) => Object.hasOwn(variant, 'id'));
  if (isNamed && (!isCart || Object.hasOwn(kept, 'taxMode'))) return kept;
  return {
    ...kept,
    lineItems: kept.lineItems.map(
      (line): LineItem => ({ ...line, variant: { ...line.variant, id: 1 } }),
    ),
    ...(isCart && { taxMode: 'Platform' }),
  };
}

/** Also what an undo brings back; an order has nothing that lies aside. */
export function withSaved<Kept extends Pick<Cart, 'savedForLater'> | Order>(kept: Kept): Kept {
  if ('orderNumber' in kept || Object.hasOwn(kept, 'savedForLater')) return kept;
  return { ...kept, savedForLater: [] };
}

function withToldShipping<Kept extends Cart | Order>(kept: Kept): Kept {
  const { shippingInfo, taxedPrice } = kept;
  if (!shippingInfo || Object.hasOwn(shippingInfo, 'taxedPrice')) return kept;
  const { centAmount, currencyCode } = shippingInfo.discountedPrice?.value ?? shippingInfo.price;
  const rate = taxedPrice.taxPortions[0]?.rate ?? 0;
  return {
    ...kept,
    shippingInfo: {
      ...shippingInfo,
      shippingMethod: shippingMethodReference(shippingInfo.shippingMethod.key),
      shippingMethodState: 'MatchesCart',
      taxedPrice: taxed(centAmount, rate, currencyCode),
    },
  };
}

function withToldDiscounts<Kept extends Cart | Order>(kept: Kept): Kept {
  if (Object.hasOwn(kept, 'cartDiscounts')) return kept;
  const told: Kept = {
    ...kept,
    lineItems: kept.lineItems.map(
      (line): LineItem => ({
        ...withDiscounts(line, [volumePriceOf(line)], line.taxedPrice.totalGross.currencyCode),
        lineItemMode: 'Standard',
      }),
    ),
    discountCodes: [],
    ...('cartState' in kept && { refusedGifts: [] }),
  };
  return { ...told, cartDiscounts: normalised(told, [], new Map()) };
}
