/**
 * What a browser may keep and tell because its visitor agreed to it; before that, nothing. What the visitor asks for by
 * an act of his own (cart, log-in, prices with or without VAT, items to compare) needs no consent and is not here.
 * Source: eu-2026.md D-01, D-02, TDDDG § 25.
 */

export const purposes = ['preferences', 'statistics'] as const;
export type Purpose = (typeof purposes)[number];

/** Ms that a choice holds: six months, then nothing is agreed to any more (D-02). */
export const choiceKeptMs = 182 * 86_400_000;

/** `preferences,statistics@1795250207000`: what was agreed to, maybe nothing, and when, in ms. */
export function writeConsent(agreed: Iterable<Purpose>, now: number): string {
  return `${[...agreed].join()}@${now}`;
}

/** Undefined where nothing was chosen, or so long ago that it no longer holds. */
export function readConsent(text: string | null, now: number): Set<Purpose> | undefined {
  const [, words = '', at] = /^([a-z,]*)@(\d{1,16})$/.exec(text ?? '') ?? [];
  const age = now - Number(at);
  if (!(age >= 0 && age < choiceKeptMs)) return undefined;
  return new Set(purposes.filter((purpose) => words.split(',').includes(purpose)));
}
