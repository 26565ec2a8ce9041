/**
 * Counts that are kept in the database until the catalogue changes. A count belongs to the version of the catalogue
 * that was read in the same transaction, so that no change falls between.
 */
import { waitUntil } from 'cloudflare:workers';
import { type SQL, sql } from 'drizzle-orm';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import { listingsTag } from '#domain/routing/kept-page.ts';

export type KeptRow = { document: string };
export type VersionRow = { version: number | null };

export const selectVersion = sql`SELECT version FROM page_changes WHERE tag = ${listingsTag}`;

/** What is kept of a question and still holds. Undefined: a question of which nothing is ever kept. */
export function selectKept(question: string | undefined, { locale, now }: Caller): SQL {
  return sql`SELECT c.document FROM listing_counts c
    WHERE c.locale = ${locale} AND c.question = ${question ?? null}
      AND c.version = (${selectVersion})
      AND (c.valid_until IS NULL OR c.valid_until > ${now.toISOString()})`;
}

/** The same, a count of a version before accepted as long as it is younger than so many ms. */
export function selectRecent(question: string, { locale, now }: Caller, forMs: number): SQL {
  return sql`SELECT c.document FROM listing_counts c
    WHERE c.locale = ${locale} AND c.question = ${question}
      AND (c.version = (${selectVersion})
        OR c.counted_at > ${new Date(now.getTime() - forMs).toISOString()})`;
}

/** A visitor can make up any number of questions: old counts are forgotten, and the oldest where there are too many. */
const forgottenAfterMs = 86_400_000;
const mostKept = 20_000;

export async function forgetCounts(binding: D1Database, now: Date): Promise<void> {
  await binding
    .prepare(
      `DELETE FROM listing_counts WHERE counted_at < max(?1, coalesce(
        (SELECT counted_at FROM listing_counts ORDER BY counted_at DESC LIMIT 1 OFFSET ?2), ''))`,
    )
    .bind(new Date(now.getTime() - forgottenAfterMs).toISOString(), mostKept)
    .run();
}

/** Behind the visitor's back. */
export function keepCount(
  binding: D1Database,
  { locale, now }: Caller,
  count: { question: string; version: number; validUntil?: string; document: unknown },
): void {
  const { question, version, validUntil, document } = count;
  const written = binding
    .prepare('INSERT OR REPLACE INTO listing_counts VALUES (?1, ?2, ?3, ?4, ?5, ?6)')
    .bind(
      locale,
      question,
      version,
      now.toISOString(),
      validUntil ?? null,
      JSON.stringify(document),
    )
    .run();
  waitUntil(written.catch((error: Error) => console.error(logLine('count not kept', error))));
}
