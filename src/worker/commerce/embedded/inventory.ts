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

/** The carts that hold any of these SKUs, at most a thousand. */
export async function cartsHolding(db: Database, skus: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ cart_id: string }>(sql`
    SELECT DISTINCT cart_id FROM cart_skus
    WHERE sku IN (SELECT value FROM json_each(${JSON.stringify(skus)})) LIMIT 1000`);
  return rows.map((row) => row.cart_id);
}
