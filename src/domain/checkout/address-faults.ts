/**
 * What is wrong with an address, whoever sends it: a form, a call, an order about to be placed.
 * Rules: purchase-flow.txt §5; soft house number and short names: eu-2026.md F-12, F-13.
 */

import { stateRequired } from '../country/address-rules.ts';
import type { CountryCode } from '../country/countries.ts';
import { isPostalCode } from '../country/postal-codes.ts';
import type { Address } from './address.ts';

export type AddressFault = {
  field: keyof Address;
  /** `foreign`: the store does not deliver to this country. */
  fault: 'missing' | 'malformed' | 'foreign';
};

const required = ['firstName', 'lastName', 'streetName', 'streetNumber'] as const;

/** A foreign country first, for it makes the rest doubtful; none for an address that this store can use. */
export function addressFaults(address: Address, market: CountryCode): AddressFault[] {
  const missing = (fields: readonly (keyof Address)[]): AddressFault[] =>
    fields.filter((field) => !address[field]?.trim()).map((field) => ({ field, fault: 'missing' }));
  const faults: AddressFault[] = [];
  if (address.country !== market) faults.push({ field: 'country', fault: 'foreign' });
  faults.push(...missing(required));
  if (!isPostalCode(address.postalCode, market)) {
    faults.push({
      field: 'postalCode',
      fault: address.postalCode.trim() ? 'malformed' : 'missing',
    });
  }
  faults.push(...missing(stateRequired.has(market) ? ['city', 'state'] : ['city']));
  if (address.phone && !/^\+?\d{8,15}$/.test(address.phone)) {
    faults.push({ field: 'phone', fault: 'malformed' });
  }
  return faults;
}
