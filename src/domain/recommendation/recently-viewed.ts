/**
 * The articles a visitor looked at, newest first. A browser keeps one list for each purpose agreed to, and loses it with
 * that consent (domain/consent/browser-consent.ts, docs/decisions/0019-pairs-not-people.md).
 */
import type { TimedEntry } from '../consent/timed-entries.ts';

/** The most a browser keeps, to show them again. */
export const maxRecentlyViewed = 12;
/** The most a page shows: one row. */
export const maxRecentlyViewedShown = 4;
/** With so many of them an article is counted as seen together. */
export const maxViewedBefore = 5;
/** The most a tab keeps, to tell them: the article and those before it. */
export const maxOpenedProducts = 1 + maxViewedBefore;

/** What an address says. */
export function parseViewedSkus(text: string | null | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[A-Za-z0-9]{1,20}$/.test(sku));
  return [...new Set(skus)].slice(0, maxRecentlyViewed);
}

/** The article comes first. `now` in ms. */
export function withViewed(
  viewed: readonly TimedEntry[],
  sku: string,
  now: number,
  max: number,
): TimedEntry[] {
  const first: TimedEntry = [sku, now];
  return [first, ...viewed.filter(([each]) => each !== sku)].slice(0, max);
}

/** The article numbers a page asks for: of those before its own, as many as it shows. */
export function recentlyViewedBeside(sku: string, viewed: readonly TimedEntry[]): string[] {
  const others = viewed.map(([each]) => each).filter((each) => each !== sku);
  return others.slice(0, maxRecentlyViewedShown);
}
