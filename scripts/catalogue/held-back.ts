/** `npm run catalogue -- held-back`: products that are stored but not offered, with reasons, without removed ones. */
import type { CountryCode } from '#domain/country/countries.ts';

type Row = { store: string; sku: string; name: string; reasons: string };

export async function heldBack(db: D1Database, store: CountryCode | undefined): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT h.store, h.sku, p.brand || ' ' || p.model AS name, group_concat(h.reason, ', ') AS reasons
       FROM held_back h JOIN products p ON p.sku = h.sku
       WHERE (?1 IS NULL OR h.store = ?1)
         AND (p.published = 1 OR p.number NOT IN (SELECT number FROM removed_products))
       GROUP BY h.store, h.sku ORDER BY h.store, h.sku`,
    )
    .bind(store ?? null)
    .all<Row>();
  return results;
}
