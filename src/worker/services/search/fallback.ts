/**
 * A hosted index that cannot be asked does not close the search: the shop's own is kept beside it and answers. It is left
 * alone for a while then, so that not every letter that is typed waits for it.
 */
import { logLine } from '#domain/log-line.ts';
import type { Searcher, SearchService } from '#domain/search/search-service.ts';

const restMs = 30_000;

/** Until when (ms since 1970) a service that failed is left alone. */
export type BackOff = { until: number };

export function withFallback(
  service: SearchService,
  own: SearchService,
  rest: BackOff,
): SearchService {
  type Ask<Answer> = (text: string, searcher: Searcher) => Promise<Answer>;
  const orOwn =
    <Answer>(ask: Ask<Answer>, searchOwnIndex: Ask<Answer>): Ask<Answer> =>
    async (text, searcher) => {
      const now = searcher.now.getTime();
      // A clock that was set back has not failed so recently either.
      if (now < rest.until && rest.until - now <= restMs) return searchOwnIndex(text, searcher);
      try {
        return await ask(text, searcher);
      } catch (error) {
        // What was typed stays out of the log.
        console.error(logLine('hosted search failed', error));
        rest.until = now + restMs;
        return searchOwnIndex(text, searcher);
      }
    };
  return {
    find: orOwn(service.find, own.find),
    complete: orOwn(service.complete, own.complete),
    reportClick: service.reportClick,
  };
}
