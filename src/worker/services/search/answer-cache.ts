/** Caches search results for a short time, for any search engine. Source: checklist SEA-1, "results cached 120 s". */
import type { Found } from '#domain/search/search.ts';
import type { SearchService } from '#domain/search/search-service.ts';

const cacheMs = 120_000;
/** Hits of all cached results together: less than ten of an isolate's 128 MB. */
const maxCachedHits = 100_000;

type CachedAnswer = { at: number; found: Found };
/** By query, the oldest first. `weight`: of all of them. */
export type CachedAnswers = { byQuery: Map<string, CachedAnswer>; weight: number };
export const noAnswers = (): CachedAnswers => ({ byQuery: new Map(), weight: 0 });

/** `of`: the queried index, part of the key so that several indexes can share the cache. */
export function withAnswerCache(
  service: SearchService,
  cache: CachedAnswers,
  of: string,
): SearchService {
  return {
    ...service,
    async find(text, caller) {
      const key = `${of} ${caller.locale} ${text.trim().replace(/\s+/g, ' ').toLowerCase()}`;
      const entry = cache.byQuery.get(key);
      const age = entry && caller.now.getTime() - entry.at;
      // If the clock was set back, an entry can be from the future: it counts as expired.
      if (entry && age !== undefined && age >= 0 && age < cacheMs) return entry.found;
      const found = await service.find(text, caller);
      evict(cache, key);
      cache.byQuery.set(key, { at: caller.now.getTime(), found });
      cache.weight += weightOf(found);
      for (const oldest of cache.byQuery.keys()) {
        if (cache.weight <= maxCachedHits) break;
        evict(cache, oldest);
      }
      return found;
    },
  };
}

/** Empty results have a weight too: the number of texts that find nothing is unlimited. */
const weightOf = ({ hits }: Found) => hits.length + 10;

function evict(cache: CachedAnswers, key: string): void {
  const entry = cache.byQuery.get(key);
  if (!entry) return;
  cache.byQuery.delete(key);
  cache.weight -= weightOf(entry.found);
}
