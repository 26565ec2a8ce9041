/**
 * A visit begins when a cart is seen or changed after a pause. The cart is then renewed, and tells what is different
 * from what the shopper last saw. Source: issue 5, decision 33.
 */
import type { Cart } from './cart.ts';
import { changesBetween, joinedNews } from './changes.ts';
import type { CartFacts } from './facts.ts';
import { priced } from './pricing.ts';

const minuteMs = 60_000;

/**
 * `seen`: the clock (ms) when the cart was last seen; a cart from before that was noted is visited anew. A clock that
 * was set back begins no visit.
 */
export function visitBegins(seen: number | undefined, now: number, pauseMs: number): boolean {
  return seen === undefined || now - seen >= pauseMs;
}

/** Whether to note that the cart is seen now: once a minute, and again after the clock was set back. */
export function isWorthNoting(seen: number, now: number): boolean {
  return now < seen || now - seen >= minuteMs;
}

/**
 * The cart by the facts of now, one version on, with what is different beside what was told and not read yet; the very
 * same cart where nothing is.
 */
export function visited(cart: Cart, facts: CartFacts): Cart {
  const { changesSinceLastVisit: told, ...renewed } = priced(cart, facts);
  const news = changesBetween(cart, renewed);
  const articles = joinedNews(told?.articles ?? [], news, renewed);
  const visit = news.length > 0 || !told ? facts.at.toISOString() : told.visit;
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

/** `VISIT_PAUSE_MINUTES` as ms. Throws on what is no number of minutes from 1 to 10,080 (a week). */
export function readVisitPause(text = '30'): number {
  const minutes = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (minutes < 1 || minutes > 10_080) {
    throw new Error(`VISIT_PAUSE_MINUTES: "${text}" is not 1 to 10080 minutes`);
  }
  return minutes * minuteMs;
}
