/** How long an answer may be kept, by the kind of page it is. Source: checklist URL-11 set-cache-control, eu-2026.md SEO-13. */

/** Seconds that a shared cache may answer without asking, and how long it may show the old page while it asks. */
export const freshSeconds = 60;
export const staleSeconds = 3600;

/** What is suggested while somebody types, in seconds, also by the browser. Source: checklist SEA-1. */
const suggestedSeconds = 120;
const suggestPath = '/__suggest';

/** robots.txt and sitemaps: an hour old is new enough. */
export const crawlerFile = 'public, max-age=3600';

/** Pages of one visitor: checkout, account, calls, forms that answer. */
const privatePaths =
  /^\/(checkout|my-account|my-orders|login|log-out|create-account|password-reset|adyen-payment-error|contact|newsletter|order-status|quick-order|shared-cart|exconsents|new-ct|api|__\w+)(\/|$)/;

export function isPrivatePath(path: string): boolean {
  return privatePaths.test(path);
}

/** Nobody keeps its answer, so nobody asks which data it shows. Suggestions are private in name only. */
export const isNeverCached = (path: string) => path !== suggestPath && isPrivatePath(path);

/** `shared`: the same for everyone in the market, and found at an address that only this market has. */
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
