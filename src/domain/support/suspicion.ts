/**
 * Signs of a program at a form that anybody may send. A support case is then stored for an operator to look at, and nothing is
 * sent for it; the form of a question is shown again.
 */
import type { FieldValues } from '../checkout/address-form.ts';

/** `honeypot`: a field that people do not see was filled in. `fast`: the form was sent within three seconds. */
export type Suspicion = 'honeypot' | 'fast';

/** Hidden fields of the form: the bait, and when the form was shown (ms since 1970). */
export const baitField = 'support.website';
export const shownField = 'support.shown';

const fastestMs = 3000;

/** A form that does not say when it was shown was not ours. */
export function suspicionOf(values: FieldValues, now: Date): Suspicion | undefined {
  if (values[baitField]) return 'honeypot';
  const shown = Number(values[shownField] || Number.NaN);
  return now.getTime() - shown >= fastestMs ? undefined : 'fast';
}
