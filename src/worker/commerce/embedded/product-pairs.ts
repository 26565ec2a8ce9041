/** Counts which articles are seen and bought together, and reads them. */
import { sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import {
  halfLifeDays,
  highestCount,
  type Pair,
  type PairKind,
  weights,
} from '#domain/recommendation/pairs.ts';
import { nearest, rows } from './database.ts';
import { isAvailable, isAvailableOnShelf, todayOf } from './stock.ts';

const dayMs = 86_400_000;
/** Longer than any queue tries again. */
const eventsKeptMs = 7 * dayMs;

/**
 * Counts an event's pairs once, however often the event comes: counting and remembering are one transaction. What is no
 * product of ours is not counted: browsers can say anything.
 */
export async function countPairs(
  db: D1Database,
  event: { id: string; at: string },
  kind: PairKind,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const at = Date.parse(event.at);
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const longAgo = new Date(at - eventsKeptMs).toISOString();
  await db.batch([
    db
      .prepare(
        `INSERT INTO product_pairs (sku, kind, other, count, counted_on)
         SELECT a.sku, ?2, b.sku, 1, ?3 FROM json_each(?1)
           CROSS JOIN products a ON a.sku = value ->> 'sku' CROSS JOIN products b ON b.sku = value ->> 'other'
           WHERE NOT EXISTS (SELECT 1 FROM counted_events WHERE event_id = ?4)
         ON CONFLICT (sku, kind, other) DO UPDATE SET counted_on = excluded.counted_on,
           count = min(?5, iif(counted_on < ?6, count / 2, count) + 1)`,
      )
      .bind(
        JSON.stringify(pairs),
        kind,
        dayOf(at),
        event.id,
        highestCount,
        dayOf(at - halfLifeDays * dayMs),
      ),
    db
      .prepare('INSERT INTO counted_events (event_id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING')
      .bind(event.id, event.at),
    db.prepare('DELETE FROM counted_events WHERE at < ?1').bind(longAgo),
  ]);
}

/** SKUs that go with one, best first; then what sells best in its category, until there are enough. */
export async function recommendedWith(
  db: D1Database,
  sku: string,
  { store, now }: Pick<Caller, 'store' | 'now'>,
  limit: number,
): Promise<string[]> {
  const today = todayOf({ store, now });
  const found = await rows<{ sku: string }>(
    nearest(db),
    sql`WITH paired AS (
        SELECT other AS sku, sum(count * iif(kind = 'ordered', ${weights.ordered}, ${weights.viewed}))
          AS weight FROM product_pairs WHERE sku = ${sku} GROUP BY other),
      shelf AS (
        SELECT s.product_id, s.rank FROM shelves s
        WHERE s.category_key = (SELECT details ->> '$.categories[0]' FROM products WHERE sku = ${sku})
          AND ${isAvailableOnShelf(today)} ORDER BY s.rank LIMIT ${5 * limit}),
      candidates AS (
        SELECT p.id, p.sku, paired.weight, 0 AS rank FROM paired CROSS JOIN products p ON p.sku = paired.sku
        UNION ALL
        SELECT p.id, p.sku, 0, shelf.rank FROM shelf CROSS JOIN products p ON p.id = shelf.product_id
          WHERE p.sku NOT IN (SELECT sku FROM paired))
      SELECT c.sku FROM candidates c
      CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = c.id AND pr.sellable = 1
      CROSS JOIN products p ON p.id = c.id AND p.published = 1
      CROSS JOIN inventory i ON i.sku = c.sku AND ${isAvailable(today)}
      WHERE c.sku <> ${sku} ORDER BY c.weight DESC, c.rank, c.sku LIMIT ${limit}`,
  );
  return found.map((row) => row.sku);
}
