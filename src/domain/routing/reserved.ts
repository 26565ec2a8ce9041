/** Addresses that are no pages of the shop. */

/** Assets, calls, sockets, internal pages: they never reach the catch-all. Source: checklist URL-6. */
export function isReserved(path: string): boolean {
  return (
    isCall.test(path) ||
    /^\/(\.|__|(api|font)(\/|$)|new-ct\/|cia\/|vat\/|parties\/|assets\/|pictures\/|labels\/|manuals\/|health$|(robots\.txt|sitemap[\w-]*\.xml|feed-google\.xml)$)/.test(
      path,
    )
  );
}

/** API calls below /my-orders; their names contain capitals. */
const isCall = /^(\/[a-z]{2})?\/my-orders\/./;

/** No page of the shop has a quote in its path, percent-encoded or not. Source: checklist URL-7. */
export function hasForbiddenQuote(path: string): boolean {
  return /['"`´‘’‚‛“”„‟«»‹›]/.test(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
