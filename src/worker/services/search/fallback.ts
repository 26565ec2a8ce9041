/**
 * If the hosted index fails, the shop's own index answers instead. The hosted index is then not queried for a while, so
 * that not every typed letter waits for its timeout.
 */
import { logLine } from '#domain/log-line.ts';
import type { Searcher, SearchService } from '#domain/search/search-service.ts';

const restMs = 30_000;

/** Time until which a failed service is not queried, ms since 1970. */
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
      // A remaining time above `restMs` means that the clock was set back: it is ignored.
      if (now < rest.until && rest.until - now <= restMs) return searchOwnIndex(text, searcher);
      try {
        return await ask(text, searcher);
      } catch (error) {
        // The search text is not logged.
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
