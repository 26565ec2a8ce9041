import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { availableQuantity, isComing } from './stock.ts';

export type InventoryEntry = { sku: string; availableQuantity: number };

/** Stock by SKU on an ISO day; an empty list asks nothing. */
export async function loadInventory(
  db: Database,
  skus: readonly string[],
  today: string,
): Promise<InventoryEntry[]> {
  if (skus.length === 0) return [];
  return db.all<InventoryEntry>(sql`
    SELECT i.sku, ${availableQuantity(today)} AS availableQuantity
    FROM inventory i LEFT JOIN products p ON p.sku = i.sku
    WHERE i.sku IN (SELECT value FROM json_each(${JSON.stringify(skus)})) ORDER BY i.sku`);
}

/**
 * The same for carts of every market at once. An article that some market may not sell yet is left out: what is left of
 * it depends on the market, and each cart asks for itself with its next change.
 */
export async function loadSharedStock(
  db: Database,
  skus: readonly string[],
  now: Date,
): Promise<InventoryEntry[]> {
  const today = now.toISOString().slice(0, 10);
  const coming = await db.all<{ sku: string }>(sql`SELECT p.sku FROM products p
    WHERE p.sku IN (SELECT value FROM json_each(${JSON.stringify(skus)})) AND ${isComing(today)}`);
  const left = new Set(coming.map(({ sku }) => sku));
  return loadInventory(
    db,
    skus.filter((sku) => !left.has(sku)),
    today,
  );
}

/** Carts that hold any of these SKUs, in the order of their ids, from the one after `after` on. */
export async function cartsHolding(
  db: Database,
  skus: readonly string[],
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db.all<{ cart_id: string }>(sql`
    SELECT DISTINCT cart_id FROM cart_skus
    WHERE sku IN (SELECT value FROM json_each(${JSON.stringify(skus)})) AND cart_id > ${after}
    ORDER BY cart_id LIMIT ${limit}`);
  return rows.map((row) => row.cart_id);
}
