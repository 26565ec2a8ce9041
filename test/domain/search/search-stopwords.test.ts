/** Words around the name of an article are left out of a query, and never the name. */
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { isStopword } from '#domain/search/stopwords.ts';
import { termsOf } from '../../../demo/terms.ts';

describe.each(languages)('in %s', (language) => {
  const { products, synonyms, searchStopwords } = termsOf(language);
  const isJoining = new Set(searchStopwords.flatMap((word) => fold(word).split(' ')));

  it('the joining words of the terms are stopwords', () => {
    expect([...isJoining].filter((word) => !isStopword(word, language))).toEqual([]);
    expect(isJoining.size).toBeGreaterThan(20);
  });

  it('no other word of a product name is a stopword, and no name has only stopwords', () => {
    const texts = [...Object.values(products), ...Object.values(synonyms).flat()].map(fold);
    const words = texts.flatMap((text) => text.split(' '));
    expect(words.filter((word) => isStopword(word, language) && !isJoining.has(word))).toEqual([]);
    const empty = texts.filter((text) =>
      text.split(' ').every((word) => isStopword(word, language)),
    );
    expect(empty).toEqual([]);
  });
});

it.each([
  ['en', 'fryer for sale cheap', 'fryer'],
  ['de', 'Fritteuse günstig kaufen', 'fritteuse'],
  ['de', 'Preis für Waage', 'waage'],
  ['pl', 'frytownica cena', 'frytownica'],
  ['el', 'τιμή για φριτέζα', 'φριτεζα'],
  ['bg', 'фритюрник на ниска цена', 'фритюрник ниска'],
] as const)('%s: %s', (language, typed, wanted) => {
  const words = fold(typed).split(' ');
  expect(words.filter((word) => !isStopword(word, language)).join(' ')).toBe(wanted);
});
