/** Counts the searches of this isolate, those of a second in one write, because a database takes one write at a time. */
import type { SearchLog } from '#domain/search/searched-queries.ts';
import {
  countQueries,
  popularSearches,
  type SearchedQuery,
} from '../../data/search/searched-queries.ts';

const collectedMs = 1_000;

/** Searches that the first request of them will write. */
const waiting = new WeakMap<D1Database, SearchedQuery[]>();

export function embeddedSearchLog(search: D1Database): SearchLog {
  return {
    async count(searched, now) {
      const others = waiting.get(search);
      if (others) {
        others.push(searched);
        return;
      }
      const all = [searched];
      waiting.set(search, all);
      await new Promise((resolve) => setTimeout(resolve, collectedMs));
      waiting.delete(search);
      await countQueries(search, all, now);
    },
    popular: (locale, now, most) => popularSearches(search, locale, now, most),
  };
}
