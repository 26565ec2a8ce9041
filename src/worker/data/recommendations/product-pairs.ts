/** Counts and reads which articles are seen and bought together. */
import { sql } from 'drizzle-orm';
import { halfLifeDays, type Pair, type PairKind, weights } from '#domain/recommendation/pairs.ts';
import { nearest, prepared, preparedText, rows } from '../../d1/statements.ts';
import { bestSellersOfAny } from '../listing/best-sellers.ts';
import { isAvailable, type Market, todayOf } from '../stock/stock.ts';

/** In ms; longer than the queue retries an event. */
const eventsKeptMs = 7 * 86_400_000;

/** `faded` of domain/recommendation/pairs.ts in SQL; both days are ISO days. */
function fadedOn(day: string, count: string, countedOn: string): string {
  const days = `max(0, julianday(${day}) - julianday(${countedOn}))`;
  return `${count} * pow(2, -${days} / ${halfLifeDays}.0)`;
}

const isoDay = (instant: string) => instant.slice(0, 10);

/**
 * Counts an event's pairs once, even if the event is delivered again: the counts and the event's id are stored in one
 * transaction. Unknown SKUs are ignored, because browsers can send anything. A count is stored as of the day of its
 * newest event; both sides of an addition are faded to that day.
 */
export async function countPairs(
  db: D1Database,
  event: { id: string; at: string },
  kind: PairKind,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const longAgo = new Date(Date.parse(event.at) - eventsKeptMs).toISOString();
  const known = fadedOn('excluded.counted_on', 'count', 'counted_on');
  const added = fadedOn('counted_on', 'excluded.count', 'excluded.counted_on');
  await db.batch([
    preparedText(
      db,
      `INSERT INTO product_pairs (sku, kind, other, count, counted_on)
         SELECT a.sku, ?2, b.sku, 1, ?3 FROM json_each(?1)
           CROSS JOIN products a ON a.sku = value ->> 'sku' CROSS JOIN products b ON b.sku = value ->> 'other'
           WHERE NOT EXISTS (SELECT 1 FROM counted_events WHERE event_id = ?4)
         ON CONFLICT (sku, kind, other) DO UPDATE SET
           count = ${known} + ${added}, counted_on = max(counted_on, excluded.counted_on)`,
      [JSON.stringify(pairs), kind, isoDay(event.at), event.id],
    ),
    prepared(
      db,
      sql`INSERT INTO counted_events (event_id, at) VALUES (${event.id}, ${event.at}) ON CONFLICT DO NOTHING`,
    ),
    prepared(db, sql`DELETE FROM counted_events WHERE at < ${longAgo}`),
  ]);
}

/**
 * SKUs that were seen or bought with `sku`, best first; then best-selling ones of the categories that complement it, or
 * of its department if none is named, up to `limit`. What its page shows already is excluded, and what the store does not sell: its family, its category,
 * accessories, what it is one of, and the parts of a set.
 */
export async function recommendedWith(
  db: D1Database,
  sku: string,
  market: Market,
  limit: number,
): Promise<string[]> {
  const { store, now } = market;
  const worth = sql.raw(fadedOn(`'${isoDay(now.toISOString())}'`, 'count', 'counted_on'));
  const own = (column: string) => sql`(SELECT ${sql.raw(column)} FROM products WHERE sku = ${sku})`;
  const leaf = own("details ->> '$.categories[0]'");
  const complementing = sql`(SELECT value FROM json_each(${own('referenced_categories')})
    UNION ALL SELECT parent_key FROM categories
    WHERE key = ${leaf} AND ${own('referenced_categories')} = '[]')`;
  const taken = sql`SELECT id FROM paired UNION ALL SELECT id FROM shown`;
  const found = await rows<{ sku: string }>(
    nearest(db),
    sql`WITH shown AS MATERIALIZED (
        SELECT id FROM products WHERE family = ${own('family')}
        UNION ALL SELECT product_id FROM shelves WHERE category_key = ${leaf}
        UNION ALL SELECT id FROM products WHERE sku IN (
          SELECT value FROM json_each(${own('related_accessories')})
          UNION ALL SELECT value FROM json_each(${own('parent_products')})
          UNION ALL SELECT value FROM json_each(${own("details -> '$.parts'")}))),
      paired AS (
        SELECT p.id, w.weight FROM (
          SELECT other, sum(${worth} * iif(kind = 'ordered', ${weights.ordered}, ${weights.viewed}))
            AS weight FROM product_pairs WHERE sku = ${sku} GROUP BY other) w
        CROSS JOIN products p ON p.sku = w.other AND p.published = 1
        CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = p.id AND pr.sellable = 1
        CROSS JOIN inventory i ON i.sku = p.sku AND ${isAvailable(todayOf(market))}
        WHERE p.id NOT IN (SELECT id FROM shown) ORDER BY w.weight DESC, p.sku LIMIT ${limit}),
      shelf AS (${bestSellersOfAny(complementing, taken, limit, market)})
      SELECT p.sku FROM (
        SELECT id, weight, 0 AS rank FROM paired UNION ALL SELECT product_id, 0, rank FROM shelf) c
      CROSS JOIN products p ON p.id = c.id
      ORDER BY c.weight DESC, c.rank, p.sku LIMIT ${limit}`,
  );
  return found.map((row) => row.sku);
}
