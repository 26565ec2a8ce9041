/**
 * Writes catalogue documents: upserts by key and id, each part in one transaction. Derived data (shelves, filter
 * attributes, the lowest price of 30 days, where a product is held back) is computed here, when a document is written,
 * not when it is read. The search index follows by events.
 */
import { usedTag } from '#domain/catalogue/badges.ts';
import { brandKey } from '#domain/catalogue/brand-key.ts';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { HeldBack } from '#domain/catalogue/eligibility.ts';
import { labelsFor } from '#domain/catalogue/energy/label-rules.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import { catalogueTag, listingsTag } from '#domain/routing/cached-page.ts';
import { inserts, type Row } from '../../d1/bulk-insert.ts';
import { chunk } from '../../d1/chunk.ts';
import { preparedText } from '../../d1/statements.ts';
import { fillListingIndex } from '../listing/listing-index.ts';
import { markChanged } from '../pages/page-changes.ts';
import { knownPrices } from '../prices/known-prices.ts';
import {
  heldBackColumns,
  historyColumns,
  type PricedRows,
  priceColumns,
  priceRows,
} from '../prices/price-rows.ts';
import { stockStatements } from '../stock/write-stock.ts';
import { attributeStatements, labelStatements } from './attribute-rows.ts';
import { relabelledSkus, renamedSkus } from './category-changes.ts';
import { type CategoryFacts, factsWithDocuments, loadCategoryFacts } from './category-facts.ts';
import { productsChanged } from './product-changes.ts';
import { recountRatings, topRatedTag } from './product-ratings.ts';
import {
  documentColumns,
  pageColumns,
  pageRows,
  productColumns,
  productRow,
  textColumns,
  textRows,
} from './product-rows.ts';
import { readProductsBySku } from './read-documents.ts';
import { categoryStatements } from './write-categories.ts';

type CatalogueWriter = {
  /**
   * Parents may come after their children in the same call. Products whose categories now require other labels are
   * written again: returns which of them are held back, and where.
   */
  writeCategories(documents: readonly CategoryDocument[]): Promise<HeldBack[]>;
  /**
   * Returns which products are held back, and where. Stock is written for new SKUs and for those in `stock`; changed
   * stock is published as `stock-changed`.
   */
  writeProducts(
    documents: readonly ProductDocument[],
    options?: { stock?: ReadonlySet<string> },
  ): Promise<HeldBack[]>;
};

type WriterSettings = {
  /** Hosts that pages may load images and videos from, besides the shop's own (MEDIA_HOSTS). */
  mediaHosts?: readonly string[];
};

/** Products per transaction. A document has texts in 21 languages and 25 prices. */
const productsAtOnce = 100;

export function catalogueWriter(
  db: D1Database,
  now: Date,
  { mediaHosts = [] }: WriterSettings = {},
): CatalogueWriter {
  let categories: Promise<CategoryFacts> | undefined;
  return {
    async writeCategories(documents) {
      if (documents.length === 0) return [];
      const before = await loadCategoryFacts(db);
      const after = factsWithDocuments(before, documents);
      const relabelled = await relabelledSkus(db, before, after);
      const renamed = await renamedSkus(db, before, after);
      const heldBack: HeldBack[] = [];
      // Products first: after an interruption the categories still differ, and all of it is done again.
      for (const skus of chunk(relabelled, productsAtOnce)) {
        const part = { facts: after, mediaHosts, stock: new Set<string>(), now };
        heldBack.push(...(await writePart(db, await readProductsBySku(db, skus), part)));
      }
      await db.batch([
        ...(await categoryStatements(db, documents)),
        markChanged(db, [catalogueTag, listingsTag], new Date()),
        ...productsChanged(db, renamed, new Date()),
      ]);
      categories = undefined;
      return heldBack;
    },
    async writeProducts(documents, { stock = new Set<string>() } = {}) {
      categories ??= loadCategoryFacts(db);
      const facts = await categories;
      const heldBack: HeldBack[] = [];
      for (const part of chunk(documents, productsAtOnce)) {
        heldBack.push(...(await writePart(db, part, { facts, mediaHosts, stock, now })));
      }
      return heldBack;
    },
  };
}

async function writePart(
  db: D1Database,
  documents: readonly ProductDocument[],
  {
    facts,
    mediaHosts,
    stock,
    now,
  }: {
    facts: CategoryFacts;
    mediaHosts: readonly string[];
    stock: ReadonlySet<string>;
    now: Date;
  },
): Promise<HeldBack[]> {
  const known = await knownPrices(db, documents);
  const priced = documents.map((document) => {
    const labels = labelsFor(document.categories, facts.rules);
    return priceRows(document, known, { labels, mediaHosts }, now);
  });
  const ids = JSON.stringify(documents.map(({ id }) => id));
  const skus = documents.map(({ sku }) => sku);
  const rowsOf = (each: (document: ProductDocument) => Row[]) => documents.flatMap(each);
  const owned = (table: string, columns: readonly string[], rows: readonly Row[]) =>
    inserts(db, { table, columns }, rows);
  await db.batch([
    ...inserts(
      db,
      {
        table: 'products',
        columns: productColumns,
        onConflict: { key: 'id', do: 'update', only: documentColumns },
      },
      documents.map(productRow),
    ),
    ...stockStatements(db, documents, stock, now),
    ...clear(db, ids, JSON.stringify(skus)),
    ...owned('product_texts', textColumns, rowsOf(textRows)),
    ...owned('product_pages', pageColumns, rowsOf(pageRows)),
    ...attributeStatements(db, documents),
    ...labelStatements(db, documents),
    ...inserts(
      db,
      { table: 'brands', columns: ['key', 'name'], onConflict: { key: 'key, name', do: 'keep' } },
      documents.map(({ brand }) => [brandKey(brand), brand]),
    ),
    ...owned('product_categories', ['category_key', 'product_id'], rowsOf(membershipRows)),
    ...owned('product_tags', ['tag', 'product_id'], rowsOf(tagRows)),
    ...writePrices(db, priced),
    ...recountRatings(db, skus),
    fillListingIndex(db, ids),
    markChanged(db, [listingsTag, ...skus], new Date()),
    ...productsChanged(db, skus, new Date()),
  ]);
  return priced.flatMap(({ heldBack }) => heldBack);
}

function writePrices(db: D1Database, priced: readonly PricedRows[]): D1PreparedStatement[] {
  return [
    ...inserts(
      db,
      { table: 'prices', columns: priceColumns },
      priced.flatMap(({ prices }) => prices),
    ),
    ...inserts(
      db,
      {
        table: 'price_history',
        columns: historyColumns,
        onConflict: { key: 'store, sku, valid_from', do: 'keep' },
      },
      priced.flatMap(({ history }) => history),
    ),
    ...inserts(
      db,
      { table: 'held_back', columns: heldBackColumns },
      priced.flatMap(({ heldBack }) =>
        heldBack.map(({ sku, store, reason }) => [sku, store, reason]),
      ),
    ),
  ];
}

const membershipRows = ({ id, categories }: ProductDocument): Row[] =>
  [...new Set(categories)].map((key) => [key, id]);
/** B-ware always gets its tag; reviews give `topRated`. */
const tagRows = ({ id, tags, isBware }: ProductDocument): Row[] =>
  [...new Set(isBware ? [...tags, usedTag] : tags)]
    .filter((tag) => tag !== topRatedTag)
    .map((tag) => [tag, id]);

/** Deletes the rows of the documents, so that no outdated ones remain. Price history and stock stay. */
function clear(db: D1Database, ids: string, skus: string): D1PreparedStatement[] {
  const these = '(SELECT value FROM json_each(?1))';
  const sql = [
    ...['product_texts', 'product_pages'].map(
      (table) =>
        `DELETE FROM ${table} WHERE language IN (${quoted(languages)}) AND product_id IN ${these}`,
    ),
    `DELETE FROM prices WHERE store IN (${quoted(countryCodes)}) AND product_id IN ${these}`,
    ...['product_attributes', 'product_categories', 'product_tags', 'shelves'].map(
      (table) => `DELETE FROM ${table} WHERE product_id IN ${these}`,
    ),
  ].map((statement) => preparedText(db, statement, [ids]));
  return [...sql, preparedText(db, `DELETE FROM held_back WHERE sku IN ${these}`, [skus])];
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
