/**
 * Counts search queries without delaying the response. Pages served from the edge cache do not get here: only rendered
 * pages are counted.
 */
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { logLine } from '#domain/log-line.ts';
import { normalisedQuery } from '#domain/search/searched-queries.ts';
import type { KontorContext } from '#worker/request/context.ts';

export function recordQuery(c: KontorContext, query: ListingQuery, found: number): void {
  const text = normalisedQuery(query);
  if (text === undefined || !isCountable(c.req.raw)) return;
  const { backend, caller } = c.get('shop');
  const { locale, now } = caller;
  const counted = backend.searchLog.count({ locale, text, found }, now);
  // The query is not logged.
  c.executionCtx.waitUntil(
    counted.catch((error) => console.error(logLine('search not counted', error))),
  );
}

/** Not a prefetch, and the browser does not send Global Privacy Control. */
function isCountable({ method, headers }: Request): boolean {
  const isAhead = headers.get('Sec-Purpose')?.includes('prefetch') ?? false;
  return method === 'GET' && !isAhead && headers.get('Sec-GPC') !== '1';
}
