/**
 * Assigns our numbers to the SKUs of other shops, permanently, so that the next import finds the same product. A number
 * is replaced only if no product is stored under it and it does not fit the kind (new or B-ware) of the row.
 */
import { sql } from 'drizzle-orm';
import {
  type ForeignGoods,
  firstNumber,
  fitsNumber,
  numbered,
  prefixFor,
  type SkuPrefix,
  skuPrefixes,
} from '#domain/catalogue/import/foreign-sku.ts';
import { eachOf, prepared, rows } from '../../d1/statements.ts';

/** Instead of `assignSkus`, in a dry run: nothing is stored, new ones get temporary numbers. */
export function temporarySkus(
  db: D1Database,
): (foreign: readonly ForeignGoods[]) => Promise<Map<string, string>> {
  const made = new Map<string, string>();
  return async (foreign) => {
    const known = await assignedSkus(db, foreign);
    for (const goods of foreign) {
      if (known.has(goods.sku)) continue;
      const number = made.get(goods.sku) ?? numbered(prefixFor(goods), 999_999 - made.size);
      made.set(goods.sku, number);
      known.set(goods.sku, number);
    }
    return known;
  };
}

/** The number of each foreign SKU; new ones get the next free numbers that are not in `named`. */
export async function assignSkus(
  db: D1Database,
  foreign: readonly ForeignGoods[],
  named: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Map(foreign.map((goods) => [goods.sku, goods])).values()];
  const known = await assignedSkus(db, wanted);
  const fresh = wanted.filter(({ sku }) => !known.has(sku));
  if (fresh.length === 0) return known;
  const numbers: [string, string | undefined][] = [];
  for (const prefix of skuPrefixes) {
    const those = fresh.filter((goods) => prefixFor(goods) === prefix);
    const free = await freeSkus(db, prefix, those.length, named);
    numbers.push(...those.map(({ sku }, at): [string, string | undefined] => [sku, free[at]]));
  }
  await prepared(
    db,
    sql`INSERT INTO foreign_skus (foreign_sku, sku)
       SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(numbers)}) WHERE true
       ON CONFLICT (foreign_sku) DO UPDATE SET sku = excluded.sku
       WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.sku = foreign_skus.sku)`,
  ).run();
  return assignedSkus(db, wanted);
}

/** The assigned numbers, without those that are unused and of the wrong kind. */
export async function assignedSkus(
  db: D1Database,
  foreign: readonly ForeignGoods[],
): Promise<Map<string, string>> {
  const skus = foreign.map(({ sku }) => sku);
  const found = await rows<{ foreign_sku: string; sku: string; taken: number }>(
    db,
    sql`SELECT foreign_sku, sku, EXISTS (SELECT 1 FROM products p WHERE p.sku = f.sku) AS taken
        FROM foreign_skus f WHERE foreign_sku IN ${eachOf(skus)}`,
  );
  const assigned = new Map(found.map((row) => [row.foreign_sku, row]));
  return new Map(
    foreign.flatMap((goods): [string, string][] => {
      const { sku, taken } = assigned.get(goods.sku) ?? {};
      return sku && (taken || fitsNumber(goods, sku)) ? [[goods.sku, sku]] : [];
    }),
  );
}

/** Ascending from the last assigned one; after the last of all the first is next. */
async function freeSkus(
  db: D1Database,
  prefix: SkuPrefix,
  count: number,
  named: readonly string[],
): Promise<string[]> {
  const free = await rows<{ sku: string }>(
    db,
    sql`WITH RECURSIVE candidates(n, sku) AS (
        SELECT coalesce((SELECT substr(max(sku), 5) + 1 FROM foreign_skus
          WHERE sku >= ${prefix} AND sku < ${`${prefix}:`}), ${firstNumber}), NULL
        UNION ALL SELECT n + 1, printf('%s%06d', ${prefix}, n % 1000000) FROM candidates LIMIT 1000001)
      SELECT sku FROM candidates WHERE sku IS NOT NULL AND sku NOT IN ${eachOf(named)}
        AND NOT EXISTS (SELECT 1 FROM products p WHERE p.sku = candidates.sku)
        AND NOT EXISTS (SELECT 1 FROM foreign_skus f WHERE f.sku = candidates.sku)
      LIMIT ${count}`,
  );
  if (free.length < count) throw new Error('no free number is left for foreign SKUs');
  return free.map(({ sku }) => sku);
}
