/** Where a locale's texts come from when its own are missing. Source: catalogue.txt §3, checklist LOC-3. */
import type { LocaleCode, regionalOverlays } from './locales.ts';

/** The regional locales and the country whose wording their language goes back to. */
export const localeFallbacks = {
  'de-AT': 'de-DE',
  'fr-BE': 'fr-FR',
  'nl-BE': 'nl-NL',
  'de-CH': 'de-DE',
  'fr-CH': 'fr-FR',
  'it-CH': 'it-IT',
  'en-IE': 'en-GB',
} as const satisfies Record<(typeof regionalOverlays)[number], LocaleCode>;

/** The locale itself and those its texts go back to, nearest first: `de-AT`, `de-DE`. */
export function fallbackChain(locale: LocaleCode): LocaleCode[] {
  const fallbacks: Partial<Record<LocaleCode, LocaleCode>> = localeFallbacks;
  const next = fallbacks[locale];
  return next ? [locale, ...fallbackChain(next)] : [locale];
}

/** Everybody's last resort, when not even the language can be read. */
export const lastLocale: LocaleCode = 'en-GB';
