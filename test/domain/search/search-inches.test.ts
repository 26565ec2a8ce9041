/** Inches and tonnes as people write them, and figures that are neither. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { termsOf, wordsOf } from '#domain/search/words.ts';

it.each([
  ['de', '1/2 zoll', '0_5in'],
  ['en', '1/2"', '0_5in'],
  ['en', '1/2″', '0_5in'],
  ['en', '½ inch', '0_5in'],
  ['en', '1½"', '1_5in'],
  ['de', '2½ zoll', '2_5in'],
  ['en', '1 1/2"', '1_5in'],
  ['el', '3 ίντσες', '3in'],
  ['el', '1 ίντσα', '1in'],
  ['el', '5 τόνος', '5000000g'],
  ['el', '3 τόνοι', '3000000g'],
  ['en', '3.5 t', '3500000g'],
  ['de', '3,5 Tonnen', '3500000g'],
] as const)('%s: %s is %s', (language, text, term) => {
  expect(termsOf(text, language)).toContain(term);
});

it.each([
  ['en', '"canon eos 5"'],
  ['pl', '„pier 4”'],
  ['en', '2 tone'],
  ['en', '5 col'],
] as const)('%s: %s has no inches and no tonnes', (language, text) => {
  expect(termsOf(text, language).filter((term) => /(in|g)$/.test(term) && /\d/.test(term))).toEqual(
    [],
  );
});

it('the sides of a size without a unit are figures of their own', () => {
  expect(termsOf('tisch 120x70', 'de')).toEqual([...termsOf('tisch', 'de'), '120', '70']);
});

const queryTerms = (language: Language, text: string) =>
  wordsOf(text, language, 'query').map(({ term }) => term);

it.each([
  ['de', '1/2 zoll', ['0_5in']],
  ['de', '½ Zoll', ['0_5in']],
  ['en', '1/2"', ['0_5in']],
  ['it', '1/2 pollice', ['0_5in']],
  ['en', '1 1/2 inch', ['1_5in']],
  ['de', '1/2 l', ['500ml']],
  ['en', '1/2', ['1', '2', '12']],
  ['en', 'gn 1/2', ['gn', '1', '2', '12']],
  ['en', 'gn 1/2 x 65 mm', ['gn', '1', '2', '65', '12', '0_5mm', '65mm']],
  // In these "w" and "в" are "in" rather than watts and volts.
  ['pl', 'gn 1/2 w zestawie', ['gn', '1', '2', 'zestaw', '12', '0_5w']],
  ['bg', 'gn 1/2 в комплект', ['gn', '1', '2', 'komplekt', '12', '0_5v']],
] as const)('%s: “%s” searches for %j', (language, text, terms) => {
  expect(queryTerms(language, text)).toEqual(terms);
});

it('in goods the fraction is found without its unit too', () => {
  expect(termsOf('impact wrench 1/2″', 'en')).toEqual(expect.arrayContaining(['12', '0_5in']));
});
