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

/** Both directions. A SKU that has no counterpart is not in the answer. */
export type Numbering = {
  /** The number of each foreign SKU; new ones get one that is not in `named`. */
  numbersFor(
    foreign: readonly ForeignGoods[],
    named: readonly string[],
  ): Promise<Map<string, string>>;
  /** The number of each foreign SKU that has one. */
  knownOf(foreign: readonly string[]): Promise<Map<string, string>>;
  /** The foreign SKU of each number. */
  foreignOf(skus: readonly string[]): Promise<Map<string, string>>;
};

export const numberingOf = (db: D1Database): Numbering => ({
  numbersFor: (foreign, named) => assignSkus(db, foreign, named),
  knownOf: (foreign) =>
    assignedSkus(
      db,
      foreign.map((sku) => ({ sku })),
    ),
  foreignOf: async (skus) => {
    const found = await rows<{ foreign_sku: string; sku: string }>(
      db,
      sql`SELECT foreign_sku, sku FROM foreign_skus WHERE sku IN ${eachOf(skus)}`,
    );
    return new Map(found.map((row) => [row.sku, row.foreign_sku]));
  },
});

/** Of a dry run: nothing is stored, new ones get temporary numbers. */
export function temporaryNumbering(db: D1Database): Numbering {
  const stored = numberingOf(db);
  const made = new Map<string, string>();
  return {
    numbersFor: async (foreign) => {
      const known = await assignedSkus(db, foreign);
      for (const goods of foreign) {
        if (known.has(goods.sku) || made.has(goods.sku)) continue;
        made.set(goods.sku, numbered(prefixFor(goods), 999_999 - made.size));
      }
      return new Map([...made, ...known]);
    },
    knownOf: async (foreign) => new Map([...made, ...(await stored.knownOf(foreign))]),
    foreignOf: async (skus) =>
      new Map([
        ...[...made].map(([foreign, sku]): [string, string] => [sku, foreign]),
        ...(await stored.foreignOf(skus)),
      ]),
  };
}

async function assignSkus(
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
async function assignedSkus(
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
