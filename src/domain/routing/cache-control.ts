/** How long a page may be cached, by its kind. Source: checklist URL-11 set-cache-control, eu-2026.md SEO-13. */

/** Seconds that a shared cache may serve a page without revalidating it, and a stale page while it revalidates. */
export const freshSeconds = 60;
export const staleSeconds = 3600;

/** Seconds that search suggestions may be cached, also by the browser: a price may end by the minute. Source: SEA-1, P-06. */
const suggestedSeconds = 60;
const suggestPath = '/__suggest';

/** What scripts fetch and pages would contain: as old as a page. */
export const minuteOld = `public, max-age=${freshSeconds}`;

/** robots.txt and sitemaps may be an hour old. */
export const hourOld = 'public, max-age=3600';

/** Paths with responses for one visitor: checkout, account, API calls, forms. */
const privatePaths =
  /^\/(checkout|my-account|my-data|my-orders|login|log-out|create-account|password-reset|adyen-payment-error|contact|newsletter|order-status|quick-order|shared-cart|withdrawal|review|question|alert|wish-lists?|exconsents|new-ct|cia|web-to-case|api|__[\w-]+)(\/|$)/;

export function isPrivatePath(path: string): boolean {
  return privatePaths.test(path);
}

/** A response that is never cached needs no cache tags. Suggestions are cached, although their path is private. */
export const isNeverCached = (path: string) => path !== suggestPath && isPrivatePath(path);

/** `shared`: the page is the same for everyone in the market, and no other market has its address. */
export function cacheControlOf(page: { path: string; status: number; shared: boolean }): string {
  if (page.path === suggestPath && page.shared && page.status < 300) {
    return `public, max-age=${suggestedSeconds}`;
  }
  if (isPrivatePath(page.path)) return 'private, no-store';
  if (page.status >= 500) return 'no-store';
  const keep = page.status === 200 && page.shared;
  return keep
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'private, no-cache';
}
