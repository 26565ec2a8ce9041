/** Taking back the last change of what a cart holds: pure. What it needs is kept by the cart's room, and goes with it. */
import { failure } from '../errors.ts';
import type { Applied, CartNotice } from './apply.ts';
import type { Cart, LineItem } from './cart.ts';
import type { CartFacts } from './facts.ts';
import { capOf } from './line-items.ts';
import { priced } from './pricing.ts';
import { isGift } from './sums.ts';

/** What an undo brings back: articles, codes, refused gifts. E-mail, addresses and payment stay as they are. */
export type CartContent = Pick<Cart, 'lineItems' | 'discountCodes' | 'refusedGifts'>;

/** The operation that last changed what the cart holds, and what it held before. */
export type Undoable = { operationId: string; before: CartContent };

/** What an operation makes undoable; undefined where it left the content as it was. */
export function undoableBy(operationId: string, before: Cart, after: Cart): Undoable | undefined {
  if (contentKey(before) === contentKey(after)) return undefined;
  const { lineItems, discountCodes, refusedGifts } = before;
  return { operationId, before: { lineItems: chosen(lineItems), discountCodes, refusedGifts } };
}

/**
 * The cart with its earlier content, priced by the facts of now and one version on. A line grows no further than can be
 * promised today, which a notice tells; one whose product is gone comes back as unavailable, as if it had stayed.
 * Fails with OutOfStock where nothing can come back.
 */
export function undone(cart: Cart, { before }: Undoable, facts: CartFacts): Applied {
  const notices: CartNotice[] = [];
  const lineItems = before.lineItems.flatMap((line) => {
    const quantity = promised(line, cart, facts);
    if (quantity < line.quantity) notices.push({ code: 'MaximumReached', sku: line.variant.sku });
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const earlier = priced({ ...cart, ...before, lineItems }, facts);
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
  return Math.min(quantity, Math.max(now, capOf(variant.sku, facts)));
}

/** Gifts come and go with their discounts. */
const chosen = (lines: readonly LineItem[]) => lines.filter((line) => !isGift(line));

/** Equal for carts that hold the same, whatever it costs. */
function contentKey({ lineItems, discountCodes, refusedGifts }: CartContent): string {
  return JSON.stringify([
    chosen(lineItems).map(({ id, quantity }) => [id, quantity]),
    discountCodes.map(({ discountCode }) => discountCode.id),
    refusedGifts.map(({ id }) => id),
  ]);
}
