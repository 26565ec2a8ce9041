/** Sums over the lines of a cart or an order. No schema here: browse pages carry this file. */
import type { Cart, IncludedDiscounts, LineItem } from './cart.ts';

/** Pieces in the cart, as the cart button counts them. */
export function pieces(value: Pick<Cart, 'lineItems'>): number {
  return articlesIn(value).reduce((sum, line) => sum + line.quantity, 0);
}

/** Its articles, each once: one may be bought and given. */
export function skusOf(value: Pick<Cart, 'lineItems'>): string[] {
  return [...new Set(articlesIn(value).map((line) => line.variant.sku))];
}

/** The articles it shows, each once: in it or laid aside. */
export function skusShown(value: Pick<Cart, 'lineItems' | 'savedForLater'>): string[] {
  const saved = value.savedForLater.map(({ variant }) => variant.sku);
  return [...new Set([...skusOf(value), ...saved])];
}

/** What can be packed: all but extra guarantees. */
export const articlesIn = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.filter((line) => !isGuarantee(line));

/** Bought for an article of the cart: it comes and goes with it. */
export const isGuarantee = ({ productType }: Pick<LineItem, 'productType'>) =>
  productType.key === 'extra_guarantee';

/** Given by a discount. */
export const isGift = ({ lineItemMode }: Pick<LineItem, 'lineItemMode'>) =>
  lineItemMode === 'GiftLineItem';

/** Shipping after its discounts, VAT included, in cents. */
export function shippingPrice({ shippingInfo }: Pick<Cart, 'shippingInfo'>): number {
  return (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount ?? 0;
}

/** Lines before volume discounts and shipping, VAT included, in cents. */
export function goodsBeforeDiscount(value: Pick<Cart, 'lineItems'>): number {
  return value.lineItems.reduce((sum, { price, quantity }) => {
    return sum + (price.discounted ?? price.value).centAmount * quantity;
  }, 0);
}

/** Lines after their discounts, VAT included, in cents. */
export function goodsTotal(value: Pick<Cart, 'lineItems'>): number {
  return value.lineItems.reduce((sum, line) => sum + line.taxedPrice.totalGross.centAmount, 0);
}

/** Cents that each discount takes off lines, goods and shipping together, by its id. */
export function amountsTakenOff(
  value: Pick<Cart, 'lineItems' | 'discountOnTotalPrice' | 'shippingInfo'>,
): Map<string, number> {
  const off = new Map<string, number>();
  const add = (included: IncludedDiscounts = [], quantity = 1) => {
    for (const { discount, discountedAmount } of included) {
      off.set(discount.id, (off.get(discount.id) ?? 0) + discountedAmount.centAmount * quantity);
    }
  };
  for (const { discountedPricePerQuantity } of value.lineItems) {
    for (const { quantity, discountedPrice } of discountedPricePerQuantity) {
      add(discountedPrice.includedDiscounts, quantity);
    }
  }
  add(value.discountOnTotalPrice?.includedDiscounts);
  add(value.shippingInfo?.discountedPrice?.includedDiscounts);
  return off;
}
