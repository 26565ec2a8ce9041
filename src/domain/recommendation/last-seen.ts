/**
 * The articles a visitor looked at, newest first. The browser keeps the list only with a consent, and loses it with the
 * consent (domain/consent/browser-consent.ts, docs/decisions/0019-pairs-not-people.md).
 */

/** The most a browser keeps. */
export const mostSeen = 12;
/** The most a page shows: one row. */
export const seenShown = 4;
/** With so many of them an article is counted as seen together. */
export const toldBefore = 5;

export function seenIn(text: string | null | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[A-Za-z0-9]{1,20}$/.test(sku));
  return [...new Set(skus)].slice(0, mostSeen);
}

export function seenWith(seen: readonly string[], sku: string): string[] {
  return [sku, ...seen.filter((each) => each !== sku)].slice(0, mostSeen);
}
