/**
 * The articles a visitor looked at, newest first. A browser keeps one list for each purpose agreed to, and loses it with
 * that consent (domain/consent/browser-consent.ts, docs/decisions/0019-pairs-not-people.md).
 */
import type { Kept } from '../consent/kept-words.ts';

/** The most a browser keeps, to show them again. */
export const mostSeen = 12;
/** The most a page shows: one row. */
export const seenShown = 4;
/** With so many of them an article is counted as seen together. */
export const toldBefore = 5;
/** The most a tab keeps, to tell them: the article and those before it. */
export const mostOpened = 1 + toldBefore;

/** What an address says. */
export function seenIn(text: string | null | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => /^[A-Za-z0-9]{1,20}$/.test(sku));
  return [...new Set(skus)].slice(0, mostSeen);
}

/** The article comes first. `now` in ms. */
export function seenWith(seen: readonly Kept[], sku: string, now: number, most: number): Kept[] {
  const first: Kept = [sku, now];
  return [first, ...seen.filter(([each]) => each !== sku)].slice(0, most);
}

/** The article numbers a page asks for: of those before its own, as many as it shows. */
export function shownBeside(sku: string, seen: readonly Kept[]): string[] {
  const others = seen.map(([each]) => each).filter((each) => each !== sku);
  return others.slice(0, seenShown);
}
