/** Addresses and names as the post of their country wants them. Source: eu-2026.md F-10, F-12. */

import { houseNumberFirst, postalCodeAfterCity } from '../country/address-rules.ts';
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

/** The lines of a label; the country in the reader's language. */
export function addressLines(address: Address, locale: LocaleCode): string[] {
  const { streetName, streetNumber, postalCode, city, country } = address;
  const lines: (string | undefined)[] = [
    address.company,
    address.department,
    fullName(address),
    address.building,
    (houseNumberFirst.has(country)
      ? `${streetNumber} ${streetName}`
      : `${streetName} ${streetNumber}`
    ).trim(),
    address.additionalStreetInfo,
    address.additionalAddressInfo,
    address.apartment,
    address.pOBox,
    ...(postalCodeAfterCity.has(country)
      ? [city, address.state, postalCode]
      : [`${postalCode} ${city}`, address.state]),
    countryName(country, locale),
  ];
  return lines.filter((line) => line !== undefined);
}
