/** A cart can change while a payment is in progress: lines that the order does not contain are kept. */
import { articlesIn, isGift } from './articles.ts';
import type { Cart, SavedItem } from './cart.ts';
import { savedItemOf } from './saved.ts';

/** Articles, or additional pieces of them, added to the cart after the order was reviewed. */
export function linesAddedSince(cart: Cart, ordered: Pick<Cart, 'lineItems'>): SavedItem[] {
  return articlesIn(cart).flatMap((line) => {
    if (isGift(line)) return [];
    const { sku } = line.variant;
    const same = articlesIn(ordered).filter((each) => each.variant.sku === sku && !isGift(each));
    const quantity = same.reduce((left, each) => left - each.quantity, line.quantity);
    return quantity > 0 ? [{ ...savedItemOf(line), quantity }] : [];
  });
}
