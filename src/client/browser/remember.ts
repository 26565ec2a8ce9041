/** What this browser has seen, as far as its visitor agreed to it: kept for him, told without his name. */
import type { Purpose } from '#domain/consent/browser-consent.ts';
import { seenIn, seenWith, toldBefore } from '#domain/recommendation/last-seen.ts';
import { chosenConsent } from './consent.ts';
import { keep, recall, seenKey } from './kept.ts';
import { prefix } from './page-state.ts';

/** Notes the article; answers what was seen before it, where that may be shown, or that the choice is open again. */
export function remember(sku: string, place: HTMLElement): { shown: string[]; open: boolean } {
  const consent: ReadonlySet<Purpose> | undefined = chosenConsent();
  const before = consent?.size ? seenIn(recall(seenKey)) : [];
  // A consent that has run out leaves nothing behind.
  keep(seenKey, consent?.size ? seenWith(before, sku).join() : '');
  if (consent?.has('statistics') && !before.includes(sku)) tell(sku, before.slice(0, toldBefore));
  const shown = consent?.has('preferences') ? before : [];
  if (shown.length > 0) widen(place);
  return { shown, open: !consent };
}

/** A row of what was seen comes below the usual one: room for two, as long as nobody sees it grow. */
function widen(place: HTMLElement): void {
  if (place.getBoundingClientRect().top < innerHeight) return;
  place.style.minBlockSize = `${2 * place.offsetHeight}px`;
}

/** Nothing says who tells; whoever asks by browser not to be counted is not. */
function tell(sku: string, before: string[]): void {
  const unwilling = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (before.length === 0 || unwilling) return;
  navigator.sendBeacon(`${prefix}/api/viewed`, JSON.stringify({ sku, before }));
}
