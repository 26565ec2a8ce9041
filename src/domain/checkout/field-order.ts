/** The order of address parts in a country's addresses and forms. Source: eu-2026.md F-10, F-12, F-17. */

import { companyIdentifiers } from '../company/identifiers.ts';
import { type AddressCountry, addressFactsOf } from '../country/address-countries.ts';
import {
  houseNumberFirst,
  postalCodeAfterCity,
  stateOptional,
  stateRequired,
} from '../country/address-rules.ts';
import { inNameOrder } from './name-order.ts';

export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'streetName'
  | 'streetNumber'
  | 'additionalAddressInfo'
  | 'postalCode'
  | 'city'
  | 'state';

/** Family name first in Hungary, house number first in Britain, postcode last there and in Ireland, after the county. */
export function addressFieldOrder(country: AddressCountry): AddressField[] {
  const hasState = stateRequired.has(country) || stateOptional.has(country);
  const town: AddressField[] = hasState ? ['city', 'state'] : ['city'];
  return [
    ...inNameOrder<AddressField>(
      ['firstName', 'lastName'],
      addressFactsOf(country).address.familyNameFirst,
    ),
    ...(houseNumberFirst.has(country)
      ? (['streetNumber', 'streetName'] as const)
      : (['streetName', 'streetNumber'] as const)),
    'additionalAddressInfo',
    ...(postalCodeAfterCity.has(country)
      ? [...town, 'postalCode' as const]
      : ['postalCode' as const, ...town]),
  ];
}

/** Every field of the addresses form from top to bottom. */
export function formOrder(billing: AddressCountry, market: AddressCountry): string[] {
  return [
    'email',
    'billing.phone',
    'clientType',
    'billing.company',
    'billing.vatNumber',
    ...companyIdentifiers[billing].map(({ key }) => `billing.identifiers.${key}`),
    'billing.department',
    'billing.reference',
    'billing.invoiceEmail',
    ...addressFieldOrder(billing).map((field) => `billing.${field}`),
    'billing.title',
    'billing.building',
    'billing.country',
    'shippingAddressType',
    'shipping.clientType',
    'shipping.company',
    'shipping.department',
    ...addressFieldOrder(market).map((field) => `shipping.${field}`),
    'shipping.title',
    'shipping.building',
    'shipping.phone',
    'shipping.deliveryNoteFloor',
    'shipping.deliveryNoteWindow',
    'shipping.deliveryNoteAccess',
  ];
}
