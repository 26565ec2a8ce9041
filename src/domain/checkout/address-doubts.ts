/**
 * Parts of an address that look wrong but may be right: shown to the shopper, never treated as an error. Only certain
 * facts about the beginning of postcodes are checked. Source: eu-2026.md F-14.
 */
import type { AddressCountry } from '../country/address-countries.ts';
import { provinceOf, unknownStart } from '../country/postal-starts.ts';
import { provinces } from '../country/provinces.ts';
import type { FieldError } from './address-form.ts';

/** The warning about the postcode, if there is one. Expects a well-formed postcode. */
export function postalCodeDoubt(address: {
  postalCode: string;
  state?: string | undefined;
  country: AddressCountry;
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
