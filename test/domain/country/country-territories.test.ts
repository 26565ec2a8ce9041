/** The VAT of a delivery by its postcode: mainland, special territory, or a place without delivery. */
import { describe, expect, it } from 'vitest';
import { browserFacts } from '#domain/country/browser-facts.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { isPostalCode, postalCodeRules } from '#domain/country/postal-codes.ts';
import type { TerritoryKey } from '#domain/country/territories.ts';
import { type DeliveryVat, vatRateFor } from '#domain/money/vat-at-address.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { factAfter } from '../country-facts.ts';
import { today } from '../shop.ts';

const to = (country: CountryCode, postalCode: string, exportsTo: TerritoryKey[] = []) =>
  vatRateFor({ country, postalCode, at: today, exportsTo });

/** Real postcodes of the places that eu-2026.md §13.1 lists, and its words for them. */
const places: [CountryCode, string, string, DeliveryVat['kind'], number?][] = [
  ['es', '35001', 'Canary', 'notDelivered'],
  ['es', '38001', 'Canary', 'notDelivered'],
  ['es', '51001', '51 Ceuta', 'notDelivered'],
  ['es', '52001', '52 Melilla', 'notDelivered'],
  ['it', '23041', '23041 Livigno', 'notDelivered'],
  ['it', '22061', '22061 Campione', 'notDelivered'],
  ['de', '78266', '78266 Büsingen', 'notDelivered'],
  ['de', '27498', '27498 Helgoland', 'notDelivered'],
  ['fi', '22100', '22xxx Åland', 'notDelivered'],
  ['gr', '63086', '63086 Athos', 'notDelivered'],
  ['fr', '97110', '971/972/974 (8.5)', 'notDelivered'],
  ['fr', '97200', '971/972/974 (8.5)', 'notDelivered'],
  ['fr', '97400', '971/972/974 (8.5)', 'notDelivered'],
  ['fr', '97300', '973/976 (0)', 'notDelivered'],
  ['fr', '97600', '973/976 (0)', 'notDelivered'],
  ['pt', '9000-123', '90–94 Madeira 22', 'rate', 0.22],
  ['pt', '9400-001', '90–94 Madeira 22', 'rate', 0.22],
  ['pt', '9500-001', '95–99 Azores 16', 'rate', 0.16],
  ['pt', '9980-001', '95–99 Azores 16', 'rate', 0.16],
  ['at', '6691', '6691, 6991–6993 19 (only local sellers)', 'rate', 0.2],
  ['at', '6992', '6691, 6991–6993 19 (only local sellers)', 'rate', 0.2],
  ['gb', 'JE2 3AB', 'JE/GY outside', 'notDelivered'],
  ['gb', 'GY1 1AA', 'JE/GY outside', 'notDelivered'],
  ['gb', 'IM1 1AA', 'IM inside', 'rate', 0.2],
  ['gb', 'BT1 1AA', 'BT = NI goods rules', 'rate', 0.2],
];

describe('a special territory', () => {
  const listed = factAfter('Special territories (postcode): ');

  it.each(places)('%s %s (%s): %s', (country, postalCode, words, kind, rate) => {
    expect(listed).toContain(words);
    expect(isPostalCode(postalCode.replace('63086', '630 86'), country)).toBe(true);
    const outcome = to(country, postalCode);
    expect(outcome).toMatchObject({ kind, territory: expect.any(String) });
    if (outcome.kind === 'rate') expect(outcome.rate).toBe(rate);
  });

  it('is recognised however the shopper writes its postcode', () => {
    expect(to('gr', '63086').kind).toBe('notDelivered');
    expect(to('gr', '630 86').kind).toBe('notDelivered');
    expect(to('gb', 'je23ab').kind).toBe('notDelivered');
    expect(to('fi', 'FI-22100').kind).toBe('notDelivered');
    expect(to('pt', '9000123')).toMatchObject({ kind: 'rate', rate: 0.22 });
  });

  it('is an export destination only if the operator enables that territory', () => {
    expect(to('es', '35001', ['canarias'])).toEqual({ kind: 'export', territory: 'canarias' });
    expect(to('es', '51001', ['canarias']).kind).toBe('notDelivered');
    expect(to('fr', '97110', ['antilles-reunion'])).toEqual({
      kind: 'export',
      territory: 'antilles-reunion',
      importRate: 0.085,
    });
    expect(to('fr', '97300', ['guyane-mayotte'])).toMatchObject({ kind: 'export', importRate: 0 });
  });

  it('has a unique key', () => {
    const keys = countryCodes.flatMap((country) =>
      browserFacts[country].territories.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the rest of a country', () => {
  it.each(countryCodes)('pays the standard rate in %s', (country) => {
    const { example } = postalCodeRules[country];
    expect(to(country, example)).toEqual({ kind: 'rate', rate: vatRateOf(country, today) });
  });

  it.each([
    ['es', '34001'],
    ['es', '36001'],
    ['es', '50001'],
    ['de', '78267'],
    ['de', '27499'],
    ['it', '23042'],
    ['fi', '21600'],
    ['fr', '98000'],
    ['fr', '20000'],
    ['gr', '630 87'],
    ['at', '6990'],
    ['pt', '8900-001'],
    ['gb', 'G1 1AA'],
    ['gb', 'B1 1AA'],
  ] as const)('also pays it next to a territory: %s %s', (country, postalCode) => {
    expect(to(country, postalCode)).toEqual({ kind: 'rate', rate: vatRateOf(country, today) });
  });

  it('pays the rate of the day', () => {
    const at = new Date('2025-07-31T12:00:00Z');
    expect(vatRateFor({ country: 'ro', postalCode: '010011', at })).toEqual({
      kind: 'rate',
      rate: 0.19,
    });
  });
});
