/**
 * The articles a visitor viewed, newest first. A browser stores one list for each purpose with consent, and deletes it
 * with that consent (domain/consent/browser-consent.ts, docs/decisions/0019-pairs-not-people.md).
 */
import type { TimedEntry } from '../consent/timed-entries.ts';

/** The most that a browser stores to show them again. */
export const maxRecentlyViewed = 12;
/** The most a page shows: one row. */
export const maxRecentlyViewedShown = 4;
/** The number of earlier articles with which an article is counted as viewed together. */
export const maxViewedBefore = 5;
/** The most that a browser stores to report them: the article and those before it. */
export const maxOpenedProducts = 1 + maxViewedBefore;

/** The SKUs in a query parameter; invalid ones are ignored. */
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

/** The SKUs that a page requests: of those other than its own, as many as it shows. */
export function recentlyViewedBeside(sku: string, viewed: readonly TimedEntry[]): string[] {
  const others = viewed.map(([each]) => each).filter((each) => each !== sku);
  return others.slice(0, maxRecentlyViewedShown);
}
