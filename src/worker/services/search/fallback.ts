/** A hosted index that cannot be asked does not close the search: the shop's own is kept beside it and answers. */
import { logLine } from '#domain/log-line.ts';
import type { SearchService } from './search.ts';

export function withFallback(service: SearchService, own: SearchService): SearchService {
  return {
    find: (text, searcher) => service.find(text, searcher).catch(instead(own.find, text, searcher)),
    complete: (text, searcher) =>
      service.complete(text, searcher).catch(instead(own.complete, text, searcher)),
    tell: service.tell,
  };
}

/** What was typed stays out of the log. */
function instead<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  ...asked: Asked
) {
  return (error: unknown) => {
    console.error(logLine('hosted search failed', error));
    return ask(...asked);
  };
}
