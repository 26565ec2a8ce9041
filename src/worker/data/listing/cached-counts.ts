/**
 * Counts that are cached in the database until the catalogue changes. A count is stored with the version of the
 * catalogue that was read in the same transaction, so that no change is missed.
 */
import { waitUntil } from 'cloudflare:workers';
import { type SQL, sql } from 'drizzle-orm';
import { dayStartIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import type { PageAvailability } from '#domain/routing/alternates.ts';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { prepared } from '../../d1/statements.ts';
import {
  type PageAvailabilityRow,
  pageAvailabilityColumns,
  pageAvailabilityOf,
} from '../products/availability.ts';
import { releaseDate, todayOf } from '../stock/stock.ts';

export type CachedRow = { document: string };
export type VersionRow = { version: number | null };
/** The version of the catalogue, and when a count will next be wrong without a change of the catalogue. */
export type VersionAndLimits = VersionRow &
  Record<'next_from' | 'next_until' | 'next_release', string | null>;

export const selectVersion = sql`SELECT version FROM page_changes WHERE tag = ${listingsTag}`;

/** The columns of `VersionAndLimits`. */
export function selectVersionAndLimits(caller: Caller): SQL {
  const now = caller.now.toISOString();
  return sql`(${selectVersion}) AS version,
    (SELECT min(discounted_from) FROM prices WHERE discounted_from > ${now}) AS next_from,
    (SELECT min(discounted_until) FROM prices WHERE discounted_until > ${now}) AS next_until,
    (SELECT min(${releaseDate}) FROM products p
      WHERE ${releaseDate} > ${todayOf(caller)}) AS next_release`;
}

/** Selects the valid cached count of a question. Undefined: a question that is never cached. */
export function selectCached(question: string | undefined, { locale, now }: Caller): SQL {
  return sql`SELECT c.document FROM listing_counts c
    WHERE c.locale = ${locale} AND c.question = ${question ?? null}
      AND c.version = (${selectVersion})
      AND (c.valid_until IS NULL OR c.valid_until > ${now.toISOString()})`;
}

/** The same, but accepts a count of an earlier version if it is younger than `forMs`. */
export function selectRecent(question: string, { locale, now }: Caller, forMs: number): SQL {
  return sql`SELECT c.document FROM listing_counts c
    WHERE c.locale = ${locale} AND c.question = ${question}
      AND (c.version = (${selectVersion})
        OR c.counted_at > ${new Date(now.getTime() - forMs).toISOString()})`;
}

/** Visitors can send any number of questions: old counts are deleted, and the oldest if there are too many. */
const forgottenAfterMs = 86_400_000;
const maxCachedCounts = 20_000;

export async function forgetCounts(binding: D1Database, now: Date): Promise<void> {
  await prepared(
    binding,
    sql`DELETE FROM listing_counts WHERE counted_at < max(${new Date(now.getTime() - forgottenAfterMs).toISOString()}, coalesce(
        (SELECT counted_at FROM listing_counts ORDER BY counted_at DESC LIMIT 1 OFFSET ${maxCachedCounts}), ''))`,
  ).run();
}

/** Stores the count in the background, without delaying the response. */
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

/** The cache name of a category's page availability, which is the same for all its listings. */
const availabilityQuestion = (category: string) => `pageAvailability ${category}`;

/** To be read by `readPageAvailability`. */
export function pageAvailabilityStatements(category: string, caller: Caller): SQL[] {
  const cached = selectCached(availabilityQuestion(category), caller);
  return [
    cached,
    sql`SELECT (${selectVersion}) AS version, ${pageAvailabilityColumns(category)}
      WHERE NOT EXISTS (${cached})`,
  ];
}

export function readPageAvailability(
  binding: D1Database,
  [cached, counted]: unknown[][],
  category: string,
  caller: Caller,
): PageAvailability {
  const [known] = cached as CachedRow[];
  if (known) return JSON.parse(known.document) as PageAvailability;
  const [row] = counted as (VersionRow & PageAvailabilityRow)[];
  if (!row) throw new Error('pageAvailability without a row');
  const document = pageAvailabilityOf(row);
  const { version } = row;
  // An unknown category is not cached: querying it again is cheap.
  if (version !== null && Object.keys(document.slugs).length > 0) {
    cacheCount(binding, caller, { question: availabilityQuestion(category), version, document });
  }
  return document;
}
