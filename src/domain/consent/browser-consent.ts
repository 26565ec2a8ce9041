/**
 * What a browser may store and send with its visitor's consent; nothing before. What visitors request by their own
 * action (cart, log-in, prices with or without VAT, items to compare) needs no consent and is not here.
 * Source: eu-2026.md D-01, D-02, TDDDG § 25.
 */
import { readEntries, type TimedEntry, writeEntries } from './timed-entries.ts';

export const purposes = ['preferences', 'statistics'] as const;
export type Purpose = (typeof purposes)[number];

const decisions = [...purposes, 'none'] as const;
type Decision = (typeof decisions)[number];

/** The time of consent to each purpose, in ms; `none`: of the last refusal. Empty if nothing is decided. */
export type Consent = ReadonlyMap<Decision, number>;

/** Each decision expires by itself, after six months. */
export function readConsent(text: string | null, now: number): Map<Decision, number> {
  const isDecision = (entry: TimedEntry): entry is readonly [Decision, number] =>
    decisions.some((decision) => decision === entry[0]);
  return new Map(readEntries(text, now).filter(isDecision));
}

/** `preferences@1795250207000,none@1795250301000` */
export function writeConsent(consent: Consent): string {
  return writeEntries(consent);
}

export function withChoice(
  consent: Consent,
  purpose: Purpose,
  agreed: boolean,
  now: number,
): Consent {
  const chosen = new Map(consent);
  chosen.delete(purpose);
  return chosen.set(agreed ? purpose : 'none', now);
}

/** The entries of a list that were written since the consent to its purpose; none without consent. */
export function entriesUnderConsent(
  agreedAt: number | undefined,
  text: string | null,
  now: number,
): TimedEntry[] {
  return agreedAt === undefined ? [] : readEntries(text, now).filter(([, at]) => at >= agreedAt);
}
