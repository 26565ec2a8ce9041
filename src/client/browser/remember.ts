/**
 * What this browser has seen, as far as its visitor agreed to it: to be shown to him again, and to be told without his
 * name. Two purposes, two lists; neither is used for the other.
 */
import { type Consent, keptUnder } from '#domain/consent/browser-consent.ts';
import { writeKept } from '#domain/consent/kept-words.ts';
import {
  mostOpened,
  mostSeen,
  seenWith,
  shownBeside,
  toldBefore,
} from '#domain/recommendation/last-seen.ts';
import { chosenConsent, dropExpired } from './consent.ts';
import { keep, openedKey, recall, seenKey } from './kept.ts';
import { prefix } from './page-state.ts';

/** Notes the article; answers what was seen before it, where that may be shown, or that the choice is open again. */
export function remember(sku: string, place: HTMLElement): { shown: string[]; open: boolean } {
  dropExpired();
  const consent = chosenConsent();
  if (consent.has('statistics')) count(sku, consent);
  const shown = consent.has('preferences') ? recallSeen(sku, consent) : [];
  if (shown.length > 0) widen(place);
  return { shown, open: consent.size === 0 };
}

/** Told once: an article that is opened again was told with those before it. */
function count(sku: string, consent: Consent): void {
  const now = Date.now();
  const opened = keptUnder(consent.get('statistics'), recall(openedKey), now);
  const before = opened.map(([each]) => each);
  if (before.length > 0 && !before.includes(sku)) tell(sku, before.slice(0, toldBefore));
  keep(openedKey, writeKept(seenWith(opened, sku, now, mostOpened)));
}

function recallSeen(sku: string, consent: Consent): string[] {
  const now = Date.now();
  const seen = keptUnder(consent.get('preferences'), recall(seenKey), now);
  keep(seenKey, writeKept(seenWith(seen, sku, now, mostSeen)));
  return shownBeside(sku, seen);
}

/** A row of what was seen comes below the usual one: room for two, as long as nobody sees it grow. */
function widen(place: HTMLElement): void {
  if (place.getBoundingClientRect().top < innerHeight) return;
  place.style.minBlockSize = `${2 * place.offsetHeight}px`;
}

/** Nothing says who tells: no cookie goes along. A page that is left does not take it with it; a lost one is no loss. */
function tell(sku: string, before: string[]): void {
  const body = JSON.stringify({ sku, before });
  const request = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
  void fetch(`${prefix}/api/viewed`, request).catch(() => undefined);
}
