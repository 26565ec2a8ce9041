/**
 * Carts and orders that were kept before discounts were told one by one, when they knew those for volume only, before
 * shipping told its method's id, its state and its tax, before anything could be saved for later, before lines named their
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
export function migratedCart<Stored extends Cart | Order>(stored: Stored): Stored {
  return withCustomLines(withNames(withSaved(withShippingDetails(withDiscountDetails(stored)))));
}

function withCustomLines<Stored extends Cart | Order>(stored: Stored): Stored {
  if (!('orderNumber' in stored) || Object.hasOwn(stored, 'customLineItems')) return stored;
  return { ...stored, customLineItems: customLinesOf(stored.id, stored.custom) };
}

function withNames<Stored extends Cart | Order>(stored: Stored): Stored {
  const isCart = 'cartState' in stored;
  const isNamed = stored.lineItems.every(({ variant }) => Object.hasOwn(variant, 'id'));
  if (isNamed && (!isCart || Object.hasOwn(stored, 'taxMode'))) return stored;
  return {
    ...stored,
    lineItems: stored.lineItems.map(
      (line): LineItem => ({ ...line, variant: { ...line.variant, id: 1 } }),
    ),
    ...(isCart && { taxMode: 'Platform' }),
  };
}

/** Also what an undo brings back; an order has nothing that is saved for later. */
export function withSaved<Stored extends Pick<Cart, 'savedForLater'> | Order>(
  stored: Stored,
): Stored {
  if ('orderNumber' in stored || Object.hasOwn(stored, 'savedForLater')) return stored;
  return { ...stored, savedForLater: [] };
}

function withShippingDetails<Stored extends Cart | Order>(stored: Stored): Stored {
  const { shippingInfo, taxedPrice } = stored;
  if (!shippingInfo || Object.hasOwn(shippingInfo, 'taxedPrice')) return stored;
  const { centAmount, currencyCode } = shippingInfo.discountedPrice?.value ?? shippingInfo.price;
  const rate = taxedPrice.taxPortions[0]?.rate ?? 0;
  return {
    ...stored,
    shippingInfo: {
      ...shippingInfo,
      shippingMethod: shippingMethodReference(shippingInfo.shippingMethod.key),
      shippingMethodState: 'MatchesCart',
      taxedPrice: taxed(centAmount, rate, currencyCode),
    },
  };
}

function withDiscountDetails<Stored extends Cart | Order>(stored: Stored): Stored {
  if (Object.hasOwn(stored, 'cartDiscounts')) return stored;
  const migrated: Stored = {
    ...stored,
    lineItems: stored.lineItems.map(
      (line): LineItem => ({
        ...withDiscounts(line, [volumePriceOf(line)], line.taxedPrice.totalGross.currencyCode),
        lineItemMode: 'Standard',
      }),
    ),
    discountCodes: [],
    ...('cartState' in stored && { refusedGifts: [] }),
  };
  return { ...migrated, cartDiscounts: normalised(migrated, [], new Map()) };
}
