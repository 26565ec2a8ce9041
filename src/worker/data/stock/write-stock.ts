/**
 * Writes the stock of an import. Orders reduce the stock meanwhile, so a file's stock is used for new SKUs, and for
 * others only if the operator requests it. Carts and pages are notified through the outbox, as after an order.
 */
import { sql } from 'drizzle-orm';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { prepared } from '../../d1/statements.ts';

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
