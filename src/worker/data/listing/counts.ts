/**
 * Totals and facets of a listing. Frequent questions are counted once per version of the catalogue and cached; the
 * counting statements are sent in the same round trip as the cache lookup, and do nothing on a cache hit.
 * Source: checklist CAT-3.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Caller } from '#domain/operations.ts';
import type { Hit } from '#domain/search/search.ts';
import { eachOf } from '../../d1/statements.ts';
import { selectCached, selectVersionAndLimits } from './cached-counts.ts';
import {
  allFiltersExcept,
  countsAsJson,
  facetsOf,
  listedProducts,
  offeredTags,
  statedValues,
} from './facets.ts';
import { categoriesBelow, filtered, type ListingRequest, scopeOf } from './scope.ts';

export type CountedListing = Omit<ListingPage, 'items' | 'pageAvailability'>;

/** Questions with more choices are too rare to cache. */
const maxCachedChoices = 2;

/** A search with fewer results is counted faster than its count is cached. */
const fewestCached = 12;

/** The cache name of the answer; undefined for questions that are too rare to cache, or not counted. */
export async function questionOf(
  query: ListingRequest,
  caller: Caller,
): Promise<string | undefined> {
  const { category, tags, brands, rating, attributes, energyClasses, inStock, onSale } = query;
  const { hits, sort, counted } = query;
  if (query.priceFrom !== undefined || query.priceTo !== undefined) return undefined;
  if (hits && (counted !== 'all' || hits.length < fewestCached)) return undefined;
  const choices = [tags, brands, energyClasses, ...Object.values(attributes)].flat().length;
  if (choices > maxCachedChoices) return undefined;
  // The running campaigns are among the tags that are counted.
  const kind = [category, onSale, query.newArrivals, offeredTags(caller)];
  const asked = [kind, tags, brands, rating, attributes, energyClasses, inStock];
  // A search is named by what it found: other texts find the same, and the same text finds more after a change.
  return JSON.stringify(hits ? [...asked, sort, await digestOf(hits)] : asked);
}

async function digestOf(hits: readonly Hit[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(hits));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The statements of a counted listing; `readCounts` reads their rows in the same order. */
export function countStatements(
  query: ListingRequest,
  caller: Caller,
  question: string | undefined,
): SQL[] {
  const cached = selectCached(question, caller);
  const scope = scopeOf(query, caller);
  const uncached = sql`(SELECT 1 WHERE NOT EXISTS (${cached}))`;
  return [
    cached,
    sql`SELECT ${selectVersionAndLimits(caller)} AS at`,
    sql`WITH asked AS MATERIALIZED (
        ${listedProducts(scope, caller, { first: sql`${uncached} CROSS JOIN` })}), ${statedValues(scope)}
      SELECT ${countsAsJson(facetsOf(query, caller, taggedAmong(caller)))} AS counts`,
    countBelow(query, caller, uncached),
  ];
}

/** The unary plus makes SQLite read the few tags of a product instead of looking up each offered tag. */
const taggedAmong = (caller: Caller) => sql`asked
  CROSS JOIN product_tags g ON g.product_id = asked.product_id
  WHERE ${allFiltersExcept('tags')} AND +g.tag IN ${eachOf(offeredTags(caller))}`;

/** Counts the direct subcategories on their own shelves, whose products are all on the shelf above too. */
function countBelow(query: ListingRequest, caller: Caller, uncached: SQL): SQL {
  const { shelves, priced, filters } = scopeOf(query, caller);
  return sql`SELECT k.key, count(*) AS count FROM ${uncached}
    CROSS JOIN categories k ON ${categoriesBelow(query)} CROSS JOIN ${shelves} ${priced}
    WHERE s.category_key = k.key AND ${filtered(filters)}
    GROUP BY k.key ORDER BY k.order_hint`;
}
