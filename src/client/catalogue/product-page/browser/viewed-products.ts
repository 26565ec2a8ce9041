/**
 * The articles viewed in this browser, stored with the visitor's consent: to show them again, and to report them
 * anonymously. Each purpose has its own list; neither list is used for the other purpose.
 */
import { type Consent, entriesUnderConsent } from '#domain/consent/browser-consent.ts';
import { writeEntries } from '#domain/consent/timed-entries.ts';
import {
  maxOpenedProducts,
  maxRecentlyViewed,
  maxViewedBefore,
  recentlyViewedBeside,
  withViewed,
} from '#domain/recommendation/recently-viewed.ts';
import {
  openedProductsKey,
  readItem,
  recentlyViewedKey,
  storeItem,
} from '../../../browser/local-storage.ts';
import { prefix } from '../../../browser/page-state.ts';
import { chosenConsent, dropExpired } from '../../../consent/browser/consent.ts';

/** Stores the article. Returns the articles seen before it, if they may be shown. */
export function remember(sku: string, place: HTMLElement): string[] {
  dropExpired();
  const consent = chosenConsent();
  if (consent.has('statistics')) count(sku, consent);
  const shown = consent.has('preferences') ? recallSeen(sku, consent) : [];
  if (shown.length > 0) widen(place);
  return shown;
}

/** The articles viewed last, if they may be shown; not the one of this page. */
export function lastSeen(): string[] {
  const allowed = chosenConsent().get('preferences');
  const seen = entriesUnderConsent(allowed, readItem(recentlyViewedKey), Date.now());
  const place = document.querySelector<HTMLElement>('[data-seen]');
  return recentlyViewedBeside(place?.dataset.seen ?? '', seen);
}

/** An article is reported once, not when it is opened again. */
function count(sku: string, consent: Consent): void {
  const now = Date.now();
  const opened = entriesUnderConsent(consent.get('statistics'), readItem(openedProductsKey), now);
  const before = opened.map(([each]) => each);
  if (before.length > 0 && !before.includes(sku)) sendViewed(sku, before.slice(0, maxViewedBefore));
  storeItem(openedProductsKey, writeEntries(withViewed(opened, sku, now, maxOpenedProducts)));
}

function recallSeen(sku: string, consent: Consent): string[] {
  const now = Date.now();
  const seen = entriesUnderConsent(consent.get('preferences'), readItem(recentlyViewedKey), now);
  storeItem(recentlyViewedKey, writeEntries(withViewed(seen, sku, now, maxRecentlyViewed)));
  return recentlyViewedBeside(sku, seen);
}

/** Reserves height for a second row, for viewed articles, while the place is below the window. */
function widen(place: HTMLElement): void {
  if (place.getBoundingClientRect().top < innerHeight) return;
  place.style.minBlockSize = `${2 * place.offsetHeight}px`;
}

/** Sends no cookies. `keepalive` sends it even after the page is left; a failure is ignored. */
function sendViewed(sku: string, before: string[]): void {
  const body = JSON.stringify({ sku, before });
  const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
  void fetch(`${prefix}/api/viewed`, request).catch(() => undefined);
}
