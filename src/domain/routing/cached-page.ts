/** Whether a cached page may be served again. Times are ms since 1970. */
import { freshSeconds, staleSeconds } from './cache-control.ts';

/** Cache tags of a page: the SKUs it shows, and these two for what affects more than single products. */
export const catalogueTag = 'catalogue';
export const listingsTag = 'listings';

/** Time of the last change by tag. */
export type Changes = ReadonlyMap<string, number>;

/** Isolates cache stores and categories for a minute: a page rendered that soon after a change may be outdated. */
export const settlingMs = 70_000;

/**
 * `fresh`: served as it is. `stale`: served, and rendered again in the background. `gone`: too old, or something that
 * it shows has changed since.
 */
export function cachedPageState(
  page: { renderedAt: number; tags: readonly string[] },
  changes: Changes,
  now: number,
): 'fresh' | 'stale' | 'gone' {
  const age = now - page.renderedAt;
  const changed = [catalogueTag, ...page.tags].some(
    (tag) => (changes.get(tag) ?? Number.NEGATIVE_INFINITY) + settlingMs > page.renderedAt,
  );
  if (changed || age < 0 || age > staleSeconds * 1000) return 'gone';
  return age <= freshSeconds * 1000 ? 'fresh' : 'stale';
}
