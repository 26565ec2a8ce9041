/** The order in which a country writes the parts of an address, and a form asks for them. Source: eu-2026.md F-10, F-12, F-17. */

import { houseNumberFirst, postalCodeAfterCity } from '../country/address-rules.ts';
import type { CountryCode } from '../country/countries.ts';

export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'streetName'
  | 'streetNumber'
  | 'additionalAddressInfo'
  | 'postalCode'
  | 'city';

/** Family name first in Hungary, house number first in Britain, postcode last there. */
export function addressFieldOrder(country: CountryCode): AddressField[] {
  return [
    ...inOrder('firstName', 'lastName', country === 'hu'),
    ...inOrder('streetName', 'streetNumber', houseNumberFirst.has(country)),
    'additionalAddressInfo',
    ...inOrder('postalCode', 'city', postalCodeAfterCity.has(country)),
  ];
}

function inOrder(first: AddressField, second: AddressField, swapped: boolean): AddressField[] {
  return swapped ? [second, first] : [first, second];
}

/** Every field of the addresses form from top to bottom. */
export function formOrder(country: CountryCode): string[] {
  const fields = [...addressFieldOrder(country), 'state'];
  return [
    'email',
    'billing.phone',
    'clientType',
    'billing.company',
    'billing.department',
    'billing.vatNumber',
    ...fields.map((field) => `billing.${field}`),
    'shipping.company',
    'shipping.department',
    ...fields.map((field) => `shipping.${field}`),
  ];
}
