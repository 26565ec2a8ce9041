import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { availableQuantity } from './stock.ts';

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
