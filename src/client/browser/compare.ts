/**
 * The shopper's choice of articles to compare. Kept in the address, and here so that it can grow from page to page: the
 * visitor asked for it, so it needs no consent (eu-2026.md, strictly necessary). Nothing else is kept with it.
 */
import { chosenIn, chosenWith, compareHref } from '#domain/catalogue/compare-choice.ts';
import { prefix } from './frame-text.ts';

const key = 'kontor-compare';

/** One more, and to the page where they stand side by side. */
export function addToComparison(sku: string): void {
  const chosen = chosenWith(kept(), sku);
  keep(chosen);
  location.assign(prefix + compareHref(chosen));
}

/** What the page shows is the choice; without one, that of before is shown. */
export function settleComparison(page: HTMLElement): void {
  const known = kept();
  const plain = location.search === '';
  const cleared = document.referrer.startsWith(location.origin + location.pathname);
  if (plain && !cleared && known.length > 0) location.replace(prefix + compareHref(known));
  else keep(chosenIn(page.dataset.compared));
}

function kept(): string[] {
  try {
    return chosenIn(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function keep(skus: readonly string[]): void {
  try {
    if (skus.length > 0) localStorage.setItem(key, skus.join(','));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has the address.
  }
}
