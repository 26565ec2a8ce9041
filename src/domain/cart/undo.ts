/** Undoes the last change of a cart's content: pure. The data for it is stored, and deleted, with the cart's room. */
import { failure } from '../errors.ts';
import type { Applied, CartNotice } from './apply.ts';
import { isGift } from './articles.ts';
import type { Cart, LineItem, SavedItem } from './cart.ts';
import type { CartFacts } from './facts.ts';
import { maxQuantityOf } from './line-items.ts';
import { priced } from './pricing.ts';
import { mergedSavedItems } from './saved.ts';

/** What an undo restores: lines, saved items, codes, refused gifts. Not: customer, addresses and payment. */
type CartContent = Pick<Cart, 'lineItems' | 'savedForLater' | 'discountCodes' | 'refusedGifts'>;

/** The operation that last changed the cart's content, and the content before it. */
export type Undoable = { operationId: string; before: CartContent };

/** The undo data of an operation; undefined if it did not change the content. */
export function undoableOf(operationId: string, before: Cart, after: Cart): Undoable | undefined {
  if (contentKey(before) === contentKey(after)) return undefined;
  const { lineItems, savedForLater, discountCodes, refusedGifts } = before;
  return {
    operationId,
    before: { lineItems: chosen(lineItems), savedForLater, discountCodes, refusedGifts },
  };
}

/**
 * The cart with its earlier content, repriced with current facts and with the next version. A line is restored up to
 * the available quantity, with a notice if that is less; a line whose product is gone comes back as unavailable. Saved
 * pieces that cannot return to their line stay saved.
 * Fails with OutOfStock if nothing can be restored.
 */
export function undoneCart(cart: Cart, { before }: Undoable, facts: CartFacts): Applied {
  const missing = new Map<string, number>();
  const lineItems = before.lineItems.flatMap((line) => {
    const quantity = promised(line, cart, facts);
    if (quantity < line.quantity) missing.set(line.variant.sku, line.quantity - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const savedForLater = restoredSavedItems(cart, before, missing);
  const earlier = priced({ ...cart, ...before, lineItems, savedForLater }, facts);
  const notices = [...missing.keys()].map((sku): CartNotice => ({ code: 'MaximumReached', sku }));
  const [notice] = notices;
  if (notice && contentKey(earlier) === contentKey(cart)) {
    return failure('OutOfStock', { about: notice.sku });
  }
  return { ok: true, cart: { ...earlier, version: cart.version + 1 }, notices };
}

/** Number of pieces to restore; pieces that are still in the cart stay in any case. */
function promised({ id, variant, quantity }: LineItem, cart: Cart, facts: CartFacts): number {
  if (!facts.products.has(variant.sku)) return quantity;
  const now = cart.lineItems.find((line) => line.id === id)?.quantity ?? 0;
  return Math.min(quantity, Math.max(now, maxQuantityOf(variant.sku, facts)));
}

/** The items saved before, plus those saved now whose pieces cannot return to their line. */
function restoredSavedItems(
  { savedForLater }: Cart,
  before: CartContent,
  missing: ReadonlyMap<string, number>,
): SavedItem[] {
  const left = savedForLater.flatMap((item) => {
    const { sku } = item.variant;
    const quantityBefore =
      before.savedForLater.find(({ variant }) => variant.sku === sku)?.quantity ?? 0;
    const quantity = Math.min(item.quantity - quantityBefore, missing.get(sku) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return mergedSavedItems(before.savedForLater, left);
}

/** Without gifts: discounts add and remove them. */
const chosen = (lines: readonly LineItem[]) => lines.filter((line) => !isGift(line));

/** Equal for carts with the same content, whatever its prices. */
function contentKey(content: CartContent): string {
  const { lineItems, savedForLater, discountCodes, refusedGifts } = content;
  return JSON.stringify([
    chosen(lineItems).map(({ id, quantity }) => [id, quantity]),
    savedForLater.map(({ id, quantity }) => [id, quantity]),
    discountCodes.map(({ discountCode }) => discountCode.id),
    refusedGifts.map(({ id }) => id),
  ]);
}
