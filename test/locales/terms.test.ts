/** One term a concept in each language: no text of the locale files and of content/ has a word that is excluded. */
import { expect, it } from 'vitest';
import { isPerLanguage } from '#domain/content/content-text.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { readContent } from '../../scripts/content/files.ts';
import { readTerms, termFaults } from '../../scripts/locales/terms.ts';
import { readLocales } from '../../scripts/locales/texts.ts';

const files = readLocales();
const terms = readTerms();
const { versions } = readContent(['content']);

function textsIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isPerLanguage(value)) return [String(value[language] ?? '')];
  return Object.values(value).flatMap((each) => textsIn(each, language));
}

const contentIn = (language: Language) =>
  versions.flatMap(({ slug, document }) =>
    textsIn(document, language).map((text, index) => [`content:${slug}.${index}`, text] as const),
  );

it.each(languages)('%s', (language) => {
  const own = terms.get(language);
  if (!own) throw new Error(`locales/terms/${language}.json is missing`);
  const texts = { ...files.get(language), ...Object.fromEntries(contentIn(language)) };
  expect(termFaults(own, texts)).toEqual([]);
});

it('a word that is not the term is a fault, and so is a term that no text has', () => {
  const cart = { use: 'Warenkorb', not: ['Einkaufswagen', 'Körb*', 'Warenkorb.'] };
  const faults = (texts: Record<string, string>, except?: string[]) =>
    termFaults(
      { ...terms.get('de'), cart: { ...cart, ...(except && { except }) } } as never,
      texts,
    ).filter((fault) => fault.startsWith('cart:'));
  expect(faults({ a: 'Ihr Warenkorb' })).toEqual([]);
  expect(faults({ a: 'Korb' })).toEqual(['cart: no text says Warenkorb']);
  const texts = { a: 'Ihr Warenkorb', b: 'Ihr EINKAUFSWAGEN', c: 'Zwei Körbe' };
  expect(faults(texts)).toHaveLength(2);
  expect(faults(texts, ['b', 'c'])).toEqual([]);
});
