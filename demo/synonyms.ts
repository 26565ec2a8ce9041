/** The synonyms of the demo's goods and the people and places that use those of a department, in each language. */
import { languages } from '#domain/country/countries.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import { termsOf, word } from './terms.ts';

export function demoSynonyms(): SynonymGroup[] {
  return languages.flatMap((language) => {
    const { departments, products, synonyms, users } = termsOf(language);
    const groups = [
      ...Object.entries(synonyms).map(([kind, words]) => [word(products, kind), ...words]),
      ...Object.entries(users).map(([key, words]) => [word(departments, key), ...words]),
    ];
    return groups.map((words) => ({ language, words }));
  });
}
