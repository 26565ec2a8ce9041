/**
 * The prices of the pieces of a cart after all discounts, and the discounts on the goods total and on shipping: volume
 * discounts first, then cart discounts in their order. In cents of the store's currency.
 */
import { type Chosen, chooseDiscounts, targetsIn } from '../discount/choose.ts';
import type { MatchedCart, MatchedLine } from '../discount/discount-match.ts';
import {
  discountedLine,
  discountedLines,
  type Line,
  type Sum,
  sumOf,
} from '../discount/take-off.ts';
import type { Cart, LineItem } from './cart.ts';
import type { CartFacts } from './facts.ts';
import { volumePriceOf } from './volume-price.ts';

export type Bill = {
  /** One entry per line; gifts are not included. */
  lines: Line[];
  /** The goods total after the discounts on it. */
  goods: Sum;
  chosen: Chosen;
  /** The shipping price after its discounts. */
  shipping: (centAmount: number) => Sum;
};

/** `besides`: cents of goods that line discounts do not apply to. */
export function billOf(
  cart: Cart,
  lineItems: readonly LineItem[],
  besides: number,
  facts: CartFacts,
): Bill {
  const { currency, volumeDiscounts } = facts.store;
  const matched = matchedCart(cart, lineItems, facts);
  const chosen = chooseDiscounts(matched, facts, {
    codes: cart.discountCodes.map(({ discountCode }) => discountCode.code),
    at: facts.at,
    canGive: (sku) => (facts.products.get(sku)?.availableQuantity ?? 0) > 0,
  });
  const lines = chosen.discounts.reduce(
    (before, discount) =>
      discountedLines(before, targetsIn(matched.lines, discount), discount, currency),
    lineItems.map((line): Line => [volumePriceOf(line, volumeDiscounts)]),
  );
  const after = (target: 'totalPrice' | 'shipping', centAmount: number) =>
    chosen.discounts
      .filter((discount) => discount.target?.type === target)
      .reduce<Sum>((sum, discount) => discountedLine(sum, discount, currency), {
        centAmount,
        included: [],
      });
  const goods = lines.reduce((sum, line) => sum + sumOf(line), besides);
  return {
    lines,
    goods: after('totalPrice', goods),
    chosen,
    shipping: (centAmount) => after('shipping', centAmount),
  };
}

/** The values that discount predicates test; prices include volume discounts but no others. */
function matchedCart(
  { customerEmail, shippingAddress }: Cart,
  lineItems: readonly LineItem[],
  { store, products }: CartFacts,
): MatchedCart {
  const lines = lineItems.map((line): MatchedLine => {
    const { quantity, variant, price, productType } = line;
    const product = products.get(variant.sku);
    const pieces = volumePriceOf(line, store.volumeDiscounts);
    return {
      sku: variant.sku,
      productType: productType.key,
      categories: product?.categories ?? [],
      brand: product?.brand,
      volumeDiscountGroup: variant.volumeDiscountGroup,
      isBware: variant.isBware ?? false,
      isPackageTypeFreight: variant.isPackageTypeFreight,
      isReduced: price.discounted !== undefined,
      quantity,
      unitCentAmount: pieces.centAmount,
      totalCentAmount: sumOf([pieces]),
    };
  });
  return {
    store: store.key,
    currency: store.currency,
    shippingCountry: shippingAddress?.country,
    customerEmail,
    lines,
  };
}
