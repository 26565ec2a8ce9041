/** The visitor's choice of what this browser may keep and tell. Taken back, what was kept for it is gone at once. */
import { type Purpose, readConsent, writeConsent } from '#domain/consent/browser-consent.ts';
import { consentKey, keep, recall, seenKey } from './kept.ts';

/** Undefined where nothing was chosen. */
export function chosenConsent(): Set<Purpose> | undefined {
  return readConsent(recall(consentKey), Date.now());
}

/** False where this browser keeps nothing: then nothing is agreed to. */
export function choose(purpose: Purpose, agreed: boolean): boolean {
  const all = chosenConsent() ?? new Set();
  if (agreed) all.add(purpose);
  else all.delete(purpose);
  if (!agreed) keep(seenKey, '');
  return keep(consentKey, writeConsent(all, Date.now()));
}
