/** The synonyms of the demo's goods, from the terms of each language. */
import { languages } from '#domain/country/countries.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import { termsOf, word } from './terms.ts';

export function demoSynonyms(): SynonymGroup[] {
  return languages.flatMap((language) => {
    const { products, synonyms } = termsOf(language);
    return Object.entries(synonyms).map(([kind, words]) => ({
      language,
      words: [word(products, kind), ...words],
    }));
  });
}
