/** Doubts about a postcode, which do not prevent an order (eu-2026.md F-14). */
import { describe, expect, it } from 'vitest';
import { postalCodeDoubt } from '#domain/checkout/address-doubts.ts';
import { type CountryCode, countryCodes, factsOf } from '#domain/country/countries.ts';
import { isPostalCode, postalCodeRules } from '#domain/country/postal-codes.ts';
import { startKeys } from '#domain/country/postal-starts.ts';
import { accepted, formOf, states } from '../filled-form.ts';
import google from '../postal-25.json';

it.each<[CountryCode, string, string, string]>([
  ['es', '41001', 'Madrid', 'Sevilla'],
  ['es', '01001', 'Bizkaia', 'Álava'],
  ['es', '04001', 'Málaga', 'Almería'],
  ['it', '20121', 'RM', 'Milano (MI)'],
  ['it', '39100', 'TN', 'Bolzano (BZ)'],
  ['it', '00184', 'MI', 'Roma (RM)'],
])('%s %s is not in %s, but in %s', (country, postalCode, state, expected) => {
  const doubt = postalCodeDoubt({ postalCode, state, country });
  expect(doubt).toMatchObject({ key: 'doubt.postalCodeProvince', parameters: { expected } });
  const form = formOf(country, { 'billing.postalCode': postalCode, 'billing.state': state });
  expect(accepted(form, country).ok).toBe(true);
});

it.each<[CountryCode, string, string]>([
  ['gb', 'QQ1 1AA', 'QQ'],
  ['gb', 'AA1 1AA', 'AA'],
  ['ie', 'D19 X285', 'D19'],
  ['ie', 'A99 X285', 'A99'],
  ['es', '53001', '53'],
  ['es', '00100', '00'],
  ['fr', '96000', '96'],
  ['fr', '99100', '99'],
])('no postcode begins like %s %s', (country, postalCode, start) => {
  expect(isPostalCode(postalCode, country)).toBe(true);
  expect(postalCodeDoubt({ postalCode, country })).toEqual({
    key: 'doubt.postalCodeStart',
    parameters: { postalCode, start },
  });
});

describe('there is no doubt', () => {
  it.each(countryCodes)('about the example postcode of %s', (country) => {
    const { example: postalCode } = postalCodeRules[country];
    expect(postalCodeDoubt({ postalCode, country, state: states[country] })).toBeUndefined();
  });

  it.each<[CountryCode, string, string?]>([
    ['gb', 'GIR 0AA'],
    ['gb', 'BFPO 801'],
    ['gb', 'BT1 1AA'],
    ['ie', 'D6W XY00'],
    ['it', '47037', 'RN'],
    ['it', '39049', 'BZ'],
    ['es', '28300', 'Madrid'],
    ['es', '28301'],
    ['es', '52001'],
    ['fr', '00500'],
    ['fr', '20000'],
    ['fr', '98000'],
    ['be', '1000'],
    ['be', '9999'],
  ])('about %s %s in %s', (country, postalCode, state) => {
    expect(postalCodeDoubt({ postalCode, country, state })).toBeUndefined();
  });

  it('about the areas of libaddressinput', () => {
    const [, areas = ''] = /\(\(([A-Z|]+)\)/.exec(google.countries.GB.zip) ?? [];
    const listed = areas.split('|');
    expect(listed.length).toBeGreaterThan(120);
    const doubted = listed.filter((area) =>
      postalCodeDoubt({ postalCode: `${area}1 1AA`, country: 'gb' }),
    );
    expect(doubted).toEqual([]);
  });

  it('about the 139 routing keys of Eircode', () => {
    const { keys = {} } = factsOf('ie').address.postalStarts ?? {};
    expect(new Set(startKeys(keys)).size).toBe(139);
  });
});
