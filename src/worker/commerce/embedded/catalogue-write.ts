/**
 * Writes catalogue documents: upserts by key and SKU, each call all or nothing. Everything derived (search text, the
 * lowest price of 30 days) is found here, when a document is written, and never again when it is read.
 */

import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import { fold } from '#domain/catalogue/fold.ts';
import { lowestPriorPrice } from '#domain/catalogue/lowest-price.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { currencyOf } from '#domain/money/currencies.ts';

type Row = Record<string, unknown>;

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
): Promise<void> {
  if (documents.length === 0) return;
  await db.batch([
    upsert(
      db,
      'categories',
      ['key', 'id', 'parent_key', 'order_hint', 'image'],
      'key',
      documents.map(({ key, id, parent, orderHint, image }) => ({
        key,
        id,
        parent_key: parent ?? null,
        order_hint: orderHint,
        image: image ? JSON.stringify(image) : null,
      })),
    ),
    upsert(
      db,
      'category_texts',
      ['language', 'category_key', 'name', 'slug', 'description'],
      'language, category_key',
      documents.flatMap(({ key, texts }) =>
        Object.entries(texts).map(([language, text]) => ({ language, category_key: key, ...text })),
      ),
    ),
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
  ]);
}

const productColumns = [
  'id',
  'sku',
  'number',
  'product_type',
  'family',
  'brand',
  'model',
  'ean',
  'created_at',
  'published',
  'is_bware',
  'is_package_type_freight',
  'images',
  'tags',
  'rating_average',
  'rating_count',
  'rating_distribution',
  'volume_discount_group',
  'attributes',
  'related_accessories',
];

function productRow(document: ProductDocument): Row {
  const { rating } = document;
  return {
    id: document.id,
    sku: document.sku,
    number: document.sku.slice(2),
    product_type: document.productType,
    family: document.family,
    brand: document.brand,
    model: document.model,
    ean: document.ean,
    created_at: document.createdAt,
    published: 1,
    is_bware: document.isBware ? 1 : 0,
    is_package_type_freight: document.isPackageTypeFreight ? 1 : 0,
    images: JSON.stringify(document.images),
    tags: JSON.stringify(document.tags),
    rating_average: rating.average,
    rating_count: rating.count,
    rating_distribution: JSON.stringify(rating.distribution),
    volume_discount_group: document.volumeDiscountGroup ?? null,
    attributes: JSON.stringify(document.attributes),
    related_accessories: JSON.stringify(document.relatedAccessories),
  };
}

const textColumns = [
  'language',
  'product_id',
  'name',
  'slug',
  'description',
  'highlights',
  'attributes_raw',
  'package_contents',
  'faq',
  'search_text',
];

function textRows(
  document: ProductDocument,
  categoryNames: (key: string, language: Language) => string,
): Row[] {
  const { id, sku, brand, model, ean, categories } = document;
  return Object.entries(document.texts).map(([code, text]) => {
    const language = code as Language;
    const names = categories.map((key) => categoryNames(key, language));
    return {
      language,
      product_id: id,
      name: text.name,
      slug: text.slug,
      description: text.description,
      highlights: JSON.stringify(text.highlights),
      attributes_raw: JSON.stringify(text.attributesRaw),
      package_contents: JSON.stringify(text.packageContents),
      faq: JSON.stringify(text.faq),
      search_text: fold([text.name, brand, model, sku, sku.slice(2), ean, ...names].join(' ')),
    };
  });
}

const priceColumns = [
  'store',
  'product_id',
  'currency',
  'cent_amount',
  'discounted_cent_amount',
  'discounted_from',
  'discounted_until',
  'lowest_cent_amount',
  'sellable',
];

function priceRows(document: ProductDocument, now: Date): Row[] {
  return Object.entries(document.prices).map(([store, { centAmount, discounted, history }]) => ({
    store,
    product_id: document.id,
    currency: currencyOf(store as CountryCode, now),
    cent_amount: centAmount,
    discounted_cent_amount: discounted?.centAmount ?? null,
    discounted_from: discounted?.validFrom ?? null,
    discounted_until: discounted?.validUntil ?? null,
    lowest_cent_amount: discounted
      ? (lowestPriorPrice(history, new Date(discounted.validFrom)) ?? null)
      : null,
    sellable: document.notSellableIn.some((key) => key === store) ? 0 : 1,
  }));
}

function historyRows(document: ProductDocument, now: Date): Row[] {
  return Object.entries(document.prices).flatMap(([store, { history }]) =>
    history.map(({ centAmount, validFrom }) => ({
      store,
      sku: document.sku,
      valid_from: validFrom,
      currency: currencyOf(store as CountryCode, now),
      cent_amount: centAmount,
    })),
  );
}
