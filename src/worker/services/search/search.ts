/** Search as a service: the shop's own index, or Algolia's. What the articles look like is for the catalogue to say. */
import type { Caller } from '#domain/operations.ts';
import type { Found, SearchHits } from '#domain/search/search.ts';

export type SearchService = {
  /** Throws when it cannot say. */
  find(text: string, caller: Caller): Promise<Found>;
  /** What the typed text may become, most likely first. */
  complete(text: string, caller: Caller): Promise<string[]>;
  /** Somebody opened what was found. */
  tell(hits: SearchHits, caller: Caller): Promise<void>;
};
