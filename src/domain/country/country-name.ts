import type { LocaleCode } from '../locale/locales.ts';
import type { CountryCode } from './countries.ts';

/** A country in the reader's language: `Suisse` for ch in fr-CH. */
export function countryName(country: CountryCode, locale: LocaleCode): string {
  const region = country.toUpperCase();
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region;
}
