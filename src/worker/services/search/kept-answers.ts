/** Found is what was found a short while ago, whichever engine found it. Source: checklist SEA-1, "results cached 120 s". */
import type { Found } from '#domain/search/search.ts';
import type { SearchService } from './search.ts';

const keptMs = 120_000;
/** Articles of all kept answers: a few megabytes of an isolate's memory. */
const mostHits = 40_000;

/** By question, the oldest first. */
export type KeptAnswers = Map<string, { at: number; found: Found }>;

/** `of`: the index that is asked, so that several can share what is kept. */
export function keptAnswers(service: SearchService, kept: KeptAnswers, of: string): SearchService {
  return {
    ...service,
    async find(text, caller) {
      const key = `${of} ${caller.locale} ${text.trim().replace(/\s+/g, ' ').toLowerCase()}`;
      const entry = kept.get(key);
      const age = entry && caller.now.getTime() - entry.at;
      // A clock that was set back makes an entry of the future: that is no short while ago either.
      if (entry && age !== undefined && age >= 0 && age < keptMs) return entry.found;
      const found = await service.find(text, caller);
      kept.delete(key);
      kept.set(key, { at: caller.now.getTime(), found });
      makeRoom(kept);
      return found;
    },
  };
}

/** Nothing found weighs as well: there is no end of words that find nothing. */
function makeRoom(kept: KeptAnswers): void {
  const weightOf = ({ hits }: Found) => hits.length + 10;
  let weight = [...kept.values()].reduce((sum, { found }) => sum + weightOf(found), 0);
  for (const [key, { found }] of kept) {
    if (weight <= mostHits) return;
    kept.delete(key);
    weight -= weightOf(found);
  }
}
