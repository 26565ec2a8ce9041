/**
 * Writes the stock of an import. Orders reduce the stock meanwhile, so a file's stock is used for new SKUs, and for
 * others only if the operator requests it. Carts and pages are notified through the outbox, as after an order.
 */
import { sql } from 'drizzle-orm';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { eachOf, prepared, rows } from '../../d1/statements.ts';

/** `taken`: SKUs whose stock is set although they exist. Gift cards have no stock. */
export function stockStatements(
  db: D1Database,
  documents: readonly Pick<ProductDocument, 'sku' | 'productType' | 'availableQuantity'>[],
  taken: ReadonlySet<string>,
  now: Date,
): D1PreparedStatement[] {
  const rows = documents
    .filter(({ productType }) => productType !== 'gift_card')
    .map(({ sku, availableQuantity }) => [sku, availableQuantity] as const);
  const set = JSON.stringify(rows.filter(([sku]) => taken.has(sku)));
  const [eventId, at] = [crypto.randomUUID(), now.toISOString()];
  const changes = [
    prepared(
      db,
      sql`INSERT INTO outbox (id, event, at)
         SELECT ${eventId}, json_object('id', ${eventId}, 'at', ${at}, 'type', 'stock-changed',
           'skus', json_group_array(i.sku)), ${at}
         FROM json_each(${set}) v CROSS JOIN inventory i ON i.sku = v.value ->> 0
         WHERE i.available_quantity <> v.value ->> 1 HAVING count(*) > 0`,
    ),
    prepared(
      db,
      sql`UPDATE inventory SET available_quantity = v.value ->> 1 FROM json_each(${set}) v
         WHERE inventory.sku = v.value ->> 0 AND available_quantity <> v.value ->> 1`,
    ),
  ];
  const target = {
    table: 'inventory',
    columns: ['sku', 'available_quantity'],
    onConflict: { key: 'sku', do: 'keep' },
  } as const;
  return [...(taken.size > 0 ? changes : []), ...inserts(db, target, rows)];
}

/** Sets the stock of SKUs that the shop knows; carts and pages are notified. Returns those whose stock was another. */
export async function writeStock(
  db: D1Database,
  entries: readonly { sku: string; availableQuantity: number }[],
  now: Date,
): Promise<string[]> {
  const known = await rows<{ sku: string; pieces: number }>(
    db,
    sql`SELECT sku, available_quantity AS pieces FROM inventory
      WHERE sku IN ${eachOf(entries.map(({ sku }) => sku))}`,
  );
  const before = new Map(known.map(({ sku, pieces }) => [sku, pieces]));
  const changed = entries.filter(
    ({ sku, availableQuantity }) => (before.get(sku) ?? availableQuantity) !== availableQuantity,
  );
  const skus = changed.map(({ sku }) => sku);
  if (skus.length === 0) return [];
  const goods = changed.map((entry) => ({ ...entry, productType: 'standard_product' as const }));
  await db.batch(stockStatements(db, goods, new Set(skus), now));
  return skus;
}
