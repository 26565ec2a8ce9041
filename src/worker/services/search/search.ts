/** Search as a service: the shop's own index, or Algolia's. What the articles look like is for the catalogue to say. */
import type { Caller } from '#domain/operations.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import type { Found, SearchHits } from '#domain/search/search.ts';

/** Whose articles are searched, and in which language. */
export type Searcher = Pick<Caller, 'locale' | 'now'> & { store: Pick<Caller['store'], 'key'> };

export type SearchService = {
  /** Throws when it cannot say. */
  find(text: string, searcher: Searcher): Promise<Found>;
  /** What the typed text may become, most likely first. */
  complete(text: string, searcher: Searcher): Promise<string[]>;
  /** Somebody opened what was found. */
  tell(hits: SearchHits, searcher: Searcher): Promise<void>;
};

/** An index of one locale that others keep for the shop. It answers throughout; what is put into it is found a little later. */
export type HostedIndex = {
  /** Articles of the locale's language: its store's are found, those that it does not sell are gone. */
  put(records: readonly SearchRecord[]): Promise<void>;
  remove(productIds: readonly string[]): Promise<void>;
  /** All articles anew, with words that mean the same. What is put meanwhile has to be put once more after it. */
  rebuild(
    parts: AsyncIterable<readonly SearchRecord[]>,
    synonyms: readonly (readonly string[])[],
  ): Promise<void>;
};
