/** Listings and the simple search: items, counts and facets of several questions in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/catalogue/fold.ts';
import type { ListingPage, ListingQuery, Sort } from '#domain/catalogue/listing-query.ts';
import type { Caller } from '#domain/operations.ts';
import { standsIn } from './categories.ts';
import { batch, type Database } from './database.ts';
import { languageOf } from './language.ts';
import { isReduced, priceAt } from './prices.ts';
import { type SummaryRow, sellableProducts, summaryColumns, summaryOf } from './summaries.ts';

type CountRow = {
  total: number;
  in_stock: number;
  on_sale: number;
  price_from: number | null;
  price_to: number | null;
};
type BrandRow = { name: string; count: number };

/** The answer of a listing that was not counted. */
const uncounted = { total: 0, facets: { brands: [], inStock: 0, onSale: 0 } };

export async function loadListings(
  db: Database,
  queries: readonly ListingQuery[],
  caller: Caller,
): Promise<ListingPage[]> {
  const statements = queries.map((query) => statementsOf(query, caller));
  const answers = await batch(db, statements.flat());
  return queries.map((_, index) => {
    const start = statements.slice(0, index).flat().length;
    const [items, counts, brands] = answers.slice(start, start + (statements[index]?.length ?? 0));
    return {
      items: (items as SummaryRow[]).map((row) => summaryOf(row, caller.locale)),
      ...(counts ? countedOf(counts as CountRow[], brands as BrandRow[]) : uncounted),
    };
  });
}

function countedOf([count]: CountRow[], brands: BrandRow[]): Omit<ListingPage, 'items'> {
  if (!count) throw new Error('a count without a row');
  const { price_from: from, price_to: to } = count;
  return {
    total: count.total,
    facets: {
      brands,
      inStock: count.in_stock,
      onSale: count.on_sale,
      ...(from !== null && to !== null && { priceRange: { from, to } }),
    },
  };
}

/**
 * Items, counts, brands. Each facet counts as if its own filter were off, so that a choice can be widened and taken
 * back.
 */
function statementsOf(query: ListingQuery, caller: Caller): SQL[] {
  const now = caller.now.toISOString();
  const source = sellableProducts(caller.store.key, languageOf(caller.locale));
  const scope = sql.join(scopeOf(query), sql` AND `);
  const filters = filtersOf(query, now);
  /** The filters that are on, but for those of one facet. */
  const filtered = (facet?: keyof Filters): SQL => {
    const on = Object.entries(filters).flatMap(([name, conditions]) =>
      name === facet ? [] : conditions,
    );
    return on.length > 0 ? sql.join(on, sql` AND `) : sql`true`;
  };
  const price = priceAt(now);
  const items = sql`SELECT ${summaryColumns(now)} FROM ${source} WHERE ${scope} AND ${filtered()}
      ORDER BY ${orderOf(query, now)}, p.sku
      LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`;
  if (!query.counted) return [items];
  return [
    items,
    sql`SELECT count(*) FILTER (WHERE ${filtered()}) AS total,
      count(*) FILTER (WHERE ${filtered('inStock')} AND i.available_quantity > 0) AS in_stock,
      count(*) FILTER (WHERE ${filtered('onSale')} AND ${isReduced(now)}) AS on_sale,
      min(${price}) FILTER (WHERE ${filtered('price')}) AS price_from,
      max(${price}) FILTER (WHERE ${filtered('price')}) AS price_to
      FROM ${source} WHERE ${scope}`,
    sql`SELECT p.brand AS name, count(*) AS count FROM ${source}
      WHERE ${scope} AND ${filtered('brands')} GROUP BY p.brand ORDER BY count(*) DESC, p.brand`,
  ];
}

/** What the page is about: its category, tag or search words. */
function scopeOf({ category, tag, query }: ListingQuery): SQL[] {
  const scope = [sql`p.published = 1`];
  if (category) scope.push(standsIn(category));
  if (tag) scope.push(sql`p.id IN (SELECT product_id FROM product_tags WHERE tag = ${tag})`);
  const words = fold(query ?? '')
    .split(' ')
    .filter(Boolean);
  // A query of punctuation alone asks for nothing that exists.
  if (query && words.length === 0) scope.push(sql`0`);
  for (const word of words.slice(0, 8)) {
    scope.push(sql`instr(t.search_text, ${word}) > 0`);
  }
  return scope;
}

type Filters = Record<'brands' | 'inStock' | 'onSale' | 'price', SQL[]>;

function filtersOf(query: ListingQuery, now: string): Filters {
  const { brands, inStock, onSale, priceFrom, priceTo } = query;
  const price = priceAt(now);
  return {
    brands:
      brands.length > 0
        ? [sql`p.brand IN (SELECT value FROM json_each(${JSON.stringify(brands)}))`]
        : [],
    inStock: inStock ? [sql`i.available_quantity > 0`] : [],
    onSale: onSale ? [isReduced(now)] : [],
    price: [
      ...(priceFrom !== undefined ? [sql`${price} >= ${priceFrom}`] : []),
      ...(priceTo !== undefined ? [sql`${price} <= ${priceTo}`] : []),
    ],
  };
}

function orderOf({ sort, query }: ListingQuery, now: string): SQL {
  const price = priceAt(now);
  const inName = fold(query ?? '').split(' ')[0] ?? '';
  const orders: Record<Sort, SQL> = {
    relevance: sql`${sql`(instr(t.search_text, ${inName}) BETWEEN 1 AND 40)`} DESC,
      (i.available_quantity > 0) DESC, p.is_bware, p.rating_count DESC`,
    'price-asc': sql`${price} ASC`,
    'price-desc': sql`${price} DESC`,
    'name-asc': sql`t.sort_name ASC`,
    'name-desc': sql`t.sort_name DESC`,
    newest: sql`p.created_at DESC`,
  };
  return orders[sort];
}
