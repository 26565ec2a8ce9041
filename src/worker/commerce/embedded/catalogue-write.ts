/**
 * Writes catalogue documents: upserts by key and SKU, each call all or nothing. Everything derived (search text, the
 * lowest price of 30 days) is found here, when a document is written, and never again when it is read.
 */

import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/country/countries.ts';
import { catalogueTag, listingsTag } from '#domain/routing/kept-page.ts';
import {
  historyRows,
  priceColumns,
  priceRows,
  productColumns,
  productRow,
  type Row,
  textColumns,
  textRows,
} from './catalogue-rows.ts';
import { markChanged } from './page-changes.ts';

/** `INSERT … SELECT … FROM json_each`: one statement a table, whatever the number of rows. */
function upsert(
  db: D1Database,
  table: string,
  columns: string[],
  key: string,
  rows: Row[],
  onConflict?: 'keep',
): D1PreparedStatement {
  const picks = columns.map((column) => `value ->> '${column}'`).join(', ');
  const sets = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return db
    .prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${picks} FROM json_each(?1) WHERE true
       ON CONFLICT (${key}) DO ${onConflict === 'keep' ? 'NOTHING' : `UPDATE SET ${sets}`}`,
    )
    .bind(JSON.stringify(rows));
}

export async function writeCategories(
  db: D1Database,
  documents: readonly CategoryDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await db.batch([
    upsert(
      db,
      'categories',
      ['key', 'id', 'parent_key', 'order_hint', 'image', 'tree', 'hide_chevron'],
      'key',
      documents.map(({ key, id, parent, orderHint, image, tree, hideChevron }) => ({
        key,
        id,
        parent_key: parent ?? null,
        order_hint: orderHint,
        image: image ? JSON.stringify(image) : null,
        tree: tree ?? 'all',
        hide_chevron: hideChevron ? 1 : 0,
      })),
    ),
    upsert(
      db,
      'category_texts',
      ['language', 'category_key', 'name', 'short_name', 'slug', 'description'],
      'language, category_key',
      documents.flatMap(({ key, texts }) =>
        Object.entries(texts).map(([language, { shortName, ...text }]) => ({
          language,
          category_key: key,
          short_name: shortName ?? null,
          ...text,
        })),
      ),
    ),
    markChanged(db, [catalogueTag], now),
  ]);
}

/** Stock is written only for SKUs the database does not know: orders have changed the rest. */
export async function writeProducts(
  db: D1Database,
  documents: readonly ProductDocument[],
  categoryNames: (key: string, language: Language) => string,
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  const ids = JSON.stringify(documents.map(({ id }) => id));
  const clear = (table: string) =>
    db
      .prepare(`DELETE FROM ${table} WHERE product_id IN (SELECT value FROM json_each(?1))`)
      .bind(ids);
  await db.batch([
    upsert(db, 'products', productColumns, 'id', documents.map(productRow)),
    upsert(
      db,
      'product_texts',
      textColumns,
      'language, product_id',
      documents.flatMap((document) => textRows(document, categoryNames)),
    ),
    clear('product_categories'),
    upsert(
      db,
      'product_categories',
      ['category_key', 'product_id'],
      'category_key, product_id',
      documents.flatMap(({ id, categories }) =>
        categories.map((category_key) => ({ category_key, product_id: id })),
      ),
      'keep',
    ),
    clear('product_tags'),
    upsert(
      db,
      'product_tags',
      ['tag', 'product_id'],
      'tag, product_id',
      documents.flatMap(({ id, tags }) => tags.map((tag) => ({ tag, product_id: id }))),
      'keep',
    ),
    upsert(
      db,
      'prices',
      priceColumns,
      'store, product_id',
      documents.flatMap((document) => priceRows(document, now)),
    ),
    upsert(
      db,
      'price_history',
      ['store', 'sku', 'valid_from', 'currency', 'cent_amount'],
      'store, sku, valid_from',
      documents.flatMap((document) => historyRows(document, now)),
      'keep',
    ),
    upsert(
      db,
      'inventory',
      ['sku', 'available_quantity'],
      'sku',
      documents.map(({ sku, availableQuantity }) => ({
        sku,
        available_quantity: availableQuantity,
      })),
      'keep',
    ),
    markChanged(db, [listingsTag, ...documents.map(({ sku }) => sku)], now),
  ]);
}
