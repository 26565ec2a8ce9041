/** Addresses that are no pages of the shop. */

/** Assets, calls, sockets, internal pages: they never reach the catch-all. Source: checklist URL-6. */
export function isReserved(path: string): boolean {
  return (
    isCall.test(path) ||
    /^\/(\.|__|(api|font)(\/|$)|new-ct\/|vat\/|parties\/|assets\/|pictures\/|labels\/|manuals\/|health$|(robots\.txt|sitemap[\w-]*\.xml)$)/.test(
      path,
    )
  );
}

/** Calls whose names have capitals. */
const isCall = /^(\/[a-z]{2})?\/my-orders\/./;

/** A quote in the route is no page of ours and never will be, however it is written. Source: checklist URL-7. */
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
