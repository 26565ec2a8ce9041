/** Writes counts to the cache in the background (cached-counts.ts), without delaying the response. */
import { waitUntil } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { dayStartIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import { prepared } from '../../d1/statements.ts';
import type { VersionAndLimits } from './cached-counts.ts';

export function cacheCount(
  binding: D1Database,
  { locale, now }: Caller,
  count: { question: string; version: number; validUntil?: string; document: unknown },
): void {
  const { question, version, validUntil, document } = count;
  const written = prepared(
    binding,
    sql`INSERT OR REPLACE INTO listing_counts VALUES (${locale}, ${question}, ${version}, ${now.toISOString()}, ${validUntil ?? null}, ${JSON.stringify(document)})`,
  ).run();
  waitUntil(written.catch((error: Error) => console.error(logLine('count not kept', error))));
}

/** The same for a count that was read together with `at`, until prices, releases or campaigns change it. */
export function cacheCountUntilChange(
  binding: D1Database,
  caller: Caller,
  { at, ...count }: { question: string; at: VersionAndLimits; document: unknown },
): void {
  const { store, now } = caller;
  const { version, next_from, next_until, next_release } = at;
  if (version === null) return;
  const limits = [
    next_from,
    next_until,
    next_release && dayStartIn(store.key, next_release).toISOString(),
    ...store.campaigns
      .flatMap(({ startDate, endDate }) => [startDate, endDate])
      .filter((limit) => Date.parse(limit) > now.getTime()),
  ];
  const [validUntil] = limits.flatMap((limit) => limit ?? []).sort();
  cacheCount(binding, caller, { ...count, version, ...(validUntil && { validUntil }) });
}
