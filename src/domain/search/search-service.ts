/** A search service: the shop's own index, or Algolia. It returns ids; the catalogue has the data of the articles. */
import type { Caller } from '../operations.ts';
import type { Found, SearchHits } from './search.ts';

/** The store whose articles are searched, and the language. */
export type Searcher = Pick<Caller, 'locale' | 'now'> & { store: Pick<Caller['store'], 'key'> };

export type SearchService = {
  /** Throws if the search fails. */
  find(text: string, searcher: Searcher): Promise<Found>;
  /** Completions of the typed text, most likely first. */
  complete(text: string, searcher: Searcher): Promise<string[]>;
  /** Reports that a visitor opened hits. */
  reportClick(hits: SearchHits, searcher: Searcher): Promise<void>;
};
