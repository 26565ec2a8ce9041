/** The visitor's consent to storing and sending data. Withdrawing it deletes the data stored under it at once. */
import {
  type Consent,
  entriesUnderConsent,
  type Purpose,
  readConsent,
  withChoice,
  writeConsent,
} from '#domain/consent/browser-consent.ts';
import { writeEntries } from '#domain/consent/timed-entries.ts';
import {
  consentKey,
  openedProductsKey,
  readItem,
  recentlyViewedKey,
  storeItem,
} from '../../browser/local-storage.ts';

/** Storage key of past searches. Not in local-storage.ts, which every page loads: it is used only after a consent. */
export const searchesKey = 'kontor-searches';

/** Global Privacy Control: a browser that sends it is excluded from statistics, even after a consent. */
export function hasGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Empty if no choice was made. */
export function chosenConsent(): Consent {
  const consent = readConsent(readItem(consentKey), Date.now());
  if (hasGlobalPrivacyControl()) consent.delete('statistics');
  return consent;
}

/** False without local storage: then no consent is given. */
export function choose(purpose: Purpose, agreed: boolean): boolean {
  return obey(withChoice(chosenConsent(), purpose, agreed, Date.now()));
}

/** Deletes stored data whose consent was withdrawn or is older than six months, on every page. */
export function dropExpired(): void {
  obey(chosenConsent());
}

function obey(consent: Consent): boolean {
  const now = Date.now();
  const left = (purpose: Purpose, text: string | null) =>
    writeEntries(entriesUnderConsent(consent.get(purpose), text, now));
  for (const key of [recentlyViewedKey, searchesKey])
    storeItem(key, left('preferences', readItem(key)));
  storeItem(openedProductsKey, left('statistics', readItem(openedProductsKey)));
  return storeItem(consentKey, writeConsent(consent));
}
