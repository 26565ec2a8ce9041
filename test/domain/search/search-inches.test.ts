/** Inches and tonnes as people write them, and figures that are neither. */
import { expect, it } from 'vitest';
import { termsOf } from '#domain/search/words.ts';

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
