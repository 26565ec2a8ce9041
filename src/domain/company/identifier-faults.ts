/** What is wrong with the company numbers of an address. Source: eu-2026.md F-30, §13.5. */
import type { AddressCountry } from '../country/address-countries.ts';
import type { ClientType } from '../customer/customer.ts';
import { addsUp } from './checks.ts';
import type { Identifier } from './identifier.ts';
import { companyIdentifiers } from './identifiers.ts';

export type Identifiers = Record<string, string>;

export type IdentifierFault = {
  key: string;
  /** `digits`: the form is right, but the check digits are not. `missingOneOf`: one of several must be given. */
  fault: 'missing' | 'missingOneOf' | 'malformed' | 'digits' | 'unknown';
};

/** For normalised numbers of any caller. Missing numbers are reported to forms only: `missingIdentifiers`. */
export function identifierFaults(given: Identifiers, country: AddressCountry): IdentifierFault[] {
  return Object.entries(given).flatMap(([key, number]) => {
    const identifier = companyIdentifiers[country].find((each) => each.key === key);
    const fault = faultOf(number, identifier, country);
    return fault ? [{ key, fault }] : [];
  });
}

function faultOf(number: string, identifier: Identifier | undefined, country: AddressCountry) {
  if (!identifier) return 'unknown';
  if (!identifier.pattern.test(number)) return 'malformed';
  return addsUp(number, country, identifier.key) ? undefined : 'digits';
}

/** The numbers that a buyer's invoice requires and that are missing. */
export function missingIdentifiers(
  given: Identifiers,
  country: AddressCountry,
  clientType: ClientType,
): IdentifierFault[] {
  if (clientType !== 'company') return [];
  const rows = companyIdentifiers[country];
  return rows.flatMap(({ key, requiredBy, oneOf }): IdentifierFault[] => {
    if (given[key]) return [];
    if (requiredBy) return [{ key, fault: 'missing' }];
    const group = rows.filter((each) => oneOf && each.oneOf?.group === oneOf.group);
    const isAsked = group[0]?.key === key && group.every((each) => !given[each.key]);
    return isAsked ? [{ key, fault: 'missingOneOf' }] : [];
  });
}
