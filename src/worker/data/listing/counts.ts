/**
 * Totals and facets of a listing. Questions that many ask are counted once for each version of the catalogue and kept;
 * the statements that count stand in the same round trip as the one that looks for what is kept, and find nothing to
 * do when it is there. Source: checklist CAT-3.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf } from '../../d1/statements.ts';
import { releaseDate, todayOf } from '../stock/stock.ts';
import { selectCached, selectVersion } from './cached-counts.ts';
import { but, facetColumns, listedProducts, offeredTags } from './facets.ts';
import { categoriesBelow, filtered, type ListingRequest, scopeOf } from './scope.ts';

export type CountedListing = Omit<ListingPage, 'items' | 'pageAvailability'>;

/** More choices at once are a question of one visitor. */
const maxCachedChoices = 2;

/** Under which name the answer is kept; undefined for what few will ask again. */
export function questionOf(query: ListingRequest): string | undefined {
  const { category, tags, brands, rating, attributes, inStock, onSale } = query;
  if (query.query || query.priceFrom !== undefined || query.priceTo !== undefined) return undefined;
  const choices = [tags, brands, ...Object.values(attributes)].flat().length;
  if (choices > maxCachedChoices) return undefined;
  return JSON.stringify([category, tags, brands, rating, attributes, inStock, onSale]);
}

/** The statements of a counted listing; `readCounts` reads their rows in the same order. */
export function countStatements(query: ListingRequest, caller: Caller): SQL[] {
  const now = caller.now.toISOString();
  const cached = selectCached(questionOf(query), caller);
  const unkept = sql`(SELECT 1 WHERE NOT EXISTS (${cached}))`;
  return [
    cached,
    sql`SELECT (${selectVersion}) AS version,
      (SELECT min(discounted_from) FROM prices WHERE discounted_from > ${now}) AS next_from,
      (SELECT min(discounted_until) FROM prices WHERE discounted_until > ${now}) AS next_until,
      (SELECT min(${releaseDate}) FROM products p
        WHERE ${releaseDate} > ${todayOf(caller)}) AS next_release`,
    sql`WITH asked AS MATERIALIZED (
        ${listedProducts(scopeOf(query, caller), caller, { first: sql`${unkept} CROSS JOIN` })})
      SELECT ${sql.join(facetColumns(query, caller, taggedAmong(caller)), sql`, `)}`,
    countBelow(query, caller, unkept),
  ];
}

/** With the plus SQLite reads the few tags of a product instead of looking for each of these. */
const taggedAmong = (caller: Caller) => sql`asked
  CROSS JOIN product_tags g ON g.product_id = asked.product_id
  WHERE ${but('tags')} AND +g.tag IN ${eachOf(offeredTags(caller))}`;

/** The categories directly below, from their own shelves: what stands there stands on the shelf above too. */
function countBelow(query: ListingRequest, caller: Caller, unkept: SQL): SQL {
  const { shelves, priced, filters } = scopeOf(query, caller);
  return sql`SELECT k.key, count(*) AS count FROM ${unkept}
    CROSS JOIN categories k ON ${categoriesBelow(query)} CROSS JOIN ${shelves} ${priced}
    WHERE s.category_key = k.key AND ${filtered(filters)}
    GROUP BY k.key ORDER BY k.order_hint`;
}
