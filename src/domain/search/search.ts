/** What a search answers, whoever gives the answer. Source: checklist SEA-1, SEA-3, SEA-4. */
import type { LocaleCode } from '../locale/locales.ts';

/** A shorter text is not searched for while it is typed; a longer one is cut. */
export const minTextLength = 2;

/** The address of what is found for a text, within a market. */
export const searchPath = (text: string) => `/search?query=${encodeURIComponent(text)}`;

/** The list that the search field controls. Only one stands on a page at a time. */
export const searchListId = 'search-list';

/** What is found beyond these is not looked at: nobody turns fifteen pages, and facets count what can be shown. */
export const maxHits = 360;

/** `score`: the larger the better it fits; comparable within one answer. */
export type Hit = { productId: string; score: number };

export type Found = {
  /** Best first, at most `maxHits`. */
  hits: Hit[];
  /** What was searched for in place of a misspelt text. */
  corrected?: string;
  /** By which the hosted index knows this question again, in events. */
  queryId?: string;
};

/** Which of the found articles somebody opened. */
export type SearchHits = {
  /** Who searched, where a consent lets that be known. */
  userToken?: string;
  /** Ids of products. */
  objectIDs: string[];
  searchTerm: string;
  /** Of each article in the whole answer, from 1. */
  positions: number[];
  queryId?: string;
};

/** `production.de.AT` */
export function indexName(environment: string, locale: LocaleCode): string {
  return `${environment}.${locale.replace('-', '.')}`;
}
