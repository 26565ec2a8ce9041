/** Trust ratings by language. Source: catalogue.txt §6, §9, checklist LOC-8. */
import type { Language } from './countries.ts';

/** Languages of the trust service's widget. */
export const trustRatingLanguages = {
  sk: false,
  de: true,
  fr: true,
  it: true,
  nl: true,
  es: true,
  pt: true,
  en: true,
  pl: true,
  cs: false,
  hu: false,
  ro: false,
  bg: false,
  el: false,
  hr: false,
  sl: false,
  lt: false,
  da: true,
  sv: true,
  nb: true,
  fi: true,
} as const satisfies Record<Language, boolean>;

/** What the specification shows without a rating; unlawful, as an invented rating misleads (eu-2026.md R-02). */
export const defaultTrustRating: { spec: number; law: undefined } = { spec: 4.5, law: undefined };

/**
 * The rating to show in a language: a measured one with its source and day, never the specification's or one of the
 * demo; undefined shows none.
 */
export function shownTrustRating<Rating extends { source: string; date?: string | undefined }>(
  language: Language,
  live: Rating | undefined,
): (Rating & { date: string }) | undefined {
  const { date } = live ?? {};
  const isMeasured = live && live.source !== 'demo' && date !== undefined;
  return isMeasured && trustRatingLanguages[language] ? { ...live, date } : defaultTrustRating.law;
}
