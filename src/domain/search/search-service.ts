/** Search as a service: the shop's own index, or Algolia's. What the articles look like is for the catalogue to say. */
import type { Caller } from '../operations.ts';
import type { Found, SearchHits } from './search.ts';

/** Whose articles are searched, and in which language. */
export type Searcher = Pick<Caller, 'locale' | 'now'> & { store: Pick<Caller['store'], 'key'> };

export type SearchService = {
  /** Throws when it cannot say. */
  find(text: string, searcher: Searcher): Promise<Found>;
  /** What the typed text may become, most likely first. */
  complete(text: string, searcher: Searcher): Promise<string[]>;
  /** Somebody opened what was found. */
  reportClick(hits: SearchHits, searcher: Searcher): Promise<void>;
};
