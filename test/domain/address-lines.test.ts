/** Labels as the carriers of each country read them. */
import { expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';

const anna: Address = {
  firstName: 'Anna',
  lastName: 'Nagy',
  streetName: 'High Street',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  country: 'gb',
};

it('puts the number before an English street and the postcode after the town', () => {
  expect(addressLines(anna, 'en-GB')).toEqual([
    'Anna Nagy',
    '12 High Street',
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ]);
});

it('puts the number after a German street and the postcode before the town', () => {
  const address: Address = {
    ...anna,
    company: 'Nagy GmbH',
    streetName: 'Ludwigstraße',
    additionalAddressInfo: 'Hinterhaus',
    postalCode: '80539',
    city: 'München',
    country: 'de',
  };
  expect(addressLines(address, 'de-DE')).toEqual([
    'Nagy GmbH',
    'Anna Nagy',
    'Ludwigstraße 12',
    'Hinterhaus',
    '80539 München',
    'Deutschland',
  ]);
});

it('names the family first in Hungary', () => {
  expect(fullName({ ...anna, country: 'hu' })).toBe('Nagy Anna');
});

it('writes the country in the reader’s language', () => {
  expect(addressLines({ ...anna, country: 'ch' }, 'fr-CH').at(-1)).toBe('Suisse');
});
