/** Carts and orders that were kept before discounts were told one by one. They knew those for volume only. */
import type { Order } from '../order/order.ts';
import type { Cart, LineItem } from './cart.ts';
import { withDiscounts } from './line-items.ts';
import { normalised } from './pricing.ts';
import { volumePriceOf } from './volume-price.ts';

/** As it would be kept today; what is, stays as it is. No amount changes. */
export function broughtUpToDate<Kept extends Cart | Order>(kept: Kept): Kept {
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
