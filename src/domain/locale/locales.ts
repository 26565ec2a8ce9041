/** The 28 language-country pairs. Source: checklist LOC-2, LOC-3. */
import {
  type CountryCode,
  countryCodes,
  type Language,
  languagesOf,
} from '../country/countries.ts';

/** BCP 47, for example `de-AT`; the region is the upper-case country code. */
export type LocaleCode = `${Language}-${Uppercase<CountryCode>}`;

export type Locale = { code: LocaleCode; language: Language; country: CountryCode };

export const locales: readonly Locale[] = countryCodes.flatMap((country) =>
  languagesOf(country).map((language) => ({
    code: `${language}-${country.toUpperCase()}` as LocaleCode,
    language,
    country,
  })),
);

/** The locales whose texts differ in a few words from their language's file, which has all other texts. */
export const regionalOverlays = [
  'de-AT',
  'de-CH',
  'fr-BE',
  'fr-CH',
  'nl-BE',
  'it-CH',
  'en-IE',
] as const satisfies readonly LocaleCode[];

/** The locale of a country in one of its languages; its default language when none fits. */
export function localeOf(country: CountryCode, language?: string): Locale {
  const candidates = locales.filter((locale) => locale.country === country);
  const found = candidates.find((locale) => locale.language === language) ?? candidates[0];
  if (!found) throw new Error(`country ${country} has no locale`);
  return found;
}
