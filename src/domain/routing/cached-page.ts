/** Whether a page that was kept may be shown again. Times are ms since 1970. */
import { freshSeconds, staleSeconds } from './cache-control.ts';

/** Tags of what a page shows: SKUs, and these two for what is more than one product. */
export const catalogueTag = 'catalogue';
export const listingsTag = 'listings';

/** When what a tag stands for changed last. */
export type Changes = ReadonlyMap<string, number>;

/** Stores and categories rest in an isolate for a minute: a page rendered so soon after a change may not know it. */
export const settlingMs = 70_000;

/**
 * `fresh`: shown as it is. `stale`: shown, and rendered anew behind the visitor's back. `gone`: too old, or something
 * that it shows has changed since.
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
