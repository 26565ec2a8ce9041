/**
 * The faults of an address, whatever its source: a form, an API call, an order about to be placed.
 * Rules: purchase-flow.txt §5; soft house number and short names: eu-2026.md F-12, F-13.
 */

import type { AddressCountry } from '../country/address-countries.ts';
import { stateRequired } from '../country/address-rules.ts';
import { isPostalCode } from '../country/postal-codes.ts';
import { provinces } from '../country/provinces.ts';
import { territoryOf } from '../country/territories.ts';
import type { Address } from './address.ts';
import { deliveryPlaceOf, type Freight } from './delivery-place.ts';
import { minLengths } from './form-rules.ts';
import { isDoubtfulNumber } from './house-number.ts';
import { hasHiddenCharacters } from './line-characters.ts';
import { hasWebAddress } from './web-address.ts';

export type AddressFault = {
  field: keyof Address;
  /**
   * `foreign`: the store does not deliver to this country; `notDelivered`: not to this part of its own country.
   * `hiddenCharacters`: the line holds characters that cannot be seen (line-characters.ts). `webAddress`: an address of
   * the web.
   */
  fault:
    | 'missing'
    | 'malformed'
    | 'foreign'
    | 'notDelivered'
    | 'hiddenCharacters'
    | 'webAddress'
    | 'noFreightToPoBox'
    | 'noFreightToLocker';
  /** May be right: a form asks for confirmation once, API calls and orders are accepted. */
  soft?: true;
};

/**
 * Checked by the rules of the address's own country (eu-2026.md GEO-02). Goods are only delivered in the market: with
 * `deliveredIn` the address must be there. A foreign country comes first: it makes other faults doubtful.
 */
export function addressFaults(
  address: Address,
  deliveredIn?: AddressCountry,
  freight: Freight = {},
): AddressFault[] {
  const { country } = address;
  const isForeign = deliveredIn !== undefined && country !== deliveredIn;
  return [
    ...(isForeign ? [{ field: 'country', fault: 'foreign' } as const] : []),
    ...missing(address, ['firstName', 'lastName', 'streetName']),
    ...numberFaults(address),
    ...(deliveredIn && freight.hasFreight ? freightFaults(address) : []),
    ...postalCodeFaults(address, deliveredIn),
    ...missing(address, ['city']),
    ...stateFaults(address),
    ...webAddresses(address),
    ...(address.phone && !isPhone(address.phone)
      ? [{ field: 'phone', fault: 'malformed' } as const]
      : []),
    ...hiddenCharacters(address),
  ];
}

/** Without soft faults: the faults that no address may have. */
export function hardFaults(
  address: Address,
  deliveredIn?: AddressCountry,
  freight?: Freight,
): AddressFault[] {
  return addressFaults(address, deliveredIn, freight).filter(({ soft }) => !soft);
}

/** For a stored number. The specification: eight digits, with or without a plus; E.164: at most fifteen. */
export function isPhone(phone: string): boolean {
  return /^\+?\d{8,15}$/.test(phone);
}

function missing(address: Address, fields: readonly (keyof Address)[]): AddressFault[] {
  return fields.flatMap((field) =>
    String(address[field] ?? '').trim().length >= minLengths.effective
      ? []
      : [{ field, fault: 'missing' }],
  );
}

const personFields = ['title', 'salutation', 'firstName', 'lastName'] as const;

/** Mailed and printed too. A company may be called like its domain, and streets are abbreviated with dots. */
const otherFields = [
  'company',
  'department',
  'reference',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'additionalAddressInfo',
  'building',
  'apartment',
  'pOBox',
  'city',
  'region',
  'deliveryNoteFloor',
  'deliveryNoteWindow',
  'deliveryNoteAccess',
] as const;

function webAddresses(address: Address): AddressFault[] {
  const faulty = [
    ...personFields.filter((field) => hasWebAddress(address[field] ?? '', 'person')),
    ...otherFields.filter((field) => hasWebAddress(address[field] ?? '', 'company')),
  ];
  return faulty.map((field) => ({ field, fault: 'webAddress' }));
}

/** The house number; PO boxes and lockers have none. */
function numberFaults(address: Address): AddressFault[] {
  const { streetNumber, country } = address;
  if (!isDoubtfulNumber(streetNumber, country)) return [];
  if (deliveryPlaceOf(address) !== 'street') return [];
  const fault = streetNumber.trim() ? 'malformed' : 'missing';
  return [{ field: 'streetNumber', fault, soft: true }];
}

const freightRefusals = {
  street: undefined,
  poBox: 'noFreightToPoBox',
  parcelLocker: 'noFreightToLocker',
} as const;

function freightFaults(address: Address): AddressFault[] {
  const fault = freightRefusals[deliveryPlaceOf(address)];
  return fault ? [{ field: 'streetName', fault }] : [];
}

function hiddenCharacters(address: Address): AddressFault[] {
  return Object.entries(address).flatMap(([name, value]) =>
    typeof value === 'string' && hasHiddenCharacters(value)
      ? [{ field: name as keyof Address, fault: 'hiddenCharacters' }]
      : [],
  );
}

function postalCodeFaults(
  { postalCode, country }: Address,
  deliveredIn: AddressCountry | undefined,
): AddressFault[] {
  const field = 'postalCode';
  if (!postalCode.trim()) return [{ field, fault: 'missing' }];
  if (!isPostalCode(postalCode, country)) return [{ field, fault: 'malformed' }];
  const isOutside = territoryOf(country, postalCode)?.treatment === 'outside';
  return deliveredIn && isOutside ? [{ field, fault: 'notDelivered' }] : [];
}

function stateFaults({ state = '', country }: Address): AddressFault[] {
  const field = 'state';
  if (!state.trim()) return stateRequired.has(country) ? [{ field, fault: 'missing' }] : [];
  const list = provinces[country];
  return !list || list.some(({ value }) => value === state) ? [] : [{ field, fault: 'malformed' }];
}
