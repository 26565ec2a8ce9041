/** How an index at Algolia searches. Source: test/contracts/algolia/search.json, `indexSettings`; checklist SEA-1, SEA-5. */
import type { Language } from '#domain/country/countries.ts';
import { maxHits } from '#domain/search/search.ts';

/** Our languages by Algolia's codes; Croatian and Slovenian it does not know. */
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
  // Its compounds are taken apart under this code alone.
  nb: 'no',
  fi: 'fi',
} as const satisfies Record<Language, string | undefined>;

const compounding: readonly string[] = ['de', 'nl', 'fi', 'da', 'sv', 'no'];

/** The sooner a field stands here the more a word in it counts; those of one line count alike. */
const fields = [
  'codes,model',
  'unordered(name)',
  'unordered(kind),unordered(synonyms)',
  'brand',
  'unordered(categories)',
  'unordered(attributes)',
  'unordered(text)',
];

/** Where words are made of others. Codes are not. */
const fieldsOfCompounds = ['name', 'kind', 'synonyms', 'categories', 'text'];

/** Of an index and of each question to it. A language that Algolia does not know must say so, or it is taken for all. */
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
    // One digit more is another article.
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['codes'],
    queryType: 'prefixLast',
    // All words first, then as many as can be had.
    removeWordsIfNoResults: 'allOptional',
    // Everything that is shown comes from the catalogue.
    attributesToRetrieve: [],
    attributesToHighlight: [],
  };
}
