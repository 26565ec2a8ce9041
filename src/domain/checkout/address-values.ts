/** Turns a stored address into form values: the reverse of read-address.ts. */
import { type AddressCountry, isAddressCountry } from '../country/address-countries.ts';
import type { Address } from './address.ts';
import type { FieldValues } from './address-form.ts';
import { isDoubtfulNumber } from './house-number.ts';
import { storedAddress } from './stored-address.ts';

/** The chosen billing country, else the market. */
export function billingCountry(values: FieldValues, market: AddressCountry): AddressCountry {
  const chosen = values['billing.country'] ?? '';
  return isAddressCountry(chosen) ? chosen : market;
}

/** A stored address with a doubtful house number was confirmed before: the form does not ask again. */
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

/** Whether both are the same place. Fields that only billing or only shipping addresses have are ignored. */
export function isSamePlace(one: Address, other: Address): boolean {
  return addressAlone(one) === addressAlone(other);
}

function addressAlone(address: Address): string {
  const { id, isDefaultBillingAddress, isDefaultShippingAddress, phone, ...rest } =
    storedAddress(address);
  const place = Object.entries(rest).filter(([name]) => !name.startsWith('deliveryNote'));
  return JSON.stringify(place.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
