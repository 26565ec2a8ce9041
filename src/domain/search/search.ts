/** The answer of a search, from any search service. Source: checklist SEA-1, SEA-3, SEA-4. */
import type { Sort } from '../catalogue/listing/listing-query.ts';
import type { LocaleCode } from '../locale/locales.ts';

/** Shorter texts are neither searched for while typing nor counted. */
export const minTextLength = 2;

/** The path of the results for a text, without a language prefix. */
export const searchPath = (text: string) => `/search?query=${encodeURIComponent(text)}`;

/** Id of the list that the search field controls; a page has only one at a time. */
export const searchListId = 'search-list';

/** Further hits are ignored: these fill fifteen pages, and facets only count hits that can be shown. */
export const maxHits = 360;

/** `score`: the larger the better it fits; comparable within one answer. */
export type Hit = {
  productId: string;
  score: number;
  /** Others match the text better, if the service tells. */
  isWeak?: boolean;
};

export type Found = {
  /** Best first, at most `maxHits`. */
  hits: Hit[];
  /** The text that was searched for instead of a misspelt one. */
  corrected?: string;
  /** Words of the text, as typed, that nothing matches: the hits are those of the others. */
  unmatched?: string[];
  /** Identifies the query to the hosted index in events. */
  queryId?: string;
};

/** In an order other than by relevance, weak matches could stand first, so they are left out. */
export function hitsInOrder({ hits }: Found, sort: Sort): { hits: Hit[]; onlyBest: boolean } {
  const best = sort === 'relevance' ? hits : hits.filter(({ isWeak }) => !isWeak);
  return { hits: best, onlyBest: best.length < hits.length };
}

/** The hits that a visitor opened. */
export type SearchHits = {
  /** Identifies the visitor; only with consent. */
  userToken?: string;
  /** Ids of products. */
  objectIDs: string[];
  searchTerm: string;
  /** The position of each article in the whole answer, from 1. */
  positions: number[];
  queryId?: string;
};

/** `production.de.AT` */
export function indexName(environment: string, locale: LocaleCode): string {
  return `${environment}.${locale.replace('-', '.')}`;
}
