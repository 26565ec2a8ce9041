/** Port of a locale's hosted search index. It stays available during changes, which take effect a little later. */
import type { SearchRecord } from '#domain/search/record.ts';

export type HostedIndex = {
  /** Of the locale's language: adds or updates articles that its store sells, removes those that it does not. */
  put(records: readonly SearchRecord[]): Promise<void>;
  remove(productIds: readonly string[]): Promise<void>;
  /** Replaces all articles and synonyms. Articles put during a rebuild must be put again after it. */
  rebuild(
    parts: AsyncIterable<readonly SearchRecord[]>,
    synonyms: readonly (readonly string[])[],
  ): Promise<void>;
};
