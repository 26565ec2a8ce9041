/** Sums of a cart or an order, in cents. No zod import: the browser bundles this file. */
import { netParts } from '../money/net-parts.ts';
import type { Cart, IncludedDiscounts } from './cart.ts';

/** Shipping after its discounts, VAT included, in cents. */
export function shippingPrice({ shippingInfo }: Pick<Cart, 'shippingInfo'>): number {
  return (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount ?? 0;
}

/** Lines after their discounts, VAT included, in cents. */
export function goodsTotal(value: Pick<Cart, 'lineItems'>): number {
  return value.lineItems.reduce((sum, line) => sum + line.taxedPrice.totalGross.centAmount, 0);
}

/** The rate of the VAT in its amounts. 0: gift cards, and a delivery to a business that pays its own VAT. */
export const vatRateIn = ({ taxedPrice }: Pick<Cart, 'taxedPrice'>): number =>
  taxedPrice.taxPortions[0]?.rate ?? 0;

/** The net amount of each line, by its id: together they are the net amount of the goods. */
export function netOfLines(
  { lineItems, totalPrice }: Pick<Cart, 'lineItems' | 'totalPrice'>,
  vatRate: number,
): Map<string, number> {
  const lines = lineItems.map(({ quantity, taxedPrice }) => ({
    quantity,
    gross: taxedPrice.totalGross.centAmount,
  }));
  const nets = netParts(lines, vatRate, totalPrice.currencyCode);
  return new Map(lineItems.map(({ id }, at) => [id, nets[at] ?? 0]));
}

/**
 * The one way in which pages and mails add up: the lines as shown make the goods; less the discount on the total, plus
 * shipping and fee, they make the total. Discounts of lines are in the lines already, those of shipping in the shipping.
 */
export function sumsOf(
  value: Pick<Cart, 'lineItems' | 'shippingInfo' | 'discountOnTotalPrice'> & {
    custom: Pick<Cart['custom'], 'calculatedCodFee'>;
  },
): { goods: number; discount: number; shipping: number; fee: number } {
  return {
    goods: goodsTotal(value),
    discount: value.discountOnTotalPrice?.discountedAmount.centAmount ?? 0,
    shipping: shippingPrice(value),
    fee: value.custom.calculatedCodFee?.centAmount ?? 0,
  };
}

/** Cents that each discount takes off lines, goods and shipping together, by its id. */
export function discountAmounts(
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
