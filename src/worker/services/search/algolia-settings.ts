/** Algolia index settings. Source: test/contracts/algolia/search.json, `indexSettings`; checklist SEA-1, SEA-5. */
import type { Language } from '#domain/country/countries.ts';
import { maxHits } from '#domain/search/search.ts';

/** Algolia's code of each language; Algolia does not support Croatian and Slovenian. */
const languageCodes = {
  sk: 'sk',
  de: 'de',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  es: 'es',
  pt: 'pt',
  en: 'en',
  pl: 'pl',
  cs: 'cs',
  hu: 'hu',
  ro: 'ro',
  bg: 'bg',
  el: 'el',
  hr: undefined,
  sl: undefined,
  lt: 'lt',
  da: 'da',
  sv: 'sv',
  // Algolia splits Norwegian compounds only under this code.
  nb: 'no',
  fi: 'fi',
} as const satisfies Record<Language, string | undefined>;

const compounding: readonly string[] = ['de', 'nl', 'fi', 'da', 'sv', 'no'];

/** By weight, the highest first; the fields of one string have the same weight. */
const fields = [
  'codes,model',
  'unordered(name)',
  'unordered(kind),unordered(synonyms)',
  'brand',
  'unordered(categories)',
  'unordered(attributes)',
  'unordered(text)',
];

/** Fields in which compound words are split; codes must not be split. */
const fieldsOfCompounds = ['name', 'kind', 'synonyms', 'categories', 'text'];

/** For an index and its queries. Without a code both features must be off, or Algolia applies them in all languages. */
export function languageSettings(language: Language) {
  const code = languageCodes[language];
  if (!code) return { removeStopWords: false, ignorePlurals: false };
  return { queryLanguages: [code], removeStopWords: [code], ignorePlurals: [code] };
}

export function indexSettings(language: Language) {
  const code = languageCodes[language];
  return {
    ...languageSettings(language),
    ...(code && { indexLanguages: [code] }),
    ...(code &&
      compounding.includes(code) && { decompoundedAttributes: { [code]: fieldsOfCompounds } }),
    searchableAttributes: fields,
    customRanking: ['desc(popularity)'],
    paginationLimitedTo: maxHits,
    typoTolerance: true,
    // A code with another digit is another article.
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['codes'],
    queryType: 'prefixLast',
    // Requires all words first; without results all words become optional.
    removeWordsIfNoResults: 'allOptional',
    // No fields are returned: everything that is shown comes from the catalogue.
    attributesToRetrieve: [],
    attributesToHighlight: [],
  };
}
