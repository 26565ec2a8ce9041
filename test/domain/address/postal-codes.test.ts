/** Postcodes as people write them. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import {
  isPostalCode,
  normalisePostalCode,
  postalCodeRules,
} from '#domain/country/postal-codes.ts';
import { specifiedCountries } from '../country-facts.ts';
import google from '../postal-25.json';

type Row = { zip: string | null; examples: string[] };
const samples = Object.entries(google.countries as Record<string, Row>).flatMap(
  ([code, { zip, examples }]) =>
    examples
      // "RH6 OHP" has the letter O for a zero: the source's own pattern refuses it too.
      .filter((example) => new RegExp(`^(${zip})$`).test(example))
      .map((example) => [code.toLowerCase() as CountryCode, example] as const),
);

describe('examples of google/libaddressinput', () => {
  it('cover 24 countries; Ireland has none there', () => {
    expect([...new Set(samples.map(([country]) => country)), 'ie'].sort()).toEqual(
      specifiedCountries,
    );
    expect(samples.length).toBeGreaterThan(75);
  });

  it.each(samples)('%s %s is accepted', (country, example) => {
    expect(isPostalCode(normalisePostalCode(example, country), country)).toBe(true);
  });

  it('stay the same when they are normalised twice', () => {
    for (const [country, example] of samples) {
      const once = normalisePostalCode(example, country);
      expect(normalisePostalCode(once, country)).toBe(once);
    }
  });
});

describe('a written postcode is normalised (eu-2026.md F-13)', () => {
  it.each([
    ['lt', 'LT-01103', '01103'],
    ['lt', 'lt 01103', '01103'],
    ['si', 'SI-1000', '1000'],
    ['ch', 'CH-8001', '8001'],
    ['se', 'SE-111 22', '111 22'],
    ['se', '11122', '111 22'],
    ['fi', 'FI-00100', '00100'],
    ['dk', 'DK-1050', '1050'],
    ['pl', '00950', '00-950'],
    ['pl', '00 950', '00-950'],
    ['pl', 'PL-00-950', '00-950'],
    ['pt', '1100148', '1100-148'],
    ['pt', '1100 148', '1100-148'],
    ['cz', '11000', '110 00'],
    ['sk', '81101', '811 01'],
    ['gr', '10557', '105 57'],
    ['gr', '105  57', '105 57'],
    ['nl', '1012ab', '1012 AB'],
    ['nl', 'NL-1012 ab', '1012 AB'],
    ['gb', 'sw1a1aa', 'SW1A 1AA'],
    ['gb', 'M1  1AE', 'M1 1AE'],
    ['ie', 'd02x285', 'D02 X285'],
    ['ie', 'd6w xy00', 'D6W XY00'],
    ['de', ' 10115 ', '10115'],
    ['de', 'DE-10115', '10115'],
    ['ro', '010 011', '010011'],
    ['hr', 'HR-10000', '10000'],
  ] as const)('%s "%s" → "%s"', (country, raw, stored) => {
    expect(normalisePostalCode(raw, country)).toBe(stored);
    expect(isPostalCode(stored, country)).toBe(true);
  });
});

describe('an invalid postcode is refused', () => {
  it.each([
    ['de', '1234'],
    ['de', '123456'],
    ['de', 'ABCDE'],
    ['at', '0123'],
    ['be', '0999'],
    ['hu', '0100'],
    ['nl', '0999 AB'],
    ['nl', '1012'],
    ['nl', '1012 A1'],
    ['ro', '12345'],
    ['pl', '00-95'],
    ['pl', '00-9500'],
    ['pt', '1100-14'],
    ['sk', '8110'],
    ['se', '111 2'],
    ['gb', 'SW1A 1A'],
    ['gb', '1SW 1AA'],
    ['gb', 'SW1A 1AC'],
    ['ie', 'B02 X285'],
    ['ie', 'D02 X28'],
    ['ie', 'D02 X28B'],
    ['ch', '8001<b>'],
    ['dk', '10-501'],
  ] as const)('%s "%s"', (country, raw) => {
    expect(isPostalCode(normalisePostalCode(raw, country), country)).toBe(false);
  });

  it.each(countryCodes)('in %s if it is empty or has a line break at its end', (country) => {
    expect(isPostalCode(normalisePostalCode('', country), country)).toBe(false);
    expect(isPostalCode(normalisePostalCode('   ', country), country)).toBe(false);
    expect(isPostalCode(`${postalCodeRules[country].example}\n`, country)).toBe(false);
  });

  it.each(countryCodes)('while the example that an error shows in %s is accepted', (country) => {
    const { example } = postalCodeRules[country];
    expect(normalisePostalCode(example, country)).toBe(example);
    expect(isPostalCode(example, country)).toBe(true);
  });
});

describe('messy input of every country is normalised', () => {
  /** Stored, then as people write it. */
  const written: Record<CountryCode, [string, ...string[]]> = {
    sk: ['811 01', '81101', 'SK-811 01', 'sk 81101', ' 811-01 ', '811.01', '811\u00a001'],
    de: ['10115', 'D-10115', 'DE 10115', 'd 10115', '10 115', ' 10115\t', '１０１１５'],
    at: ['1010', 'A-1010', 'AT-1010', 'a 1010', '10 10', ' 1010 '],
    ch: ['8001', 'CH-8001', 'ch8001', 'CH – 8001', '80 01', '8001 '],
    fr: ['75001', 'F-75001', 'FR-75001', '75 001', 'f75001', '75.001'],
    be: ['1000', 'B-1000', 'BE 1000', 'b1000', '10 00', '1000\u00a0'],
    nl: ['1012 AB', '1012ab', 'NL-1012 AB', '1012-AB', '1012  a b', 'nl 1012ab'],
    it: ['00184', 'I-00184', 'IT-00184', '00 184', 'it00184', ' 00184'],
    es: ['28001', 'E-28001', 'ES-28001', '28 001', '28.001', 'es28001'],
    pt: ['1100-148', '1100148', '1100 148', 'PT-1100-148', 'P-1100 148', '1100–148'],
    gb: ['SW1A 1AA', 'sw1a1aa', 'SW1A-1AA', 'GB-SW1A 1AA', 'UK SW1A 1AA', 'SW1A\t1AA'],
    ie: ['D02 X285', 'd02x285', 'DO2 X285', 'D02-X285', 'IE-D02 X285', 'IRL D02X285'],
    pl: ['00-950', '00950', '00 950', 'PL-00-950', 'pl 00950', '00–950', '00.950'],
    cz: ['110 00', '11000', 'CZ-110 00', 'CZ 11000', '110-00', '110\u00a000'],
    hu: ['1051', 'H-1051', 'HU-1051', 'h 1051', '10 51', '1051.'],
    ro: ['010011', 'RO-010011', '010 011', 'ro 010011', '01 00 11', '010.011'],
    bg: ['1000', 'BG-1000', 'bg 1000', '10 00', ' 1000', 'BG1000'],
    gr: ['105 57', '10557', 'GR-105 57', 'gr 10557', '105-57', 'GR10557'],
    hr: ['10000', 'HR-10000', 'hr10000', '10 000', '10.000', ' 10000 '],
    si: ['1000', 'SI-1000', 'si 1000', '10 00', 'SI1000', '1000 '],
    lt: ['01103', 'LT-01103', 'lt 01103', '01 103', 'LT01103', '011 03'],
    dk: ['1050', 'DK-1050', 'dk 1050', '10 50', 'DK1050', ' 1050'],
    se: ['111 22', '11122', 'SE-111 22', 'S-111 22', 'se 11122', '111-22'],
    no: ['0150', 'NO-0150', 'N-0150', 'no 0150', '01 50', 'NO0150'],
    fi: ['00100', 'FI-00100', 'FIN-00100', 'fi 00100', '00 100', 'FI00100'],
  };

  it.each(countryCodes)('in %s', (country) => {
    const [stored, ...messy] = written[country];
    expect(messy.length).toBeGreaterThan(4);
    expect(messy.map((raw) => normalisePostalCode(raw, country))).toEqual(messy.map(() => stored));
    expect(isPostalCode(stored, country)).toBe(true);
  });

  it('and of an unknown country, any postcode is accepted', () => {
    expect(isPostalCode('90210-1234', 'us')).toBe(true);
  });
});
