/**
 * A session of a cart begins when it is read or changed after a pause. Prices and stock are then renewed, and notices say
 * what is different from what the shopper last saw. Source: issue 5, decision 33.
 */
import type { Cart } from './cart.ts';
import { changesBetween, mergedChanges } from './changes.ts';
import type { CartFacts } from './facts.ts';
import { priced } from './pricing.ts';

const minuteMs = 60_000;

/**
 * `lastSeen`: the clock (ms) when the cart was last read or changed; undefined for carts stored before this was
 * recorded, which start a session. If the clock was set back, no session starts.
 */
export function sessionBegins(lastSeen: number | undefined, now: number, pauseMs: number): boolean {
  return lastSeen === undefined || now - lastSeen >= pauseMs;
}

/** Whether to store that the cart is seen now: once a minute, and again after the clock was set back. */
export function isSessionSaveDue(lastSeen: number, now: number): boolean {
  return now < lastSeen || now - lastSeen >= minuteMs;
}

/**
 * The cart repriced with current facts, with new changes added to those not yet dismissed, and the next version.
 * Returns the same object if nothing differs. `current`: the cart as somebody else has repriced it.
 */
export function refreshedCart(
  cart: Cart,
  facts: CartFacts,
  current: Cart = priced(cart, facts),
): Cart {
  const { changesSinceLastVisit: changes, ...renewed } = current;
  const news = changesBetween(cart, renewed);
  const articles = mergedChanges(changes?.articles ?? [], news, renewed);
  const visit = news.length > 0 || !changes ? facts.at.toISOString() : changes.visit;
  const found: Cart =
    articles.length > 0 ? { ...renewed, changesSinceLastVisit: { visit, articles } } : renewed;
  return inOrder(found) === inOrder(cart) ? cart : { ...found, version: cart.version + 1 };
}

/** The same text for equal carts, in whatever order their fields were written. */
function inOrder(cart: Cart): string {
  return JSON.stringify(cart, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
