/**
 * Evaluates the eligibility of stored products again, after one of their categories, an ancestor of it, or the media
 * hosts setting has changed. Only changed results are written.
 */

import { sql } from 'drizzle-orm';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { type EligibilityInput, type HeldBack, heldBackIn } from '#domain/catalogue/eligibility.ts';
import { labelsFor } from '#domain/catalogue/energy/label-rules.ts';
import { type CountryCode, countryCodes, languages } from '#domain/country/countries.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { prepared, preparedText } from '../../d1/statements.ts';
import { heldBackColumns } from '../prices/price-rows.ts';
import type { CategoryFacts } from './category-facts.ts';
import type { ProductDetails } from './product-schema.ts';

/** Products per query. */
const productsPerBatch = 500;

type Row = {
  id: string;
  sku: string;
  product_type: ProductDocument['productType'];
  images: string;
  energy_label: string | null;
  details: string;
  categories: string;
  warnings: string;
  sellable: string;
  reasons: string;
};

export type Reopened = { statements: D1PreparedStatement[]; skus: string[]; heldBack: HeldBack[] };

/** Selects products in the categories ?3 or below them, or all products without keys; by id, starting after ?4. */
const chosen = {
  below: `WITH RECURSIVE below(key) AS (
      SELECT value FROM json_each(?3)
      UNION SELECT c.key FROM below JOIN categories c ON c.parent_key = below.key)
    SELECT DISTINCT pc.product_id AS id FROM below b
      JOIN product_categories pc ON pc.category_key = b.key WHERE pc.product_id > ?4
    ORDER BY 1 LIMIT ${productsPerBatch}`,
  all: `SELECT id FROM products WHERE id > ?4 AND ?3 IS NULL ORDER BY id LIMIT ${productsPerBatch}`,
};

/** Rows from before migration 0003 have no details: they are skipped until they are imported again. */
const select = (
  which: string,
) => `SELECT p.id, p.sku, p.product_type, p.images, p.energy_label, p.details,
    (SELECT json_group_array(category_key) FROM product_categories WHERE product_id = p.id) AS categories,
    (SELECT json_group_object(g.language, json(g.document -> '$.warnings')) FROM json_each(?1) l
      CROSS JOIN product_pages g ON g.language = l.value AND g.product_id = p.id) AS warnings,
    (SELECT json_group_object(pr.store, pr.sellable) FROM json_each(?2) s
      CROSS JOIN prices pr ON pr.store = s.value AND pr.product_id = p.id) AS sellable,
    (SELECT json_group_array(store || ' ' || reason) FROM held_back WHERE sku = p.sku) AS reasons
  FROM (${which}) c CROSS JOIN products p ON p.id = c.id ORDER BY p.id`;

/** Yields parts; the statements of a part must run in one transaction. */
export async function* reopenedMarkets(
  db: D1Database,
  facts: CategoryFacts,
  mediaHosts: readonly string[],
  keys?: readonly string[],
): AsyncGenerator<Reopened> {
  const statement = preparedText(db, select(keys ? chosen.below : chosen.all));
  for (let after = ''; ; ) {
    const { results } = await statement
      .bind(
        JSON.stringify(languages),
        JSON.stringify(countryCodes),
        keys ? JSON.stringify(keys) : null,
        after,
      )
      .all<Row>();
    yield reopened(db, results, facts, mediaHosts);
    const last = results.at(-1);
    if (!last || results.length < productsPerBatch) return;
    after = last.id;
  }
}

function reopened(
  db: D1Database,
  rows: readonly Row[],
  { rules }: CategoryFacts,
  mediaHosts: readonly string[],
): Reopened {
  const changed = rows.flatMap((row) => {
    const details = JSON.parse(row.details) as Partial<ProductDetails>;
    const labels = labelsFor(JSON.parse(row.categories) as string[], rules);
    const product = gated(row, details);
    const before = JSON.parse(row.sellable) as Record<CountryCode, number>;
    const markets = Object.entries(before).map(([key, sellable]) => {
      const store = key as CountryCode;
      const reasons = heldBackIn(store, product, { labels, mediaHosts });
      const closed = details.notSellableIn?.includes(store) || reasons.length > 0;
      return { store, sellable, now: closed ? 0 : 1, reasons };
    });
    const reasonsNow = markets.flatMap(({ store, reasons }) =>
      reasons.map((each) => `${store} ${each}`),
    );
    const known = (JSON.parse(row.reasons) as string[]).toSorted();
    const same =
      markets.every(({ sellable, now }) => sellable === now) &&
      reasonsNow.toSorted().join() === known.join();
    return same || row.details === '{}' ? [] : [{ id: row.id, sku: row.sku, markets }];
  });
  const skus = changed.map(({ sku }) => sku);
  const heldBack = changed.flatMap(({ sku, markets }) =>
    markets.flatMap(({ store, reasons }) => reasons.map((reason) => ({ sku, store, reason }))),
  );
  const sellable = changed.flatMap(({ id, markets }) =>
    markets.map(({ store, now }) => [store, id, now]),
  );
  if (skus.length === 0) return { statements: [], skus, heldBack };
  const statements = [
    prepared(
      db,
      sql`DELETE FROM held_back WHERE sku IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`,
    ),
    ...inserts(
      db,
      { table: 'held_back', columns: heldBackColumns },
      heldBack.map(({ sku, store, reason }) => [sku, store, reason]),
    ),
    prepared(
      db,
      sql`UPDATE prices SET sellable = v.value ->> 2 FROM json_each(${JSON.stringify(sellable)}) v
         WHERE prices.store = v.value ->> 0 AND prices.product_id = v.value ->> 1`,
    ),
  ];
  return { statements, skus, heldBack };
}

function gated(row: Row, details: Partial<ProductDetails>): EligibilityInput {
  const warnings = JSON.parse(row.warnings) as Record<string, string[] | null>;
  const texts = Object.entries(warnings).map(([language, said]) => [
    language,
    said ? { warnings: said } : {},
  ]);
  return {
    ...details,
    productType: row.product_type,
    images: JSON.parse(row.images) as EligibilityInput['images'],
    energyLabel: row.energy_label
      ? (JSON.parse(row.energy_label) as EligibilityInput['energyLabel'])
      : undefined,
    texts: Object.fromEntries(texts) as EligibilityInput['texts'],
  };
}
