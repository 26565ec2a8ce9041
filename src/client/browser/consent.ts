/** The visitor's choice of what this browser may keep and tell. Taken back, what was kept for it is gone at once. */
import {
  consentKey,
  type Purpose,
  readConsent,
  writeConsent,
} from '#domain/consent/browser-consent.ts';
import { seenKey } from '#domain/recommendation/last-seen.ts';

/** Undefined where nothing was chosen, or where this browser keeps nothing. */
export function chosenConsent(): Set<Purpose> | undefined {
  try {
    return readConsent(localStorage.getItem(consentKey), Date.now());
  } catch {
    return undefined;
  }
}

/** False where this browser keeps nothing: then nothing is agreed to. */
export function choose(purpose: Purpose, agreed: boolean): boolean {
  const all = chosenConsent() ?? new Set();
  if (agreed) all.add(purpose);
  else all.delete(purpose);
  try {
    if (!agreed) localStorage.removeItem(seenKey);
    localStorage.setItem(consentKey, writeConsent(all, Date.now()));
    return true;
  } catch {
    return false;
  }
}
