/**
 * What a listing is about, the filters that narrow it and the order of its products, in SQL over shelves `s`, prices `pr`
 * and what was found, `f`.
 */
import { type SQL, sql } from 'drizzle-orm';
import { activeCampaignTags, campaignIndicator } from '#domain/catalogue/campaigns.ts';
import { rangeOf } from '#domain/catalogue/listing/attribute-facets.ts';
import type { ListingQuery, Sort } from '#domain/catalogue/listing/listing-query.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import type { Hit } from '#domain/search/search.ts';
import { eachOf } from '../../d1/statements.ts';
import { isReduced, priceAt } from '../prices/prices.ts';
import { isAvailableInListing, todayOf } from '../stock/stock.ts';
import { listingKeyOfTag } from './listing-index.ts';

/** The category of the whole shop. */
const wholeShop = '';
/** A question with what the search found for its words. */
export type ListingRequest = ListingQuery & { hits?: readonly Hit[] | undefined };

/** Each facet's own conditions, so that its counts can leave them out. */
export type Filters = Record<
  'brands' | 'tags' | 'rating' | 'inStock' | 'onSale' | 'price',
  SQL[]
> & {
  /** By name. */
  attributes: Map<string, SQL>;
};

/** `about`: the category; what was searched for is in the shelves. */
export type Scope = { shelves: SQL; priced: SQL; about: SQL; filters: Filters };

/**
 * Shelves come first: joins are CROSS joins, whose order SQLite keeps. Left to itself it goes through all prices of a
 * store and looks for the shelf of each.
 */
export function scopeOf(query: ListingRequest, caller: Caller, index = sql``): Scope {
  return scopeAt(query.category ?? wholeShop, query, caller, index);
}

/**
 * The same where nothing is counted: what is asked of the whole shop by one tag is read from the tag's own shelf, so that
 * a page of rare goods does not look at all others.
 */
export function itemScopeOf(query: ListingRequest, caller: Caller, index = sql``): Scope {
  const { category, tags } = query;
  const [tag] = tags;
  if (category || !tag || tags.length > 1 || !isOn(tag, caller)) {
    return scopeOf(query, caller, index);
  }
  return scopeAt(listingKeyOfTag(tag), { ...query, tags: [] }, caller, index);
}

function scopeAt(shelf: string, query: ListingRequest, caller: Caller, index: SQL): Scope {
  const now = caller.now.toISOString();
  const { hits } = query;
  // What was found comes first: a shelf is long.
  const shelves = hits
    ? sql`json_each(${JSON.stringify(scoresOf(hits))}) f
      CROSS JOIN shelves s ON s.product_id = f.key`
    : sql`shelves s ${index}`;
  return {
    shelves,
    priced: sql`CROSS JOIN prices pr ON pr.store = ${caller.store.key} AND pr.product_id = s.product_id
        AND pr.sellable = 1`,
    about: sql`s.category_key = ${shelf}`,
    filters: filtersOf(query, caller, now),
  };
}

/** Categories `k` directly below the one that is asked for. */
export const categoriesBelow = ({ category }: ListingRequest) =>
  sql`k.parent_key IS ${category ?? null} AND k.tree = 'all'`;

/** By product: of such an object SQLite reads key and value without taking anything apart again. */
const scoresOf = (hits: readonly Hit[]) =>
  Object.fromEntries(hits.map(({ productId, score }) => [productId, score]));

/** A campaign's tag finds nothing before and after its time. */
function isOn(tag: string, { store, now }: Caller): boolean {
  return (
    !tag.startsWith(campaignIndicator) || activeCampaignTags(store.campaigns, now).includes(tag)
  );
}

function filtersOf(query: ListingQuery, caller: Caller, now: string): Filters {
  const { brands, rating, inStock, onSale, priceFrom, priceTo } = query;
  const price = priceAt(now);
  const tags = query.tags.filter((tag) => isOn(tag, caller));
  return {
    brands: brands.length > 0 ? [sql`s.brand IN ${eachOf(brands)}`] : [],
    tags:
      query.tags.length > 0
        ? [
            sql`EXISTS (SELECT 1 FROM product_tags g
              WHERE g.tag IN ${eachOf(tags)} AND g.product_id = s.product_id)`,
          ]
        : [],
    rating: rating === undefined ? [] : [sql`s.rating_tenths >= ${rating * 10}`],
    inStock: inStock ? [isAvailableInListing(todayOf(caller))] : [],
    onSale: onSale ? [isReduced(now)] : [],
    price: [
      ...(priceFrom !== undefined ? [sql`${price} >= ${priceFrom}`] : []),
      ...(priceTo !== undefined ? [sql`${price} <= ${priceTo}`] : []),
    ],
    attributes: new Map(
      Object.entries(query.attributes).map(([name, values]) => [name, hasAny(name, values)]),
    ),
  };
}

/** One of these words, numbers or ranges. Lists are one parameter each: a statement takes a hundred. */
function hasAny(name: string, values: readonly string[]): SQL {
  const numbers = values.map(Number).filter(Number.isFinite);
  const ranges = values.flatMap((value) => rangeOf(value) ?? []);
  const limits = ranges.map(({ from, to }) => [from ?? -1e15, to ?? 1e15]);
  return sql`EXISTS (SELECT 1 FROM product_attributes a
    WHERE a.product_id = s.product_id AND a.name = ${name} AND (a.word IN ${eachOf(values)}
      OR a.number IN ${eachOf(numbers)}
      OR EXISTS (SELECT 1 FROM json_each(${JSON.stringify(limits)}) r
        WHERE a.number >= r.value ->> 0 AND a.number < r.value ->> 1)))`;
}

export const facetNames = ['brands', 'tags', 'rating', 'inStock', 'onSale', 'price'] as const;

/** The filters that are on. */
export function filtered(filters: Filters): SQL {
  return allOf([...facetNames.flatMap((name) => filters[name]), ...filters.attributes.values()]);
}

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;
}

/** `falls`: the greatest first. */
export type Key = { by: SQL; falls?: boolean };
/** `join`: what the keys need besides. What is equal in all keys stands in the order of its ids. */
export type Order = { join: SQL; keys: Key[]; index?: SQL };

/**
 * How well it was found, told a little more by what sells: what is sold out counts for a tenth less, used goods for a
 * twentieth, and five stars for a twentieth more.
 */
const worth = sql`f.value * (1 - 0.1 * s.out_of_stock - 0.05 * (s.rank >= 1000000000))
  * (1 + 0.001 * s.rating_tenths)`;

export function orderOf({ sort, hits }: ListingRequest, caller: Caller): Order {
  const price = priceAt(caller.now.toISOString());
  const named = sql`CROSS JOIN product_texts n
    ON n.language = ${languageOf(caller.locale)} AND n.product_id = s.product_id`;
  // An article before its release keeps the place it is going to have: it is there to be seen.
  const selling = [{ by: sql`s.out_of_stock` }, { by: sql`s.rank` }];
  const none = sql``;
  // Left to itself, SQLite reads the stock's order and sorts the whole shop.
  const byNewest = sql`INDEXED BY shelves_by_newest`;
  const orders: Record<Sort, Order> = {
    relevance: { join: none, keys: hits ? [{ by: worth, falls: true }, ...selling] : selling },
    'price-asc': { join: none, keys: [{ by: price }] },
    'price-desc': { join: none, keys: [{ by: price, falls: true }] },
    'name-asc': { join: named, keys: [{ by: sql`n.sort_name` }] },
    'name-desc': { join: named, keys: [{ by: sql`n.sort_name`, falls: true }] },
    newest: { join: none, keys: [{ by: sql`s.created_at`, falls: true }], index: byNewest },
  };
  return orders[sort];
}

export function inOrder(keys: readonly Key[], productId: SQL): SQL {
  const each = keys.map(({ by, falls }) => (falls ? sql`${by} DESC` : by));
  return sql.join([...each, productId], sql`, `);
}
