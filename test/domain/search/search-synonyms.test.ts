/** Every product has everyday names beside its own, in every language. */
import { expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { categoryWordsAmong } from '#domain/search/synonyms.ts';
import { termsOf } from '../../../demo/terms.ts';

it.each(languages)(
  'in %s every product has at least three other names, all different',
  (language) => {
    const { products, synonyms } = termsOf(language);
    const names = Object.entries(products);
    expect(names.length).toBeGreaterThan(80);
    for (const [product, name] of names) {
      const others = synonyms[product] ?? [];
      expect(others.length, product).toBeGreaterThanOrEqual(3);
      expect(new Set([name, ...others]).size, product).toBe(others.length + 1);
    }
  },
);

it('a group that is named like a category applies to it, and no other does', () => {
  const wordsOf = categoryWordsAmong([
    { language: 'en', words: ['Beauty & physiotherapy', 'salon', 'hairdresser'] },
    { language: 'en', words: ['fryer', 'chip pan'] },
  ]);
  expect(wordsOf('Beauty & Physiotherapy', 'en')).toEqual(['salon', 'hairdresser']);
  expect(wordsOf('Fryers', 'en')).toEqual([]);
  expect(wordsOf('Beauty & Physiotherapy', 'de')).toEqual([]);
});
