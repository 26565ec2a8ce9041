/** Reads documents as they were written, in the canonical order of their fields, as an export writes them. */
import { sql } from 'drizzle-orm';
import {
  type CategoryDocument,
  categoryDocument,
  type ProductDocument,
  productDocument,
} from '#domain/catalogue/document.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import type { Row } from '../../d1/bulk-insert.ts';
import { prepared } from '../../d1/statements.ts';
import { topRatedTag } from './product-ratings.ts';
import type { ProductDetails } from './product-schema.ts';

type Table = Record<string, string | number | null>;

/** All categories, parents before children, then by order. */
export async function readCategories(db: D1Database): Promise<CategoryDocument[]> {
  const [categories, texts] = (await db.batch([
    prepared(
      db,
      sql`WITH RECURSIVE down(key, depth) AS (
        SELECT key, 0 FROM categories WHERE parent_key IS NULL
        UNION ALL SELECT c.key, depth + 1 FROM down JOIN categories c ON c.parent_key = down.key)
       SELECT k.* FROM categories k LEFT JOIN down USING (key)
       ORDER BY coalesce(down.depth, 1), k.tree, k.order_hint, k.key`,
    ),
    prepared(db, sql`SELECT * FROM category_texts`),
  ])) as [D1Result<Table>, D1Result<Table>];
  const textsOf = Map.groupBy(texts.results, (row) => row.category_key);
  return categories.results.map((row) =>
    categoryDocument.parse(
      withoutNulls({
        type: 'category',
        id: row.id,
        key: row.key,
        parent: row.parent_key,
        tree: row.tree === 'all' ? null : row.tree,
        hideChevron: row.hide_chevron ? true : null,
        orderHint: row.order_hint,
        image: parsed(row.image),
        relatedCategories: filled(parsed(row.related_categories)),
        energyRegulation: row.energy_regulation,
        texts: byLanguage(textsOf.get(row.key ?? '') ?? [], (text) =>
          withoutNulls({
            name: text.name,
            shortName: text.short_name,
            slug: text.slug,
            description: text.description,
            ...(parsed(text.more) as object),
          }),
        ),
      }),
    ),
  );
}

/** Up to `limit` products with SKUs after `after`, ordered by SKU, with their current stock. */
export async function readProducts(
  db: D1Database,
  { after = '', limit }: { after?: string; limit: number },
): Promise<ProductDocument[]> {
  const { results: products } = await prepared(
    db,
    sql`SELECT p.*, coalesce(i.available_quantity, 0) AS available_quantity
       FROM products p LEFT JOIN inventory i ON i.sku = p.sku
       WHERE p.sku > ${after} ORDER BY p.sku LIMIT ${limit}`,
  ).all<Table>();
  return withTextsAndPrices(db, products);
}

/** The stored products with these SKUs, in no particular order. */
export async function readProductsBySku(
  db: D1Database,
  skus: readonly string[],
): Promise<ProductDocument[]> {
  if (skus.length === 0) return [];
  const { results: products } = await prepared(
    db,
    sql`SELECT p.*, coalesce(i.available_quantity, 0) AS available_quantity
       FROM json_each(${JSON.stringify(skus)}) s CROSS JOIN products p ON p.sku = s.value
       LEFT JOIN inventory i ON i.sku = p.sku`,
  ).all<Table>();
  return withTextsAndPrices(db, products);
}

async function withTextsAndPrices(
  db: D1Database,
  products: readonly Table[],
): Promise<ProductDocument[]> {
  const ids = JSON.stringify(products.map(({ id }) => id));
  const skus = JSON.stringify(products.map(({ sku }) => sku));
  const each = (keys: readonly string[]) => JSON.stringify(keys);
  const [texts, prices, history] = (await db.batch([
    prepared(
      db,
      sql`SELECT t.*, g.document FROM json_each(${each(languages)}) l CROSS JOIN json_each(${ids}) p
         CROSS JOIN product_texts t ON t.language = l.value AND t.product_id = p.value
         CROSS JOIN product_pages g ON g.language = l.value AND g.product_id = p.value`,
    ),
    prepared(
      db,
      sql`SELECT pr.* FROM json_each(${each(countryCodes)}) s CROSS JOIN json_each(${ids}) p
         CROSS JOIN prices pr ON pr.store = s.value AND pr.product_id = p.value`,
    ),
    prepared(
      db,
      sql`SELECT h.* FROM json_each(${each(countryCodes)}) s CROSS JOIN json_each(${skus}) p
         CROSS JOIN price_history h ON h.store = s.value AND h.sku = p.value ORDER BY h.valid_from`,
    ),
  ])) as [D1Result<Table>, D1Result<Table>, D1Result<Table>];
  const old = products.find(({ details }) => details === '{}');
  if (old) {
    throw new Error(
      `${old.sku} was written before migration 0003: import its NDJSON document anew (docs/operations/products.md)`,
    );
  }
  const textsOf = Map.groupBy(texts.results, (row) => row.product_id);
  const pricesOf = Map.groupBy(prices.results, (row) => row.product_id);
  const historyOf = Map.groupBy(history.results, (row) => `${row.sku} ${row.store}`);
  return products.map((row) =>
    productDocument.parse(
      productOf(row, {
        texts: textsOf.get(row.id ?? '') ?? [],
        prices: pricesOf.get(row.id ?? '') ?? [],
        historyIn: (store) => historyOf.get(`${row.sku} ${store}`) ?? [],
      }),
    ),
  );
}

type Parts = { texts: Table[]; prices: Table[]; historyIn(store: unknown): Table[] };

/** The fields may be in any order: parsing puts them into the canonical one. */
function productOf(row: Table, { texts, prices, historyIn }: Parts): object {
  return withoutNulls({
    type: 'product',
    id: row.id,
    sku: row.sku,
    productType: row.product_type,
    published: row.published === 1,
    family: row.family,
    brand: row.brand,
    model: row.model,
    ean: row.ean || null,
    createdAt: row.created_at,
    isBware: row.is_bware === 1,
    isPackageTypeFreight: row.is_package_type_freight === 1,
    images: parsed(row.images),
    tags: (parsed(row.tags) as string[]).filter((tag) => tag !== topRatedTag),
    volumeDiscountGroup: row.volume_discount_group,
    attributes: parsed(row.attributes),
    netContent: parsed(row.net_content),
    energyLabel: parsed(row.energy_label),
    relatedAccessories: parsed(row.related_accessories),
    parentProductsForAccessory: filled(parsed(row.parent_products)),
    referencedResourceSet: filled(parsed(row.referenced_categories)),
    ...(parsed(row.details) as Partial<ProductDetails>),
    texts: byLanguage(texts, (text) => ({
      name: text.name,
      slug: text.slug,
      ...(parsed(text.document) as object),
    })),
    prices: Object.fromEntries(
      prices.map((price) => [price.store, priceOf(price, historyIn(price.store))]),
    ),
    availableQuantity: Math.max(0, Number(row.available_quantity)),
  });
}

function priceOf(row: Table, history: readonly Table[]): object {
  const discounted = withoutNulls({
    centAmount: row.discounted_cent_amount,
    validFrom: row.discounted_from,
    validUntil: row.discounted_until,
    progressiveFrom: row.progressive_from,
    discount: parsed(row.discount),
  });
  return withoutNulls({
    centAmount: row.cent_amount,
    discounted: row.discounted_cent_amount === null ? null : discounted,
    history: history.map(({ cent_amount: centAmount, valid_from: validFrom }) => ({
      centAmount,
      validFrom,
    })),
  });
}

function byLanguage(rows: readonly Table[], textOf: (row: Table) => object): object {
  return Object.fromEntries(rows.map((row) => [row.language, textOf(row)]));
}

function withoutNulls(fields: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function parsed(json: Row[number]): unknown {
  return typeof json === 'string' ? JSON.parse(json) : null;
}

/** Null for an empty list. */
function filled(list: unknown): unknown {
  return Array.isArray(list) && list.length > 0 ? list : null;
}
