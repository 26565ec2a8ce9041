/** What a listing is about, and the filters that narrow it, in SQL over shelves `s` and prices `pr`. */
import { type SQL, sql } from 'drizzle-orm';
import { rangeOf } from '#domain/catalogue/attribute-facets.ts';
import { activeCampaignTags, campaignIndicator } from '#domain/catalogue/campaigns.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import type { Caller } from '#domain/operations.ts';
import type { Hit } from '#domain/search/search.ts';
import { eachOf } from './database.ts';
import { isReduced, priceAt } from './prices.ts';
import { shelfOfTag } from './shelves.ts';
import { isAvailableOnShelf, todayOf } from './stock.ts';

/** The category of the whole shop. */
const wholeShop = '';
/** A question with what the search found for its words. */
export type Asked = ListingQuery & { hits?: readonly Hit[] | undefined };

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
export function scopeOf(query: Asked, caller: Caller, index = sql``): Scope {
  return scopeAt(query.category ?? wholeShop, query, caller, index);
}

/**
 * The same where nothing is counted: what is asked of the whole shop by one tag is read from the tag's own shelf, so that
 * a page of rare goods does not look at all others.
 */
export function itemScopeOf(query: Asked, caller: Caller, index = sql``): Scope {
  const { category, tags } = query;
  const [tag] = tags;
  if (category || !tag || tags.length > 1 || !isOn(tag, caller)) {
    return scopeOf(query, caller, index);
  }
  return scopeAt(shelfOfTag(tag), { ...query, tags: [] }, caller, index);
}

function scopeAt(shelf: string, query: Asked, caller: Caller, index: SQL): Scope {
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
export const categoriesBelow = ({ category }: Asked) =>
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
    inStock: inStock ? [isAvailableOnShelf(todayOf(caller))] : [],
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
