/**
 * Migrates carts and orders stored before discounts were listed one by one (only volume discounts were known), before
 * shipping had a method id, state and tax, before items could be saved for later, before lines had a variant id and
 * carts a tax mode, or before orders had custom lines.
 */
import { customLinesOf } from '../order/custom-lines.ts';
import type { Order } from '../order/order.ts';
import type { Cart, LineItem } from './cart.ts';
import { withDiscounts } from './line-items.ts';
import { normalised } from './pricing.ts';
import { shippingMethodReference } from './shipping.ts';
import { taxed } from './taxed.ts';
import { volumePriceOf } from './volume-price.ts';

/** The cart or order in the current format; unchanged if it already is. No amount changes. */
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

/** Also used for the content that an undo restores; an order has no items saved for later. */
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

/** The volume discounts of that time. */
const stepsThen = {
  standard: [
    { fromQuantity: 3, permyriad: 500 },
    { fromQuantity: 5, permyriad: 1000 },
    { fromQuantity: 10, permyriad: 1500 },
  ],
};

function withDiscountDetails<Stored extends Cart | Order>(stored: Stored): Stored {
  if (Object.hasOwn(stored, 'cartDiscounts')) return stored;
  const migrated: Stored = {
    ...stored,
    lineItems: stored.lineItems.map(
      (line): LineItem => ({
        ...withDiscounts(
          line,
          [volumePriceOf(line, stepsThen)],
          line.taxedPrice.totalGross.currencyCode,
        ),
        lineItemMode: 'Standard',
      }),
    ),
    discountCodes: [],
    ...('cartState' in stored && { refusedGifts: [] }),
  };
  return { ...migrated, cartDiscounts: normalised(migrated, [], new Map(), stepsThen) };
}
