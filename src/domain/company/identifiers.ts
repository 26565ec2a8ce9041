/**
 * The numbers that identify a buyer on each country's invoices. Source: eu-2026.md §13.5, F-30, F-34. The VAT number
 * has its own field; it is listed where it identifies companies whether registered for VAT or not. Form: written.ts;
 * check digits: checks.ts.
 */
import { type AddressCountry, addressTableOf } from '../country/address-countries.ts';

export const companyIdentifiers = addressTableOf((country) => country.companyIdentifiers);

/** Whether the invoice law of the country demands the VAT number of its companies. */
export function needsVatNumber(country: AddressCountry): boolean {
  return companyIdentifiers[country].some((row) => row.isVatNumber && row.requiredBy);
}
