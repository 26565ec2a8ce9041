/**
 * Counts that are cached in the database until the catalogue changes. A count is stored with the version of the
 * catalogue that was read in the same transaction, so that no change is missed.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { prepared } from '../../d1/statements.ts';
import { releaseDate, todayOf } from '../stock/stock.ts';

export type CachedRow = { document: string };
export type VersionRow = { version: number | null };
/** The version of the catalogue, and when a count will next be wrong without a change of the catalogue. */
export type VersionAndLimits = VersionRow &
  Record<'next_from' | 'next_until' | 'next_release', string | null>;

export const selectVersion = sql`SELECT version FROM page_changes WHERE tag = ${listingsTag}`;

/** As JSON. */
export function selectVersionAndLimits(caller: Caller): SQL {
  const now = caller.now.toISOString();
  return sql`json_object('version', (${selectVersion}),
    'next_from', (SELECT min(discounted_from) FROM prices WHERE discounted_from > ${now}),
    'next_until', (SELECT min(discounted_until) FROM prices WHERE discounted_until > ${now}),
    'next_release', (SELECT min(${releaseDate}) FROM products p
      WHERE ${releaseDate} > ${todayOf(caller)}))`;
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
