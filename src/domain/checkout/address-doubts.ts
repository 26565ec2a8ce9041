/**
 * What looks wrong in an address and may be right all the same: shown to the shopper, held against nobody. Only what is
 * certain of a postcode's beginning is known here. Source: eu-2026.md F-14.
 */
import type { CountryCode } from '../country/countries.ts';
import { provinceOf, unknownStart } from '../country/postal-starts.ts';
import { provinces } from '../country/provinces.ts';
import type { FieldError } from './address-form.ts';

/** The text of a doubt about the postcode, if there is one. Expects a postcode of the right form. */
export function postalCodeDoubt(address: {
  postalCode: string;
  state?: string | undefined;
  country: CountryCode;
}): FieldError | undefined {
  const { postalCode, state, country } = address;
  const start = unknownStart(postalCode, country);
  if (start) return { key: 'doubt.postalCodeStart', parameters: { postalCode, start } };
  const expected = provinceOf(postalCode, country);
  if (!expected || !state || state === expected) return undefined;
  const label = (value: string) =>
    provinces[country]?.find((each) => each.value === value)?.label ?? value;
  return {
    key: 'doubt.postalCodeProvince',
    parameters: { postalCode, expected: label(expected), state: label(state) },
  };
}
