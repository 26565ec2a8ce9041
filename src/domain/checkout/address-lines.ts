/** Addresses and names as the post of their country wants them. Source: eu-2026.md F-10, F-12. */

import { houseNumberFirst, postalCodeAfterCity } from '../country/address-rules.ts';
import type { CountryCode } from '../country/countries.ts';
import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Address } from './address.ts';

/** Hungary names the family first. */
export function fullName({
  firstName,
  lastName,
  country,
}: Pick<Address, 'firstName' | 'lastName' | 'country'>): string {
  return country === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
}

/** Postal services that write their country before the postcode, in the country too: `SI-1000 Ljubljana`. */
const prefixed: ReadonlySet<CountryCode> = new Set(['ch', 'fi', 'hr', 'lt', 'se', 'si']);

/** What stands above the street and what below it. Hungary begins with the town and ends with the postcode. */
function townLines({
  postalCode,
  city,
  state,
  country,
}: Address): [above: (string | undefined)[], below: (string | undefined)[]] {
  if (country === 'hu') return [[city, state], [postalCode]];
  if (postalCodeAfterCity.has(country)) return [[], [city, state, postalCode]];
  const prefix = prefixed.has(country) ? `${country.toUpperCase()}-` : '';
  const town = `${prefix}${postalCode} ${city}`;
  // Italy writes the two letters of the province on the same line.
  return [[], country === 'it' && state ? [`${town} ${state}`] : [town, state]];
}

/** The lines of a label; the country in the reader's language. */
export function addressLines(address: Address, locale: LocaleCode): string[] {
  const { streetName, streetNumber, country } = address;
  const [above, below] = townLines(address);
  const lines: (string | undefined)[] = [
    address.company,
    address.department,
    fullName(address),
    ...above,
    address.building,
    (houseNumberFirst.has(country)
      ? `${streetNumber} ${streetName}`
      : `${streetName} ${streetNumber}`
    ).trim(),
    address.additionalStreetInfo,
    address.additionalAddressInfo,
    address.apartment,
    address.pOBox,
    ...below,
    countryName(country, locale),
  ];
  return lines.filter((line) => line !== undefined);
}
