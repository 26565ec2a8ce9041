/** Choices of attribute filters in addresses. */
import { describe, expect, it } from 'vitest';
import {
  chosenAttributes,
  limitParameters,
  limitParametersIn,
} from '#domain/catalogue/listing/attribute-parameters.ts';
import { type IndexedValue, matcherOf, writtenChoice } from '#domain/catalogue/listing/choices.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import { isEmptyCombination, listingIndexing } from '#domain/seo/indexing.ts';

const watts = (number: number): IndexedValue => ({
  unit: 'W',
  word: null,
  low: number,
  high: number,
});
const celsius: IndexedValue = { unit: '°C', word: '60–190\u00a0°C', low: 60, high: 190 };
const litres: IndexedValue = { unit: 'l', word: '2 × 8\u00a0l', low: 16, high: 16 };

describe('a stated value matches a choice', () => {
  it.each<[IndexedValue, string, boolean]>([
    [watts(3500), '3500', true],
    [watts(3500), '3.5kW', true],
    [watts(3500), '3.5\u00a0kW', true],
    [watts(3500), '3500V', false],
    [watts(3500), '2..4kW', true],
    [watts(3500), '2000..4000', true],
    [watts(4000), '2..4kW', true],
    [watts(2000), '2..4kW', true],
    [watts(4001), '2..4kW', false],
    [watts(3500), '..3kW', false],
    [watts(3500), '3kW', false],
    [watts(3500), '..', false],
    [watts(3500), '', false],
    [celsius, '60–190\u00a0°C', true],
    // Both can be set to 150 degrees; it is no fixed temperature.
    [celsius, '100..150', true],
    [celsius, '190..', true],
    [celsius, '200..', false],
    [celsius, '60', false],
    [litres, '16', false],
    [litres, '15..20', true],
    [{ unit: '', word: 'stainless-steel', low: null, high: null }, 'stainless-steel', true],
    [{ unit: '', word: 'stainless-steel', low: null, high: null }, '..5', false],
  ])('%j, %s: %s', (value, choice, expected) => {
    expect(matcherOf(choice)(value)).toBe(expected);
  });
});

it.each([
  ['3,5kW', '3.5kW'],
  ['3.5KW', '3.5kW'],
  ['3,5 KW', '3.5kW'],
  ['230v', '230V'],
  ['0,75', '0.75'],
  ['1000', '1000'],
  // Three digits may be thousands; `ML` may be written `ml` or `mL`; the others are words.
  ['1,500', '1,500'],
  ['5ML', '5ML'],
  ['2 × 8\u00a0l', '2 × 8\u00a0l'],
  ['60–190\u00a0°C', '60–190\u00a0°C'],
  ['M8', 'M8'],
  ['1/2', '1/2'],
])('the choice %s in an address is %s', (typed, choice) => {
  expect(writtenChoice(typed)).toBe(choice);
});

describe('the parameters of attributes', () => {
  const chosen = (search: string) => chosenAttributes(new URLSearchParams(search));

  it.each([
    ['attr-power=230&attr-power=500&attr-colour=red', { power: ['230', '500'], colour: ['red'] }],
    ['attr-power=3,5KW&attr-power=3.5kW', { power: ['3.5kW'] }],
    ['from-power.kW=2&to-power.kW=4', { power: ['2..4kW'] }],
    ['from-power.kW=2,5', { power: ['2.5..kW'] }],
    ['to-power.W=1.500', { power: ['..1500W'] }],
    ['from-number-of-trays=4', { 'number-of-trays': ['4..'] }],
    // The part behind the dot is no unit.
    ['from-v1.2=4', { 'v1.2': ['4..'] }],
    ['attr-power=230&to-power.kW=4', { power: ['230', '..4kW'] }],
    ['from-power.kW=&to-power.kW=&attr-colour=&attr-=5', {}],
    ['from-power.kW=a lot', {}],
  ])('%s', (search, expected) => {
    expect(chosen(search)).toEqual(expected);
  });

  it('of the two fields name the unit, and are found again in any unit', () => {
    expect(limitParameters('power', 'kW')).toEqual({ from: 'from-power.kW', to: 'to-power.kW' });
    expect(limitParameters('speed', 'U/min')).toEqual({ from: 'from-speed', to: 'to-speed' });
    const params = new URLSearchParams('from-power.kW=1&to-power.W=2&from-powers=3&attr-power=4');
    expect(limitParametersIn(params, 'power')).toEqual(['from-power.kW', 'to-power.W']);
  });
});

const full = { articles: 50, fewest: 3, hasOwnText: false };

describe('other parameters', () => {
  const query = (search: string) => listingQueryFrom(new URLSearchParams(search));

  it('a reduction is a badge; offers and new arrivals are kinds of listings', () => {
    expect(query('on-sale=1&tags=new').tags).toEqual(['new', 'on-sale']);
    expect(query('on-sale=1&tags=on-sale').tags).toEqual(['on-sale']);
    expect(query('on-sale=1').onSale).toBe(false);
    expect(query('sales&new-arrivals')).toMatchObject({ onSale: true, newArrivals: true });
  });

  it('brands and classes may be in any letter case, and classes that do not exist are none', () => {
    expect(query('brand=werft+8&brand=WERFT++8&brand=Lotse').brands).toHaveLength(2);
    expect(query('energy-class=B&energy-class=Z&energy-class=a').energyClasses).toEqual(['A', 'B']);
  });

  it.each(['from-power.kW=2', 'to-power=4', 'energy-class=A', 'filters=all', 'new-arrivals'])(
    'search engines do not index %s',
    (search) => {
      expect(listingIndexing(new URLSearchParams(search), 1, full).index).toBe(false);
    },
  );

  it('a class or a range without products is no page; offers without any are', () => {
    expect(isEmptyCombination(query('energy-class=A'), 0)).toBe(true);
    expect(isEmptyCombination(query('from-power.kW=900'), 0)).toBe(true);
    expect(isEmptyCombination(query('tags=on-sale'), 0)).toBe(false);
  });
});
