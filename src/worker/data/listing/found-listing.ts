/**
 * Search results as a listing, items and facets in one statement: the results are far apart in the tables, so the shelf
 * and the price of each are read only once.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import {
  allFiltersExcept,
  brandColumns,
  type FacetRow,
  facetColumns,
  listedProducts,
  offeredTags,
  statedValues,
} from './facets.ts';
import { listingKeyOfTag } from './listing-index.ts';
import {
  categoriesBelow,
  inOrder,
  type ListingRequest,
  type Order,
  orderOf,
  scopeOf,
} from './scope.ts';
import { type SummaryRow, summaryColumns, summaryJoins } from './summaries.ts';

/** The first row contains the facets; it has no item if nothing is left to show. */
export type FoundRow = FacetRow & (SummaryRow | { id: null });

export function foundListing(query: ListingRequest, caller: Caller): SQL {
  const order = orderOf(query, caller);
  const items = itemsAmong(query, order, caller);
  const facets = facetsOf(query, caller);
  const shown =
    facets.length > 0
      ? sql`(SELECT ${sql.join(facets, sql`, `)}) counts FULL JOIN (${items}) item ON item.place = 1`
      : sql`(${items}) item`;
  return sql`WITH asked AS MATERIALIZED (${requestedItems(query, order, caller)}), ${statedValues(scopeOf(query, caller))}
    SELECT * FROM ${shown} ORDER BY item.place`;
}

function facetsOf(query: ListingRequest, caller: Caller): SQL[] {
  const counted = {
    all: () => [...facetColumns(query, caller, foundTags), countAmong(query)],
    brands: brandColumns,
    none: () => [],
  };
  return counted[query.counted]();
}

function requestedItems(query: ListingRequest, { join, keys }: Order, caller: Caller): SQL {
  const { shelves, priced, ...scope } = scopeOf(query, caller);
  const more = [
    ...keys.map(({ by }, at) => sql`${by} AS ${key(at)}`),
    ...(query.counted === 'all' ? [standsIn(query, caller)] : []),
  ];
  return listedProducts({ ...scope, shelves, priced: sql`${priced} ${join}` }, caller, { more });
}

const key = (at: number) => sql.identifier(`key_${at}`);

function itemsAmong({ page, pageSize }: ListingRequest, { keys }: Order, caller: Caller): SQL {
  const order = keys.map((each, at) => ({ ...each, by: sql`${key(at)}` }));
  return sql`SELECT ${summaryColumns(caller)}, row_number() OVER (ORDER BY chosen.place) AS place
    FROM (SELECT found.product_id, row_number() OVER () AS place FROM (
      SELECT product_id FROM asked WHERE ${allFiltersExcept()} ORDER BY ${inOrder(order, sql`product_id`)}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) found) chosen
    ${summaryJoins(sql`chosen.product_id`, caller)}`;
}

/** The counted shelves of a product (subcategories and tags), read next to the shelf it was found on. */
const standsIn = (query: ListingRequest, caller: Caller) => sql`(
  SELECT json_group_array(c.category_key) FROM shelves c
  WHERE c.product_id = s.product_id AND +c.category_key IN (
    SELECT k.key FROM categories k WHERE ${categoriesBelow(query)}
    UNION ALL SELECT value FROM json_each(${JSON.stringify(offeredTags(caller).map(listingKeyOfTag))})))
  AS stands_in`;

/** One row per product and tag. */
const foundTags = sql`(SELECT substr(e.value, 2) AS tag
  FROM asked CROSS JOIN json_each(asked.stands_in) e
  WHERE ${allFiltersExcept('tags')} AND e.value < char(32))`;

/** Counts the search results in the direct subcategories. */
const countAmong = (query: ListingRequest) => sql`(
  SELECT json_group_array(json_object('key', key, 'count', count)) FROM (
    SELECT k.key, f.count FROM (SELECT e.value AS key, count(*) AS count
      FROM asked CROSS JOIN json_each(asked.stands_in) e WHERE ${allFiltersExcept()} GROUP BY 1) f
    CROSS JOIN categories k ON ${categoriesBelow(query)} AND k.key = f.key ORDER BY k.order_hint))
  AS categories`;
