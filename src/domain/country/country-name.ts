import type { LocaleCode } from '../locale/locales.ts';

const namesIn = new Map<LocaleCode, Intl.DisplayNames>();

/** A country in the reader's language: `Suisse` for ch in fr-CH. `country`: two letters. */
export function countryName(country: string, locale: LocaleCode): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesIn.set(locale, names);
  const region = country.toUpperCase();
  return names.of(region) ?? region;
}
