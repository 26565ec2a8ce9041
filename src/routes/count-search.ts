/**
 * Counts what a search page was asked for, behind the visitor's back. A page that is kept at the edge does not come here:
 * what is counted is what was rendered.
 */
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { logLine } from '#domain/log-line.ts';
import { normalisedQuery } from '#domain/search/searched-queries.ts';
import type { KontorContext } from '#worker/request/context.ts';

export function recordQuery(c: KontorContext, query: ListingQuery, found: number): void {
  const text = normalisedQuery(query);
  if (text === undefined || !isAsked(c.req.raw)) return;
  const { backend, caller } = c.get('shop');
  const { locale, now } = caller;
  const counted = backend.searchLog.count({ locale, text, found }, now);
  // Its words stay out of the log.
  c.executionCtx.waitUntil(
    counted.catch((error) => console.error(logLine('search not counted', error))),
  );
}

/** By somebody who looks at it, and whose browser does not ask to be left out of counts. */
function isAsked({ method, headers }: Request): boolean {
  const isAhead = headers.get('Sec-Purpose')?.includes('prefetch') ?? false;
  return method === 'GET' && !isAhead && headers.get('Sec-GPC') !== '1';
}
