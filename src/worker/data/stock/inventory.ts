import { type SQL, sql } from 'drizzle-orm';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { availableQuantity, isBeforeRelease } from './stock.ts';

/** Stock by SKU on an ISO day; an empty list sends no query. */
export async function loadInventory(
  db: D1Database,
  skus: readonly string[],
  today: string,
): Promise<InventoryEntry[]> {
  return skus.length === 0 ? [] : rows<InventoryEntry>(db, selectStock(skus, today));
}

/**
 * The same for the carts of all markets. An article before its release is omitted: its available stock depends on the
 * market's date, and each cart loads it with its next change.
 */
export async function loadSharedStock(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): Promise<InventoryEntry[]> {
  const today = now.toISOString().slice(0, 10);
  return rows<InventoryEntry>(db, selectStock(skus, today, sql`NOT ${isBeforeRelease(today)}`));
}

function selectStock(skus: readonly string[], today: string, which = sql`true`): SQL {
  return sql`SELECT i.sku, ${availableQuantity(today)} AS availableQuantity
    FROM inventory i LEFT JOIN products p ON p.sku = i.sku
    WHERE i.sku IN ${eachOf(skus)} AND ${which} ORDER BY i.sku`;
}

/** Ids of carts with any of these SKUs, in ascending order, starting after `after`. */
export async function cartsWithSkus(
  db: D1Database,
  skus: readonly string[],
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const found = await rows<{ cart_id: string }>(
    db,
    sql`
    SELECT DISTINCT cart_id FROM cart_skus
    WHERE sku IN ${eachOf(skus)} AND cart_id > ${after}
    ORDER BY cart_id LIMIT ${limit}`,
  );
  return found.map((row) => row.cart_id);
}
