/**
 * The countries an address can be in: the 25 markets, and the five member states without a shop of ours, for invoices.
 * Whoever lives in the Union may order for delivery to a market and have the invoice sent home (eu-2026.md GEO-02).
 * Postcodes and formats: Google's libaddressinput and the UPU; VAT numbers: vat/numbers.ts.
 */
import { type CountryCode, countryCodes, factsOf, isCountryCode } from './countries.ts';
import type { Country } from './country.ts';
import { cy } from './invoice-rows/cy.ts';
import { ee } from './invoice-rows/ee.ts';
import { lu } from './invoice-rows/lu.ts';
import { lv } from './invoice-rows/lv.ts';
import { mt } from './invoice-rows/mt.ts';

/** The facts of a country that reading and writing an address needs. */
export type InvoiceCountry = Pick<
  Country,
  'browser' | 'companyIdentifiers' | 'telephone' | 'address'
>;

const invoiceOnly = { lu, ee, lv, mt, cy } as const satisfies Record<string, InvoiceCountry>;

export type AddressCountry = CountryCode | keyof typeof invoiceOnly;

export const addressCountries: readonly [AddressCountry, ...AddressCountry[]] = [
  'lu',
  'ee',
  'lv',
  'mt',
  'cy',
  ...countryCodes,
];

export function isAddressCountry(value: string): value is AddressCountry {
  return isCountryCode(value) || Object.hasOwn(invoiceOnly, value);
}

export function addressFactsOf(country: AddressCountry): InvoiceCountry {
  return isCountryCode(country) ? factsOf(country) : invoiceOnly[country];
}

/** One fact of all countries an address can be in. */
export function addressTableOf<Fact>(
  factIn: (country: InvoiceCountry) => Fact,
): Record<AddressCountry, Fact> {
  const rows = addressCountries.map((code) => [code, factIn(addressFactsOf(code))]);
  return Object.fromEntries(rows);
}
