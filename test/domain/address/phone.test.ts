/** Telephone numbers of 25 countries as people write them, stored as E.164 (eu-2026.md F-16). */

import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { readPhone } from '#domain/checkout/phone.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { callingCodes, phoneExamples } from '#domain/country/telephone.ts';

/** An example mobile number of the package, in the ways people write it. */
function waysOf(country: CountryCode) {
  const region = country.toUpperCase() as Uppercase<CountryCode>;
  const number = getExampleNumber(region, examples);
  if (!number) throw new Error(`no example for ${country}`);
  const national = number.formatNational();
  const abroad = number.formatInternational();
  const [first = '', ...rest] = national.split(' ');
  const ways = [
    abroad,
    number.number,
    abroad.replaceAll(' ', '-'),
    abroad.replaceAll(' ', '.'),
    abroad.replaceAll(' ', '\u00a0'),
    abroad.replace('+', '00 '),
    abroad.replace('+', '00').replaceAll(' ', ''),
    ` ${national} `,
    national.replaceAll(' ', '-'),
    national.replaceAll(' ', '.'),
    national.replaceAll(' ', ''),
    `${first}/${rest.join('')}`,
    `(${first}) ${rest.join(' ')}`,
  ];
  return { kept: number.number, ways };
}

describe.each(countryCodes)('in %s', (country) => {
  const { kept, ways } = waysOf(country);

  it.each(ways)('"%s" is stored as E.164', (written) => {
    expect(readPhone(written, country)).toBe(kept);
    expect(kept).toMatch(new RegExp(`^\\+${callingCodes[country]}\\d+$`));
  });

  it('the example number of the hints is valid', () => {
    expect(readPhone(phoneExamples[country], country)).toBe(kept);
  });

  it.each(['call me', '12', '++49 30 123456', '123456789012345678', `${ways[0]} x`, ''])(
    '"%s" is no phone number',
    (written) => expect(readPhone(written, country)).toBeUndefined(),
  );
});

it.each<[CountryCode, string, string]>([
  ['gb', '020-7946-0958', '+442079460958'],
  ['gb', '(0)20 7946 0958', '+442079460958'],
  ['gb', '+44 (0)20 7946 0958', '+442079460958'],
  ['sk', '0905/123456', '+421905123456'],
  ['sk', '00421 905 123 456', '+421905123456'],
  ['sk', '02/5441 1111', '+421254411111'],
  ['de', '030 / 12 34 56', '+4930123456'],
  ['de', '+49 (0) 30 123456', '+4930123456'],
  ['at', '01/58800-0', '+431588000'],
  ['hu', '06 1 234 5678', '+3612345678'],
  ['hu', '06-30/123-4567', '+36301234567'],
  ['lt', '8 612 34567', '+37061234567'],
  ['lt', '0 612 34567', '+37061234567'],
  ['it', '06 6982 1234', '+390669821234'],
  ['it', '0039 06 6982 1234', '+390669821234'],
  ['cz', '601 123 456', '+420601123456'],
  ['pl', '22 696 55 55', '+48226965555'],
  ['ro', '021-312.34.56', '+40213123456'],
  ['fr', '01.42.68.53.00', '+33142685300'],
  ['be', '02/507 21 11', '+3225072111'],
  ['nl', '020-6243 045', '+31206243045'],
  ['ch', '044 668 18 00', '+41446681800'],
  ['gr', '210 321 3120', '+302103213120'],
  ['se', '08-508 295 08', '+46850829508'],
  ['no', '22 12 34 56', '+4722123456'],
  ['dk', '33 15 15 15', '+4533151515'],
  ['fi', '09 310 1641', '+35893101641'],
])('%s "%s" is stored as %s, which is in a public directory', (country, written, kept) => {
  expect(readPhone(written, country)).toBe(kept);
});

it.each<[CountryCode, string, string]>([
  ['de', '+421 905 123 456', '+421905123456'],
  ['de', '0034 91 123 45 67', '+34911234567'],
  ['fr', '+1 212 555 0100', '+12125550100'],
  ['gb', '+353 85 012 3456', '+353850123456'],
  ['sk', '00 380 44 123 4567', '+380441234567'],
])('in %s a foreign number is accepted: "%s"', (country, written, kept) => {
  expect(readPhone(written, country)).toBe(kept);
});

it('a phone number has at least eight digits by the specification, at most fifteen by E.164', () => {
  expect(readPhone('1234567', 'sk')).toBeUndefined();
  expect(readPhone('+49 1234567890123', 'de')).toBe('+491234567890123');
  expect(readPhone('+49 12345678901234', 'de')).toBeUndefined();
});
