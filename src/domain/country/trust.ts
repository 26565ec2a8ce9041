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

/** The rating to show in a language: the service's current one, never the specification's; undefined shows none. */
export function shownTrustRating<Rating>(
  language: Language,
  live: Rating | undefined,
): Rating | undefined {
  return trustRatingLanguages[language] ? (live ?? defaultTrustRating.law) : undefined;
}
