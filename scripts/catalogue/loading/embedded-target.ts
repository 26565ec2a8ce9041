/** The tables of the embedded backend as the target of an import. */
import { assignSkus, temporarySkus } from '../../../src/worker/data/catalogue/foreign-skus.ts';
import { skusById } from '../../../src/worker/data/catalogue/known-products.ts';
import {
  readCategories,
  readProductsBySku,
} from '../../../src/worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '../../../src/worker/data/catalogue/write-products.ts';
import { loadStores } from '../../../src/worker/data/stores/stores.ts';
import { writeStores } from '../../../src/worker/data/stores/write-stores.ts';
import { storedDeals, writeDeals } from '../stored-deals.ts';
import type { Target } from './target.ts';

export function embeddedTarget(db: D1Database, now: Date, mediaHosts: readonly string[]): Target {
  const writer = catalogueWriter(db, now, { mediaHosts });
  return {
    categories: () => readCategories(db),
    productsBySku: (skus) => readProductsBySku(db, skus),
    skusById: (products) => skusById(db, products),
    skusFor: (foreign, named) => assignSkus(db, foreign, named),
    writeCategories: (documents) => writer.writeCategories(documents),
    writeProducts: (documents, options) => writer.writeProducts(documents, options),
    stores: () => loadStores(db),
    writeStores: (stores) => writeStores(db, stores, new Date()),
    campaignPrices: async (entries) => {
      const tagged = await db.prepare('SELECT 1 FROM product_tags LIMIT 1').first();
      const { results } = await db
        .prepare(
          `SELECT e.key AS at, p.sku, pr.discounted_until AS until
           FROM json_each(?1) e CROSS JOIN product_tags g ON g.tag = e.value ->> 'tag'
           CROSS JOIN products p ON p.id = g.product_id
           CROSS JOIN prices pr ON pr.store = e.value ->> 'store' AND pr.product_id = p.id
             AND pr.sellable = 1 AND pr.discounted_from < e.value ->> 'endDate'
             AND (pr.discounted_until IS NULL OR pr.discounted_until > e.value ->> 'startDate')`,
        )
        .bind(JSON.stringify(entries))
        .all<{ at: number; sku: string; until: string | null }>();
      return tagged ? entries.map((_, at) => results.filter((row) => row.at === at)) : undefined;
    },
    deals: () => storedDeals(db),
    brandsAmong: async (brands) => {
      const { results } = await db
        .prepare(
          'SELECT DISTINCT brand FROM products WHERE brand IN (SELECT value FROM json_each(?1))',
        )
        .bind(JSON.stringify(brands))
        .all<{ brand: string }>();
      return new Set(results.map(({ brand }) => brand));
    },
    writeDeals: (documents) => writeDeals(db, documents, new Date()),
    stockOf: async (skus) => {
      const { results } = await db
        .prepare(
          `SELECT sku, available_quantity AS pieces FROM inventory
           WHERE sku IN (SELECT value FROM json_each(?1))`,
        )
        .bind(JSON.stringify(skus))
        .all<{ sku: string; pieces: number }>();
      return new Map(results.map(({ sku, pieces }) => [sku, pieces]));
    },
  };
}

/** Reads, but writes nothing; foreign SKUs get temporary numbers. */
export function dryTarget(db: D1Database, now: Date, mediaHosts: readonly string[]): Target {
  return {
    ...embeddedTarget(db, now, mediaHosts),
    skusFor: temporarySkus(db),
    writeCategories: async () => [],
    writeProducts: async () => [],
    writeDeals: async () => undefined,
    writeStores: async () => undefined,
  };
}
