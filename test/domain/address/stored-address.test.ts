/** An address as a cart stores it, whatever its source. */
import { expect, it } from 'vitest';
import { storedAddress } from '#domain/checkout/stored-address.ts';
import type { CountryCode } from '#domain/country/countries.ts';

const address = (country: CountryCode) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  streetName: 'Weg',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country,
});
const company = (country: CountryCode, vatNumber: string) => ({
  ...address(country),
  company: 'Werkstatt GmbH',
  department: 'Einkauf',
  vatNumber,
});

it.each([
  ['at', 'u12345675', 'ATU12345675'],
  ['ch', 'CHE-100.416.306 MWST', 'CHE100416306'],
  ['gr', 'GR 123456783', 'EL123456783'],
  ['be', '123456056', 'BE0123456056'],
  ['nl', 'NL 1234.56.782.B.01', 'NL123456782B01'],
  ['de', 'ATU12345675', 'ATU12345675'],
  // Too short for a number: the form reports it, and shows what was typed.
  ['de', '1', '1'],
] as const)('a VAT number in %s typed as %s is stored as %s', (country, typed, kept) => {
  expect(storedAddress(company(country, typed))).toEqual(company(country, kept));
  expect(storedAddress(storedAddress(company(country, typed)))).toEqual(company(country, kept));
});

it('an address without a company has no department and no VAT number', () => {
  const { company: _company, ...person } = company('at', 'ATU12345675');
  expect(storedAddress(person)).toEqual(address('at'));
});
