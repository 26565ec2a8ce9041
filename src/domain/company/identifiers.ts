/**
 * The numbers by which each country's invoices know a buyer. Source: eu-2026.md §13.5, F-30, F-34. The VAT number has a
 * field of its own; it is listed where the country knows companies by it, registered for VAT or not. How it is written: written.ts; what it must add up to: checks.ts.
 */
import { type CountryCode, tableOf } from '../country/countries.ts';

export const companyIdentifiers = tableOf((country) => country.companyIdentifiers);

/** Whether the invoice law of the country demands the VAT number of its companies. */
export function needsVatNumber(country: CountryCode): boolean {
  return companyIdentifiers[country].some((row) => row.isVatNumber && row.requiredBy);
}
