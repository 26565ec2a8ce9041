/** Addresses and names in the postal format of their country. Source: eu-2026.md F-10, F-12. */

import { addressFactsOf } from '../country/address-countries.ts';
import { houseNumberFirst, postalCodeAfterCity } from '../country/address-rules.ts';
import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Address } from './address.ts';
import { isPoBoxLine } from './delivery-place.ts';
import { inNameOrder } from './name-order.ts';

/** In the name order of the country. */
export function fullName({
  firstName,
  lastName,
  country,
}: Pick<Address, 'firstName' | 'lastName' | 'country'>): string {
  return inNameOrder([firstName, lastName], addressFactsOf(country).address.familyNameFirst).join(
    ' ',
  );
}

/** Street and house number in the order of the country. */
export function streetLine({
  streetName,
  streetNumber,
  country,
}: Pick<Address, 'streetName' | 'streetNumber' | 'country'>): string {
  const isNumberFirst = houseNumberFirst.has(country);
  return (isNumberFirst ? `${streetNumber} ${streetName}` : `${streetName} ${streetNumber}`).trim();
}

/** The lines above the street and those below it. */
function townLines({
  postalCode,
  city,
  state,
  country,
}: Address): [above: (string | undefined)[], below: (string | undefined)[]] {
  const { cityFirst, countryBeforePostalCode, stateBesideCity, postalCodeBesideCity } =
    addressFactsOf(country).address;
  if (cityFirst) return [[city, state], [postalCode]];
  const prefix =
    countryBeforePostalCode === true ? `${country.toUpperCase()}-` : countryBeforePostalCode || '';
  const code = prefix + postalCode;
  if (postalCodeBesideCity) return [[], [city + postalCodeBesideCity + code, state]];
  if (postalCodeAfterCity.has(country)) return [[], [city, state, code]];
  const town = `${code} ${city}`;
  return [[], stateBesideCity && state ? [`${town} ${state}`] : [town, state]];
}

/** The lines of a label; the country in the reader's language. */
export function addressLines(address: Address, locale: LocaleCode): string[] {
  const { country } = address;
  const [above, below] = townLines(address);
  const lines: (string | undefined)[] = [
    address.company,
    address.department,
    address.title ? `${address.title} ${fullName(address)}` : fullName(address),
    ...above,
    address.building,
    streetLine(address),
    address.additionalStreetInfo,
    address.additionalAddressInfo,
    address.apartment,
    isPoBoxLine(address) ? undefined : address.pOBox,
    ...below,
    countryName(country, locale),
  ];
  return lines.filter((line) => line !== undefined);
}
