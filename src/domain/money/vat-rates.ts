/** Standard VAT rates for goods by delivery country and date. Source: eu-2026.md §13.1, P-30. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';

/** The standard VAT rate of a country on a day, as a fraction. */
export function vatRateOf(country: CountryCode, at: Date): number {
  return effective(factsOf(country).vatRate, dayIn(country, at));
}
