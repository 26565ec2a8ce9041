/** A few articles that show by which rules a store prices its carts. Commands alone read it. */
import { sql } from 'drizzle-orm';
import type { StoredStore } from '#domain/store/store.ts';
import { rows } from '../../d1/statements.ts';
import { priceAt } from '../prices/prices.ts';
import { availableQuantity, isAvailable, isWithoutStock, todayOf } from '../stock/stock.ts';

/**
 * SKUs of articles that the store has in stock, of each kind one before a second one of any. A kind is a volume discount
 * group and a way of delivery. Of a kind come first those of which `pieces` are in stock and reach the limit of free
 * delivery, the cheapest before all: one piece pays for delivery, some do not.
 */
export async function articlesOfEachKind(
  db: D1Database,
  { store, now }: { store: StoredStore; now: Date },
  { pieces, limit }: { pieces: number; limit: number },
): Promise<string[]> {
  const today = todayOf({ store, now });
  const price = priceAt(now.toISOString());
  const { freeAboveCentAmount } = store.shippingRates;
  const found = await rows<{ sku: string }>(
    db,
    sql`WITH placed AS (
      SELECT p.sku, p.volume_discount_group AS kind, p.is_package_type_freight AS is_freight,
        row_number() OVER (PARTITION BY p.volume_discount_group, p.is_package_type_freight
          ORDER BY ${availableQuantity(today)} < ${pieces},
            ${price} * ${pieces} < ${freeAboveCentAmount}, ${price}, p.sku) AS place
      FROM prices pr CROSS JOIN products p ON p.id = pr.product_id
      LEFT JOIN inventory i ON i.sku = p.sku
      WHERE pr.store = ${store.key} AND pr.sellable = 1 AND p.published = 1
        AND NOT ${isWithoutStock} AND ${isAvailable(today)})
    SELECT sku FROM placed ORDER BY
      row_number() OVER (PARTITION BY is_freight ORDER BY place, kind IS NULL, kind), is_freight
    LIMIT ${limit}`,
  );
  return found.map(({ sku }) => sku);
}
