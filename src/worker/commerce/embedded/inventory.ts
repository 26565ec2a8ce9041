import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export type InventoryEntry = { sku: string; availableQuantity: number };

/** Stock by SKU; an empty list asks nothing. */
export async function loadInventory(
  db: Database,
  skus: readonly string[],
): Promise<InventoryEntry[]> {
  if (skus.length === 0) return [];
  return db.all<InventoryEntry>(sql`
    SELECT sku, max(0, available_quantity) AS availableQuantity FROM inventory
    WHERE sku IN (SELECT value FROM json_each(${JSON.stringify(skus)})) ORDER BY sku`);
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
