/** Which pages are out of date: every change of the catalogue leaves its tags here; prices change by the clock too. */
import { gt, sql } from 'drizzle-orm';
import { staleSeconds } from '#domain/routing/cache-control.ts';
import { type Changes, listingsTag, settlingMs } from '#domain/routing/kept-page.ts';
import { databaseOf } from './database.ts';
import { keptInIsolate } from './kept.ts';
import { pageChanges } from './page-schema.ts';

/** How long an isolate answers from what it knows. */
const knownForMs = 5_000;

/** A statement for the transaction that makes the change. */
export function markChanged(
  db: D1Database,
  tags: readonly string[],
  at: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO page_changes (tag, changed_at) SELECT value, ?2 FROM json_each(?1) WHERE true
       ON CONFLICT (tag) DO UPDATE SET version = version + 1,
         changed_at = max(changed_at, excluded.changed_at)`,
    )
    .bind(JSON.stringify(tags), at.getTime());
}

/** The changes that a kept page may have missed. */
export function recentChanges(db: D1Database, now: Date): Promise<Changes> {
  const since = now.getTime() - staleSeconds * 1000 - settlingMs;
  return keptInIsolate(
    db,
    'page changes',
    now,
    async () => {
      const [changed, priced] = await Promise.all([
        databaseOf(db).select().from(pageChanges).where(gt(pageChanges.changedAt, since)),
        repriced(db, new Date(since), now),
      ]);
      return latest([...changed, ...priced]);
    },
    knownForMs,
  );
}

type Change = { tag: string; changedAt: number };

/** Reductions that began or ended in a span of time, and with them the order of listings. */
async function repriced(db: D1Database, since: Date, until: Date): Promise<Change[]> {
  const [from, to] = [since.toISOString(), until.toISOString()];
  const rows = await databaseOf(db).all<{ sku: string; at: string }>(
    sql`SELECT p.sku, pr.discounted_from AS at FROM prices pr JOIN products p ON p.id = pr.product_id
        WHERE pr.discounted_from > ${from} AND pr.discounted_from <= ${to}
      UNION ALL
      SELECT p.sku, pr.discounted_until FROM prices pr JOIN products p ON p.id = pr.product_id
        WHERE pr.discounted_until > ${from} AND pr.discounted_until <= ${to}`,
  );
  return rows.flatMap(({ sku, at }) =>
    [sku, listingsTag].map((tag) => ({ tag, changedAt: Date.parse(at) })),
  );
}

function latest(changes: readonly Change[]): Changes {
  const all = new Map<string, number>();
  for (const { tag, changedAt } of changes) {
    all.set(tag, Math.max(changedAt, all.get(tag) ?? changedAt));
  }
  return all;
}
