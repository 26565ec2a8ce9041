/** Caches search results for a short time, for any search engine. Source: checklist SEA-1, "results cached 120 s". */
import type { Found } from '#domain/search/search.ts';
import type { SearchService } from '#domain/search/search-service.ts';

const cacheMs = 120_000;
/** Hits of all cached results together: a few megabytes of an isolate's memory. */
const maxCachedHits = 40_000;

/** By query, the oldest first. */
export type CachedAnswers = Map<string, { at: number; found: Found }>;

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
      const entry = cache.get(key);
      const age = entry && caller.now.getTime() - entry.at;
      // If the clock was set back, an entry can be from the future: it counts as expired.
      if (entry && age !== undefined && age >= 0 && age < cacheMs) return entry.found;
      const found = await service.find(text, caller);
      cache.delete(key);
      cache.set(key, { at: caller.now.getTime(), found });
      evictOldest(cache);
      return found;
    },
  };
}

/** Empty results have a weight too: the number of texts that find nothing is unlimited. */
function evictOldest(cache: CachedAnswers): void {
  const weightOf = ({ hits }: Found) => hits.length + 10;
  let weight = [...cache.values()].reduce((sum, { found }) => sum + weightOf(found), 0);
  for (const [key, { found }] of cache) {
    if (weight <= maxCachedHits) return;
    cache.delete(key);
    weight -= weightOf(found);
  }
}
