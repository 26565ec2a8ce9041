/** "New", "sale" and "used" in a search mean tags. Words of the review of 2026-11-23 and of common shop menus. */
import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { tagMeantBy } from '#domain/search/tag-words.ts';
import { termsOf } from '../../../demo/terms.ts';

it.each([
  ['de', 'neu', 'new', ''],
  ['en', 'new', 'new', ''],
  ['fr', 'neuf', 'new', ''],
  ['en', 'sale', 'sale', ''],
  ['de', 'angebot', 'sale', ''],
  ['hu', 'akció', 'sale', ''],
  ['de', 'neue und neuheiten', 'new', ''],
  ['de', 'gebrauchte fritteuse', 'used', 'fritteuse'],
  ['en', 'second hand fryer', 'used', 'fryer'],
  ['en', 'second-hand fryer', 'used', 'fryer'],
  ['fr', 'friteuse occasion', 'used', 'friteuse'],
  ['el', 'εκπτωσεις', 'sale', ''],
  ['el', 'ekptoseis', 'sale', ''],
  ['bg', 'razprodazhba', 'sale', ''],
  ['fi', 'kaytetty uuni', 'used', 'uuni'],
  ['de', 'schnaeppchen', 'sale', ''],
  ['da', 'andenhaands ovn', 'used', 'ovn'],
] as const)('%s: “%s” means %s, besides “%s”', (language, text, meaning, rest) => {
  expect(tagMeantBy(text, language)).toEqual({ meaning, rest });
});

it.each(languages)(
  '%s: no name of goods and no everyday word for them means a tag',
  (language: Language) => {
    const { products, synonyms } = termsOf(language);
    const names = [...Object.values(products), ...Object.values(synonyms).flat()];
    expect(names.filter((name) => tagMeantBy(name, language))).toEqual([]);
  },
);

it('an empty text means nothing', () => {
  expect(tagMeantBy('', 'de')).toBeUndefined();
});
