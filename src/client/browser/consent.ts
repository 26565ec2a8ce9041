/** The visitor's choice of what this browser may keep and tell. Taken back, what was kept for it is gone at once. */
import {
  type Consent,
  keptUnder,
  type Purpose,
  readConsent,
  withChoice,
  writeConsent,
} from '#domain/consent/browser-consent.ts';
import { writeKept } from '#domain/consent/kept-words.ts';
import { consentKey, keep, openedKey, recall, seenKey } from './kept.ts';

/** What was searched for. Here and not in kept.ts, which every page carries: only a consent lets it be kept. */
export const pastKey = 'kontor-searches';

/** Global Privacy Control: whoever asks by browser not to be counted is not, whatever was agreed to. */
export function asksNotToBeCounted(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Empty where nothing was chosen. */
export function chosenConsent(): Consent {
  const consent = readConsent(recall(consentKey), Date.now());
  if (asksNotToBeCounted()) consent.delete('statistics');
  return consent;
}

/** False where this browser keeps nothing: then nothing is agreed to. */
export function choose(purpose: Purpose, agreed: boolean): boolean {
  return obey(withChoice(chosenConsent(), purpose, agreed, Date.now()));
}

/** What no consent holds for any more, or is older than six months, goes: on whichever page the visitor is. */
export function dropExpired(): void {
  obey(chosenConsent());
}

function obey(consent: Consent): boolean {
  const now = Date.now();
  const left = (purpose: Purpose, text: string | null) =>
    writeKept(keptUnder(consent.get(purpose), text, now));
  for (const key of [seenKey, pastKey]) keep(key, left('preferences', recall(key)));
  keep(openedKey, left('statistics', recall(openedKey)));
  return keep(consentKey, writeConsent(consent));
}
