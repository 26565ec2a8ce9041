/** A kept address as the fields of a form show it: the other way round of read-address.ts. */
import { type CountryCode, isCountryCode } from '../country/countries.ts';
import type { Address } from './address.ts';
import type { FieldValues } from './address-form.ts';
import { isDoubtfulNumber } from './house-number.ts';
import { storedAddress } from './stored-address.ts';

/** Where the invoice goes: the country chosen, else the market's. */
export function billingCountry(values: FieldValues, market: CountryCode): CountryCode {
  const chosen = values['billing.country'] ?? '';
  return isCountryCode(chosen) ? chosen : market;
}

/** A house number that was confirmed is not asked about again. */
export function addressValues(
  prefix: 'billing.' | 'shipping.',
  address: Address | undefined,
): FieldValues {
  if (!address) return {};
  const { identifiers = {}, ...lines } = address;
  const isConfirmed = isDoubtfulNumber(address.streetNumber, address.country);
  const values = [
    ...Object.entries(lines).flatMap(([name, value]) => (value === false ? [] : [[name, value]])),
    ...Object.entries(identifiers).map(([key, number]) => [`identifiers.${key}`, number]),
    ...(isConfirmed ? [['confirmNoNumber', 'on']] : []),
  ];
  return Object.fromEntries(values.map(([name, value]) => [`${prefix}${name}`, String(value)]));
}

/** Whether goods go where the invoice goes. What only one of them has says nothing of that. */
export function isSamePlace(one: Address, other: Address): boolean {
  return addressAlone(one) === addressAlone(other);
}

function addressAlone(address: Address): string {
  const { id, isDefaultBillingAddress, isDefaultShippingAddress, phone, ...rest } =
    storedAddress(address);
  const place = Object.entries(rest).filter(([name]) => !name.startsWith('deliveryNote'));
  return JSON.stringify(place.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
