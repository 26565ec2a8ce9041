/**
 * Search results as a listing, items and facets in one statement: the results are far apart in the tables, so the shelf
 * and the price of each are read only once, and not at all if their order and counts are cached.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import { fixed } from '../../d1/statements.ts';
import { selectCached, selectVersionAndLimits } from './cached-counts.ts';
import type { CountedListing } from './counts.ts';
import {
  allFiltersExcept,
  countsAsJson,
  facetsOf,
  listedProducts,
  offeredTags,
  statedValues,
  suggestedFacets,
} from './facets.ts';
import { listingKeyOfTag } from './listing-index.ts';
import {
  categoriesBelow,
  inOrder,
  type ListingRequest,
  type Order,
  orderOf,
  type Scope,
  scopeOf,
} from './scope.ts';
import { type SummaryRow, summaryColumns, summaryJoins } from './summaries.ts';

/** What is cached of a search: its counts, and the products in the requested order. */
export type FoundDocument = { counts: CountedListing; order: string[] };

/** The first row also has counts, of JSON; it has no item if nothing is left to show. */
export type FoundRow = Partial<Counts> & (SummaryRow | { id: null });
/**
 * `counts`: a FacetCounts. If all facets are counted: `cached`, a CountedListing if there is one, else `products`, their
 * ids in order, and `at`, a VersionAndLimits.
 */
type Counts = Record<'counts' | 'products' | 'at', string> & { cached: string | null };

/** `question`: the name of cached counts, if they may be cached. */
export function foundListing(query: ListingRequest, caller: Caller, question?: string): SQL {
  const order = orderOf(query, caller);
  const scope = scopeOf(query, caller);
  const items = itemsAmong(query, caller);
  const counts = countsOf(query, caller);
  const shown = counts
    ? sql`(SELECT ${counts}) counts FULL JOIN (${items}) item ON item.place = 1`
    : sql`(${items}) item`;
  return sql`WITH cached AS MATERIALIZED (${selectCached(question, caller)}),
    asked AS MATERIALIZED (${requestedItems(query, scope, order, caller)}),
    ranked AS MATERIALIZED (SELECT product_id FROM ${askedAndLeft}
      ORDER BY ${inOrder(
        order.keys.map((each, at) => ({ ...each, by: sql`${key(at)}` })),
        sql`product_id`,
      )}), ${statedValues(scope)}
    SELECT * FROM ${shown} ORDER BY item.place`;
}

function countsOf(query: ListingRequest, caller: Caller): SQL | undefined {
  switch (query.counted) {
    case 'all': {
      const facets = { ...facetsOf(query, caller, foundTags), categories: countAmong(query) };
      return sql`${countsAsJson(facets)} AS counts, ${cachedCounts}, ${selectVersionAndLimits(caller)} AS at`;
    }
    case 'suggested': {
      const facets = { ...suggestedFacets, categories: categoriesOfItems(query) };
      return sql`${countsAsJson(facets)} AS counts`;
    }
    case 'none':
      return undefined;
  }
}

const cachedCounts = fixed(sql`(SELECT document -> '$.counts' FROM cached) AS cached,
  (SELECT json_group_array(product_id) FROM ranked) AS products`);

const unlessCached = fixed(sql`(SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM cached)) CROSS JOIN`);

function requestedItems(
  query: ListingRequest,
  { priced, ...scope }: Scope,
  { join, keys }: Order,
  caller: Caller,
): SQL {
  const more = [
    ...keys.map(({ by }, at) => sql`${by} AS ${key(at)}`),
    ...(query.counted === 'all' ? [standsIn(query, caller)] : []),
  ];
  return listedProducts({ ...scope, priced: sql`${priced} ${join}` }, caller, {
    first: unlessCached,
    more,
  });
}

const key = (at: number) => sql.identifier(`key_${at}`);

/** The products that all filters leave. */
const askedAndLeft = fixed(sql`asked WHERE ${allFiltersExcept()}`);

/** One of both is empty. */
const inCachedOrNewOrder = fixed(sql`(SELECT e.value AS product_id
    FROM cached CROSS JOIN json_each(cached.document, '$.order') e
  UNION ALL SELECT product_id FROM ranked)`);

const itemsAmong = ({ page, pageSize }: ListingRequest, caller: Caller): SQL =>
  sql`SELECT ${summaryColumns(caller)}, row_number() OVER (ORDER BY chosen.place) AS place
    FROM (SELECT product_id, row_number() OVER () AS place FROM (
      SELECT product_id FROM ${inCachedOrNewOrder}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})) chosen
    ${summaryJoins(sql`chosen.product_id`, caller)}`;

/** The counted shelves of a product (subcategories and tags), read next to the shelf it was found on. */
const standsIn = (query: ListingRequest, caller: Caller) => sql`(
  SELECT json_group_array(c.category_key) FROM shelves c
  WHERE c.product_id = s.product_id AND +c.category_key IN (
    SELECT k.key FROM categories k WHERE ${categoriesBelow(query)}
    UNION ALL SELECT value FROM json_each(${JSON.stringify(offeredTags(caller).map(listingKeyOfTag))})))
  AS stands_in`;

/** One row per product and tag. */
const foundTags = fixed(sql`(SELECT substr(e.value, 2) AS tag
  FROM asked CROSS JOIN json_each(asked.stands_in) e
  WHERE ${allFiltersExcept('tags')} AND e.value < char(32))`);

/** One row per shelf. */
const foundShelves = fixed(sql`(SELECT e.value AS key, count(*) AS count
  FROM asked CROSS JOIN json_each(asked.stands_in) e WHERE ${allFiltersExcept()} GROUP BY 1) f`);

/** Below the departments, those with the most of the page's items first. */
const categoriesOfItems = ({ pageSize }: ListingRequest) => sql`(
  SELECT json_group_array(json_object('key', key, 'count', count)) FROM (
    SELECT k.key, count(*) AS count FROM (SELECT product_id FROM ranked LIMIT ${pageSize}) r
    CROSS JOIN shelves c ON c.product_id = r.product_id
    CROSS JOIN categories k ON k.key = c.category_key
      AND k.tree = 'all' AND k.parent_key IS NOT NULL
    GROUP BY 1 ORDER BY 2 DESC, 1))`;

/** Counts the search results in the direct subcategories. */
const countAmong = (query: ListingRequest) => sql`(
  SELECT json_group_array(json_object('key', key, 'count', count)) FROM (
    SELECT k.key, f.count FROM ${foundShelves}
    CROSS JOIN categories k ON ${categoriesBelow(query)} AND k.key = f.key ORDER BY k.order_hint))`;
