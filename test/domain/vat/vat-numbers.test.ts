/** VAT numbers as people write them, and two public tables of valid and invalid numbers. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { hasValidCheckDigits } from '#domain/vat/check-digits.ts';
import {
  hasValidVatFormat,
  prefixOf,
  type VatPrefix,
  vatNumberOf,
  vatNumberRules,
  vatNumberText,
} from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import jsvat from '../../contracts/vat/vat-numbers-jsvat.json';
import stdnum from '../../contracts/vat/vat-numbers-python-stdnum.json';

const prefixes = Object.keys(vatNumberRules) as VatPrefix[];

/** The numbers have prefixes, so the country that is passed here does not matter. */
const isRight = (typed: string) => {
  const number = vatNumberOf(typed, 'sk');
  return number !== undefined && hasValidCheckDigits(number);
};

describe('the table of jsvat', () => {
  const { source: _source, ...rows } = jsvat;
  type Row = { valid: string[]; invalid: string[] };

  it.each(Object.entries(rows as Record<string, Row>))('%s', (_country, { valid, invalid }) => {
    expect(valid.filter((number) => !isRight(number))).toEqual([]);
    expect(invalid.filter(isRight)).toEqual([]);
  });
});

describe('the table of python-stdnum', () => {
  /** Numbers of the one-stop shop begin with EU; nobody orders under one. */
  const isNumber = ([, number]: readonly [string, string]) =>
    /^[a-z]{2}\W*[\w .,:/-]+$/i.test(number) && Object.hasOwn(stdnumCountries, number.slice(0, 2));
  const stdnumCountries = Object.fromEntries(
    [...prefixes, 'GR'].flatMap((prefix) => {
      const [first = '', second = ''] = prefix;
      return [prefix, first + second.toLowerCase(), prefix.toLowerCase()].map((each) => [each, 1]);
    }),
  );
  const listed = (rows: Record<string, string[]>) =>
    Object.entries(rows)
      .flatMap(([country, numbers]) => numbers.map((number) => [country, number] as const))
      .filter(isNumber)
      .map(([, number]) => number)
      .filter((number) => /\d{3}/.test(number));

  it('has hundreds of valid numbers, and all are accepted but a Romanian personal number', () => {
    const right = listed(stdnum.valid);
    expect(right.length).toBeGreaterThan(350);
    // Personal numbers have thirteen digits, VAT numbers two to ten (eu-2026.md F-31).
    expect(right.filter((number) => !isRight(number))).toEqual(['RO 1630615123457']);
  });

  it('has invalid numbers, and all are refused but three whose digits jsvat does not check', () => {
    const wrong = listed(stdnum.invalid);
    expect(wrong.length).toBeGreaterThan(100);
    // Leading letters in France, a personal code in Latvia. Only the registries can tell.
    expect(wrong.filter(isRight)).toEqual(['FR K 7399859312', 'FR L 7399859412', 'LV-10103241337']);
  });
});

describe('a number as shoppers write it', () => {
  it.each<[string, CountryCode, string]>([
    ['123 456 788', 'de', 'DE123456788'],
    ['de-123.456.788', 'de', 'DE123456788'],
    ['123456783', 'gr', 'EL123456783'],
    ['GR 123456783', 'gr', 'EL123456783'],
    ['12345678', 'gr', 'EL012345678'],
    ['12345676-2-41', 'hu', 'HU12345676'],
    ['CHE-123.456.788 MWST', 'ch', 'CHE123456788'],
    ['CH 123.456.788 TVA', 'ch', 'CHE123456788'],
    ['123456788', 'ch', 'CHE123456788'],
    ['123456785 MVA', 'no', 'NO123456785'],
    ['123456056', 'be', 'BE0123456056'],
    ['xi 123456727', 'gb', 'XI123456727'],
    ['GD001', 'gb', 'GBGD001'],
    ['4495445B01', 'nl', 'NL004495445B01'],
    // Of another member state: a German company that has its goods sent to France.
    ['DE123456788', 'fr', 'DE123456788'],
    ['ATU12345675', 'de', 'ATU12345675'],
  ])('%s in %s is %s', (typed, country, text) => {
    const number = vatNumberOf(typed, country);
    expect(number && vatNumberText(number)).toBe(text);
  });

  it.each<[string, string, string]>([
    ['123 4567 27', 'BT1 1AA', 'XI123456727'],
    ['123456727', 'bt11aa', 'XI123456727'],
    ['GB 123 4567 27', 'BT1 1AA', 'XI123456727'],
    ['XI123456727', 'BT1 1AA', 'XI123456727'],
    ['XI123456727', 'SW1A 1AA', 'XI123456727'],
    ['123456727', 'SW1A 1AA', 'GB123456727'],
    ['123456727', 'B1 1BT', 'GB123456727'],
    ['123456727', '', 'GB123456727'],
    ['DE123456788', 'BT1 1AA', 'DE123456788'],
  ])('%s of a company at %s is %s: Northern Ireland has a prefix of its own', (typed, at, text) => {
    const number = vatNumberOf(typed, 'gb', at);
    expect(number && vatNumberText(number)).toBe(text);
  });

  it('is none if it has only one character', () => {
    expect(vatNumberOf(' 1 ', 'de')).toBeUndefined();
    expect(vatNumberOf('DE 1', 'de')).toBeUndefined();
    expect(vatNumberOf('12', 'ro')).toBeDefined();
  });
});

describe('a number is valid only in its length (eu-2026.md F-31)', () => {
  it.each([
    ['RO19', true],
    ['RO1234567891', false],
    ['LT119511515', true],
    ['LT1195115151', false],
    ['NL123456782B01', true],
    ['NL123456782B00', false],
    ['BE0123456056', true],
    // Numbers that begin with 10 have been issued since 2023.
    ['BE1000000021', true],
    ['BE2000000020', false],
  ])('%s: %s', (number, right) => {
    expect(isRight(number)).toBe(right);
  });
});

it('every store has its own prefix, and a valid example with 8 to 12 characters after it', () => {
  for (const country of countryCodes) {
    const prefix = prefixOf(country);
    const { example } = vatNumberRules[prefix];
    const owners = countryCodes.filter((each) => prefixOf(each) === prefix);
    expect(owners).toEqual([country]);
    expect(isRight(example), example).toBe(true);
    const length = example.length - prefix.length;
    expect(length, example).toBeGreaterThanOrEqual(8);
    expect(length, example).toBeLessThanOrEqual(12);
  }
  expect(['ch', 'gr'].map((country) => prefixOf(country as CountryCode))).toEqual(['CHE', 'EL']);
});

it('numbers consist of the characters that the specification says', () => {
  const made = (characters: string) =>
    countryCodes
      .filter((country) => vatNumberRules[prefixOf(country)].characters === characters)
      .toSorted();
  expect(made('digits and letters')).toEqual(['at', 'es', 'fr', 'ie', 'nl', 'no']);
  expect(made('special characters')).toEqual(['ch', 'gb']);
  for (const prefix of prefixes) {
    const { national, example } = vatNumberRules[prefix];
    expect(national.test(example.slice(prefix.length)), prefix).toBe(true);
  }
});

it('the format check accepts a valid Irish number of the old form', () => {
  const number = vatNumberOf('IE 8Z49289F', 'ie');
  expect(number && hasValidVatFormat(number)).toBe(true);
});

it('a store uses our VAT number of its country, else that of the country goods leave from', () => {
  const german = { prefix: 'DE', national: '123456788' } as const;
  const austrian = { prefix: 'AT', national: 'U12345675' } as const;
  const numbers = { shipFrom: 'de', ownVatNumbers: { de: german, at: austrian } } as const;
  expect(ownNumberOf(numbers, 'at')).toBe(austrian);
  expect(ownNumberOf(numbers, 'fr')).toBe(german);
  expect(ownNumberOf({ shipFrom: 'fr', ownVatNumbers: {} }, 'at')).toBeUndefined();
});
