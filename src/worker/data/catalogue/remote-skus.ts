/**
 * What articles are called at the remote backend. Numbers that only a file has brought (foreign-skus.ts) are no names there:
 * an export writes the number itself.
 */
import { sql } from 'drizzle-orm';
import type { ForeignGoods } from '#domain/catalogue/import/foreign-sku.ts';
import { eachOf, prepared, rows } from '../../d1/statements.ts';
import { assignedSkus, assignSkus, temporarySkus } from './foreign-skus.ts';

/** Both directions. A SKU that has no counterpart is not in the answer. No SKUs cost no query. */
export type Numbering = {
  /** The number of each SKU that the remote has; new ones get one that is not in `named`. */
  numbersFor(
    foreign: readonly ForeignGoods[],
    named: readonly string[],
  ): Promise<Map<string, string>>;
  /** The number of each foreign SKU that has one. */
  knownOf(foreign: readonly string[]): Promise<Map<string, string>>;
  /** The SKU at the remote of each number that has another one there. */
  foreignOf(skus: readonly string[]): Promise<Map<string, string>>;
};

export const numberingOf = (db: D1Database): Numbering => ({
  async numbersFor(foreign, named) {
    if (foreign.length === 0) return new Map();
    const numbers = await assignSkus(db, foreign, named);
    await prepared(
      db,
      sql`UPDATE foreign_skus SET is_remote = 1
          WHERE is_remote = 0 AND foreign_sku IN ${eachOf([...numbers.keys()])}`,
    ).run();
    return numbers;
  },
  async knownOf(foreign) {
    if (foreign.length === 0) return new Map();
    const goods = foreign.map((sku) => ({ sku }));
    return assignedSkus(db, goods);
  },
  async foreignOf(skus) {
    if (skus.length === 0) return new Map();
    const found = await rows<{ foreign_sku: string; sku: string }>(
      db,
      sql`SELECT foreign_sku, sku FROM foreign_skus WHERE is_remote = 1 AND sku IN ${eachOf(skus)}`,
    );
    return new Map(found.map((row) => [row.sku, row.foreign_sku]));
  },
});

/** Of a dry run: nothing is stored. */
export function temporaryNumbering(db: D1Database): Numbering {
  const stored = numberingOf(db);
  const assign = temporarySkus(db);
  const numbers = new Map<string, string>();
  const names = new Map<string, string>();
  return {
    async numbersFor(foreign) {
      const given = await assign(foreign);
      for (const [theirs, sku] of given) {
        numbers.set(theirs, sku);
        names.set(sku, theirs);
      }
      return given;
    },
    knownOf: async (foreign) =>
      new Map([...(await stored.knownOf(foreign)), ...among(foreign, numbers)]),
    foreignOf: async (skus) => new Map([...(await stored.foreignOf(skus)), ...among(skus, names)]),
  };
}

const among = (keys: readonly string[], table: ReadonlyMap<string, string>) =>
  keys.flatMap((key): [string, string][] => {
    const value = table.get(key);
    return value === undefined ? [] : [[key, value]];
  });
