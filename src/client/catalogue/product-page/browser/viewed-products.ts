/**
 * What this browser has seen, as far as its visitor agreed to it: to be shown to him again, and to be told without his
 * name. Two purposes, two lists; neither is used for the other.
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

/** Notes the article; answers what was seen before it, where that may be shown, or that the choice is open again. */
export function remember(sku: string, place: HTMLElement): { shown: string[]; open: boolean } {
  dropExpired();
  const consent = chosenConsent();
  if (consent.has('statistics')) count(sku, consent);
  const shown = consent.has('preferences') ? recallSeen(sku, consent) : [];
  if (shown.length > 0) widen(place);
  return { shown, open: consent.size === 0 };
}

/** Sent once: an article that is opened again was sent before. */
function count(sku: string, consent: Consent): void {
  const now = Date.now();
  const opened = entriesUnderConsent(consent.get('statistics'), readItem(openedProductsKey), now);
  const before = opened.map(([each]) => each);
  if (before.length > 0 && !before.includes(sku)) tell(sku, before.slice(0, maxViewedBefore));
  storeItem(openedProductsKey, writeEntries(withViewed(opened, sku, now, maxOpenedProducts)));
}

function recallSeen(sku: string, consent: Consent): string[] {
  const now = Date.now();
  const seen = entriesUnderConsent(consent.get('preferences'), readItem(recentlyViewedKey), now);
  storeItem(recentlyViewedKey, writeEntries(withViewed(seen, sku, now, maxRecentlyViewed)));
  return recentlyViewedBeside(sku, seen);
}

/** A row of what was seen comes below the usual one: room for two, as long as nobody sees it grow. */
function widen(place: HTMLElement): void {
  if (place.getBoundingClientRect().top < innerHeight) return;
  place.style.minBlockSize = `${2 * place.offsetHeight}px`;
}

/** Without cookies. `keepalive` sends it after the page is left; a failure is ignored. */
function tell(sku: string, before: string[]): void {
  const body = JSON.stringify({ sku, before });
  const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
  void fetch(`${prefix}/api/viewed`, request).catch(() => undefined);
}
