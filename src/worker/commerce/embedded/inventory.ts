import { type SQL, sql } from 'drizzle-orm';
import { type Database, eachOf } from './database.ts';
import { availableQuantity, isComing } from './stock.ts';

export type InventoryEntry = { sku: string; availableQuantity: number };

/** Stock by SKU on an ISO day; an empty list asks nothing. */
export async function loadInventory(
  db: Database,
  skus: readonly string[],
  today: string,
): Promise<InventoryEntry[]> {
  return skus.length === 0 ? [] : db.all<InventoryEntry>(selectStock(skus, today));
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
  return db.all<InventoryEntry>(selectStock(skus, today, sql`NOT ${isComing(today)}`));
}

function selectStock(skus: readonly string[], today: string, which = sql`true`): SQL {
  return sql`SELECT i.sku, ${availableQuantity(today)} AS availableQuantity
    FROM inventory i LEFT JOIN products p ON p.sku = i.sku
    WHERE i.sku IN ${eachOf(skus)} AND ${which} ORDER BY i.sku`;
}

/** Carts that hold any of these SKUs, in the order of their ids, from the one after `after` on. */
export async function cartsHolding(
  db: Database,
  skus: readonly string[],
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db.all<{ cart_id: string }>(sql`
    SELECT DISTINCT cart_id FROM cart_skus
    WHERE sku IN ${eachOf(skus)} AND cart_id > ${after}
    ORDER BY cart_id LIMIT ${limit}`);
  return rows.map((row) => row.cart_id);
}
