/** Caches search results for a short time, for any search engine. Source: checklist SEA-1, "results cached 120 s". */
import type { Found } from '#domain/search/search.ts';
import type { SearchService } from '#domain/search/search-service.ts';

const cacheMs = 120_000;
/** Articles of all kept answers: a few megabytes of an isolate's memory. */
const maxCachedHits = 40_000;

/** By question, the oldest first. */
export type CachedAnswers = Map<string, { at: number; found: Found }>;

/** `of`: the index that is asked, so that several can share what is kept. */
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
      // A clock that was set back makes an entry of the future: that is no short while ago either.
      if (entry && age !== undefined && age >= 0 && age < cacheMs) return entry.found;
      const found = await service.find(text, caller);
      cache.delete(key);
      cache.set(key, { at: caller.now.getTime(), found });
      evictOldest(cache);
      return found;
    },
  };
}

/** Nothing found weighs as well: there is no end of words that find nothing. */
function evictOldest(cache: CachedAnswers): void {
  const weightOf = ({ hits }: Found) => hits.length + 10;
  let weight = [...cache.values()].reduce((sum, { found }) => sum + weightOf(found), 0);
  for (const [key, { found }] of cache) {
    if (weight <= maxCachedHits) return;
    cache.delete(key);
    weight -= weightOf(found);
  }
}
