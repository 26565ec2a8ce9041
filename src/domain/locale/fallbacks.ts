/** Where a locale's texts come from when its own are missing. Source: catalogue.txt §3, checklist LOC-3. */
import type { LocaleCode, regionalOverlays } from './locales.ts';

/** The regional locales and the locale that each falls back to. */
export const localeFallbacks = {
  'de-AT': 'de-DE',
  'fr-BE': 'fr-FR',
  'nl-BE': 'nl-NL',
  'de-CH': 'de-DE',
  'fr-CH': 'fr-FR',
  'it-CH': 'it-IT',
  'en-IE': 'en-GB',
} as const satisfies Record<(typeof regionalOverlays)[number], LocaleCode>;

/** The locale itself and its fallbacks, nearest first: `de-AT`, `de-DE`. */
export function fallbackChain(locale: LocaleCode): LocaleCode[] {
  const fallbacks: Partial<Record<LocaleCode, LocaleCode>> = localeFallbacks;
  const next = fallbacks[locale];
  return next ? [locale, ...fallbackChain(next)] : [locale];
}

/** The last fallback, if the texts of the language cannot be read. */
export const lastLocale: LocaleCode = 'en-GB';
