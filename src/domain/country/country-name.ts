import type { LocaleCode } from '../locale/locales.ts';
import type { AddressCountry } from './address-countries.ts';

const namesIn = new Map<LocaleCode, Intl.DisplayNames>();

/** A country in the reader's language: `Suisse` for ch in fr-CH. */
export function countryName(country: AddressCountry, locale: LocaleCode): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namesIn.set(locale, names);
  const region = country.toUpperCase();
  return names.of(region) ?? region;
}
