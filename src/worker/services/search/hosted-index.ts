/** The port of an index that others keep for the shop. */
import type { SearchRecord } from '#domain/search/record.ts';

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
