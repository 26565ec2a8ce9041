/** Labels as the carriers of each country read them. */
import { expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';
import { stateOptional, stateRequired } from '#domain/country/address-rules.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';

const anna: Address = {
  firstName: 'Anna',
  lastName: 'Nagy',
  streetName: 'High Street',
  streetNumber: '12',
  postalCode: 'SW1A 1AA',
  city: 'London',
  country: 'gb',
};

it('a label has the number before an English street and the postcode after the town', () => {
  expect(addressLines(anna, 'en-GB')).toEqual([
    'Anna Nagy',
    '12 High Street',
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ]);
});

it('a label has the number after a German street and the postcode before the town', () => {
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

it('a label has the province after an Italian town', () => {
  const town = { postalCode: '00184', city: 'Roma', state: 'RM' };
  const address: Address = { ...anna, ...town, streetName: 'Via Roma', country: 'it' };
  expect(addressLines(address, 'it-IT')).toEqual([
    'Anna Nagy',
    'Via Roma 12',
    '00184 Roma RM',
    'Italia',
  ]);
});

it('a Hungarian name begins with the family name', () => {
  expect(fullName({ ...anna, country: 'hu' })).toBe('Nagy Anna');
});

it('a label has the country in the reader’s language', () => {
  expect(addressLines({ ...anna, country: 'ch' }, 'fr-CH').at(-1)).toBe('Suisse');
});

/** Street, postcode and town as the post of each country writes them. */
const places: Record<CountryCode, string[]> = {
  sk: ['Road 7', '1234 Town'],
  de: ['Road 7', '1234 Town'],
  at: ['Road 7', '1234 Town'],
  ch: ['Road 7', 'CH-1234 Town'],
  fr: ['7 Road', '1234 Town'],
  be: ['Road 7', '1234 Town'],
  nl: ['Road 7', '1234 Town'],
  it: ['Road 7', '1234 Town MI'],
  es: ['Road 7', '1234 Town', 'MI'],
  pt: ['Road 7', '1234 Town'],
  gb: ['7 Road', 'Town', '1234'],
  ie: ['7 Road', 'Town', 'MI', '1234'],
  pl: ['Road 7', '1234 Town'],
  cz: ['Road 7', '1234 Town'],
  hu: ['Town', 'Road 7', '1234'],
  ro: ['Road 7', '1234 Town', 'MI'],
  bg: ['Road 7', '1234 Town'],
  gr: ['Road 7', '1234 Town'],
  hr: ['Road 7', 'HR-1234 Town'],
  si: ['Road 7', 'SI-1234 Town'],
  lt: ['Road 7', 'LT-1234 Town', 'MI'],
  dk: ['Road 7', '1234 Town'],
  se: ['Road 7', 'SE-1234 Town'],
  no: ['Road 7', '1234 Town'],
  fi: ['Road 7', 'FI-1234 Town'],
};

it.each(countryCodes)('a label is written as the post of %s requires', (country) => {
  const place = { streetName: 'Road', streetNumber: '7', postalCode: '1234', city: 'Town' };
  const hasState = stateRequired.has(country) || stateOptional.has(country);
  const address: Address = { ...anna, ...place, country, ...(hasState && { state: 'MI' }) };
  const [name, ...lines] = addressLines(address, 'en-GB');
  expect(name).toBe(country === 'hu' ? 'Nagy Anna' : 'Anna Nagy');
  expect(lines.slice(0, -1)).toEqual(places[country]);
});

it('a label has the title before the name and the building above the street', () => {
  const address: Address = { ...anna, title: 'Dr.', building: 'Tower 2' };
  expect(addressLines(address, 'en-GB').slice(0, 3)).toEqual([
    'Dr. Anna Nagy',
    'Tower 2',
    '12 High Street',
  ]);
});
