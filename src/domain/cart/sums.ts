/** Sums over the lines of a cart or an order. No schema here: browse pages carry this file. */
import type { Cart } from './cart.ts';

/** Pieces in the cart, as the cart button counts them. */
export function pieces(value: Pick<Cart, 'lineItems'>): number {
  return value.lineItems.reduce((sum, line) => sum + line.quantity, 0);
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
