/** The seller's details by line, the same in every order mail and on every page. Source: eu-2026.md C-27, C-30. */
import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { company } from '../store/company.ts';
import type { Translate } from '../texts/texts.ts';

/** Name and postal address; the country in the reader's language. */
export function sellerAddress(locale: LocaleCode): string[] {
  const { legalName, street, postalCode, city, country } = company;
  return [legalName, street, `${postalCode} ${city}`, countryName(country, locale)];
}

/** Where the company is registered, and under which numbers. */
export function sellerRegister(t: Translate): string[] {
  return [company.register, `${t('address.vatNumber')}: ${company.vatId}`];
}
