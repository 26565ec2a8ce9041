/** A cart changes on while a payment is under way: what its order does not hold is not lost. */
import { articlesIn, isGift } from './articles.ts';
import type { Cart, SavedItem } from './cart.ts';
import { asSaved } from './saved.ts';

/** Articles, and pieces of them, that came into the cart after the order was reviewed. */
export function leftBehind(cart: Cart, ordered: Pick<Cart, 'lineItems'>): SavedItem[] {
  return articlesIn(cart).flatMap((line) => {
    if (isGift(line)) return [];
    const { sku } = line.variant;
    const same = articlesIn(ordered).filter((each) => each.variant.sku === sku && !isGift(each));
    const quantity = same.reduce((left, each) => left - each.quantity, line.quantity);
    return quantity > 0 ? [{ ...asSaved(line), quantity }] : [];
  });
}
