/** Taking back the last change of what a cart holds: pure. What it needs is kept by the cart's room, and goes with it. */
import { failure } from '../errors.ts';
import type { Applied, CartNotice } from './apply.ts';
import { isGift } from './articles.ts';
import type { Cart, LineItem, SavedItem } from './cart.ts';
import type { CartFacts } from './facts.ts';
import { maxQuantityOf } from './line-items.ts';
import { priced } from './pricing.ts';
import { mergedSavedItems } from './saved.ts';

/** What an undo brings back: articles, in it and aside, codes, refused gifts. Who, where and how it is paid stay. */
export type CartContent = Pick<
  Cart,
  'lineItems' | 'savedForLater' | 'discountCodes' | 'refusedGifts'
>;

/** The operation that last changed what the cart holds, and what it held before. */
export type Undoable = { operationId: string; before: CartContent };

/** What an operation makes undoable; undefined where it left the content as it was. */
export function undoableOf(operationId: string, before: Cart, after: Cart): Undoable | undefined {
  if (contentKey(before) === contentKey(after)) return undefined;
  const { lineItems, savedForLater, discountCodes, refusedGifts } = before;
  return {
    operationId,
    before: { lineItems: chosen(lineItems), savedForLater, discountCodes, refusedGifts },
  };
}

/**
 * The cart with its earlier content, priced by the facts of now and one version on. A line grows no further than can be
 * promised today, which a notice tells; one whose product is gone comes back as unavailable, as if it had stayed. What
 * is saved for later and cannot come back stays aside.
 * Fails with OutOfStock where nothing can come back.
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

/** How many pieces may come back; those that are still in the cart stay in any case. */
function promised({ id, variant, quantity }: LineItem, cart: Cart, facts: CartFacts): number {
  if (!facts.products.has(variant.sku)) return quantity;
  const now = cart.lineItems.find((line) => line.id === id)?.quantity ?? 0;
  return Math.min(quantity, Math.max(now, maxQuantityOf(variant.sku, facts)));
}

/** What was saved for later before, and of what is saved for later now the pieces that cannot come back into their line. */
function restoredSavedItems(
  { savedForLater }: Cart,
  before: CartContent,
  missing: ReadonlyMap<string, number>,
): SavedItem[] {
  const left = savedForLater.flatMap((item) => {
    const { sku } = item.variant;
    const lay = before.savedForLater.find(({ variant }) => variant.sku === sku)?.quantity ?? 0;
    const quantity = Math.min(item.quantity - lay, missing.get(sku) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return mergedSavedItems(before.savedForLater, left);
}

/** Gifts come and go with their discounts. */
const chosen = (lines: readonly LineItem[]) => lines.filter((line) => !isGift(line));

/** Equal for carts that hold the same, whatever it costs. */
function contentKey(content: CartContent): string {
  const { lineItems, savedForLater, discountCodes, refusedGifts } = content;
  return JSON.stringify([
    chosen(lineItems).map(({ id, quantity }) => [id, quantity]),
    savedForLater.map(({ id, quantity }) => [id, quantity]),
    discountCodes.map(({ discountCode }) => discountCode.id),
    refusedGifts.map(({ id }) => id),
  ]);
}
