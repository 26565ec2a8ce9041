/**
 * The scope of a listing, its filters and the order of its products, in SQL over shelves `s`, prices `pr` and search
 * results `f`.
 */
import { type SQL, sql } from 'drizzle-orm';
import { newTag } from '#domain/catalogue/badges.ts';
import { brandKey } from '#domain/catalogue/brand-key.ts';
import { activeCampaignTags, campaignIndicator } from '#domain/catalogue/campaigns.ts';
import { isRange, numberChoice } from '#domain/catalogue/listing/choices.ts';
import { reducedTag } from '#domain/catalogue/listing/listing.ts';
import type { ListingQuery, Sort } from '#domain/catalogue/listing/listing-query.ts';
import { wordsAlike } from '#domain/catalogue/plug-words.ts';
import { plugAttribute } from '#domain/catalogue/plugs.ts';
import { energyAttribute } from '#domain/catalogue/technical-data/stated-values.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import type { Hit } from '#domain/search/search.ts';
import { eachOf } from '../../d1/statements.ts';
import { isReduced, priceAt } from '../prices/prices.ts';
import { isAvailableInListing, todayOf } from '../stock/stock.ts';
import { isUsedText, listingKeyOfTag } from './listing-index.ts';

/** The shelf key of the whole shop. */
const wholeShop = '';
/** A listing query with the search results for its text. */
export type ListingRequest = ListingQuery & { hits?: readonly Hit[] | undefined };

/**
 * The conditions of each facet, so that the facet's own counts can omit them. `always`: those of the kind of listing,
 * offers or new arrivals, which no facet omits.
 */
export type Filters = Record<
  'brands' | 'tags' | 'rating' | 'inStock' | 'price' | 'always',
  SQL[]
> & {
  /** By attribute name; also the energy class. */
  attributes: Map<string, SQL>;
};

/** `about`: the condition on the category; search results are joined in `shelves`. */
export type Scope = { shelves: SQL; priced: SQL; about: SQL; filters: Filters };

/**
 * Shelves come first, in CROSS joins, whose order SQLite keeps. Otherwise it would scan all prices of a store and look
 * up the shelf of each.
 */
export function scopeOf(query: ListingRequest, caller: Caller, index = sql``): Scope {
  const kind = query.newArrivals ? listingKeyOfTag(newTag) : wholeShop;
  return scopeAt(query.category ?? kind, query, caller, index);
}

/**
 * The same if nothing is counted: products of the whole shop with one tag are read from the tag's own shelf, so that a
 * page of a rare tag does not scan all products.
 */
export function itemScopeOf(query: ListingRequest, caller: Caller, index = sql``): Scope {
  const { category, tags, newArrivals } = query;
  const [tag] = tags;
  const several = tags.length > 1 || newArrivals;
  if (category || !tag || several || tag === reducedTag || !isOn(tag, caller)) {
    return scopeOf(query, caller, index);
  }
  return scopeAt(listingKeyOfTag(tag), { ...query, tags: [] }, caller, index);
}

function scopeAt(shelf: string, query: ListingRequest, caller: Caller, index: SQL): Scope {
  const now = caller.now.toISOString();
  const { hits } = query;
  // Search results come first, because a shelf is long.
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

/** Categories `k` directly below the requested one. */
export const categoriesBelow = ({ category }: ListingRequest) =>
  sql`k.parent_key IS ${category ?? null} AND k.tree = 'all'`;

/** Scores by product id: SQLite reads keys and values of a JSON object without parsing again. */
const scoresOf = (hits: readonly Hit[]) =>
  Object.fromEntries(hits.map(({ productId, score }) => [productId, score]));

/** A campaign's tag matches nothing outside the campaign's dates. */
function isOn(tag: string, { store, now }: Caller): boolean {
  return (
    !tag.startsWith(campaignIndicator) || activeCampaignTags(store.campaigns, now).includes(tag)
  );
}

function filtersOf(query: ListingQuery, caller: Caller, now: string): Filters {
  const { brands, rating, inStock, onSale, newArrivals, priceFrom, priceTo } = query;
  const price = priceAt(now);
  return {
    brands: brands.length > 0 ? [isOfAny(brands)] : [],
    tags: query.tags.length > 0 ? [hasAnyTag(query.tags, caller)] : [],
    rating: rating === undefined ? [] : [sql`s.rating_tenths >= ${rating * 10}`],
    inStock: inStock ? [isAvailableInListing(todayOf(caller))] : [],
    price: [
      ...(priceFrom !== undefined ? [sql`${price} >= ${priceFrom}`] : []),
      ...(priceTo !== undefined ? [sql`${price} <= ${priceTo}`] : []),
    ],
    always: [...(onSale ? [isReduced(now)] : []), ...(newArrivals ? [isTagged([newTag])] : [])],
    attributes: new Map(
      chosenValues(query).map(([name, values]) => [name, hasAny(name, values, caller)]),
    ),
  };
}

/** The chosen attributes, the energy class among them. */
function chosenValues({ attributes, energyClasses }: ListingQuery): [string, readonly string[]][] {
  const energy: [string, readonly string[]] = [energyAttribute, energyClasses];
  return [...Object.entries(attributes), ...(energyClasses.length > 0 ? [energy] : [])];
}

const isOfAny = (brands: readonly string[]) =>
  sql`s.brand IN (SELECT b.name FROM brands b WHERE b.key IN ${eachOf(brands.map(brandKey))})`;

const isTagged = (tags: readonly string[]) => sql`EXISTS (SELECT 1 FROM product_tags g
  WHERE g.tag IN ${eachOf(tags)} AND g.product_id = s.product_id)`;

/** A reduction is a choice beside the badges. */
function hasAnyTag(tags: readonly string[], caller: Caller): SQL {
  const badges = tags.filter((tag) => tag !== reducedTag && isOn(tag, caller));
  const reduced = tags.includes(reducedTag) ? [isReduced(caller.now.toISOString())] : [];
  return sql`(${sql.join([isTagged(badges), ...reduced], sql` OR `)})`;
}

/**
 * Matches any of these words, numbers or ranges, by the rule of `matcherOf` in domain/catalogue/listing/choices.ts. A
 * list is one parameter, because a statement allows a hundred.
 */
function hasAny(name: string, chosen: readonly string[], { locale, store }: Caller): SQL {
  const values =
    name === plugAttribute ? chosen.flatMap((word) => wordsAlike(store.key, word)) : chosen;
  const numbers = values.filter((value) => !isRange(value)).flatMap(limitsOf);
  const ranges = values.filter(isRange).flatMap(limitsOf);
  const among = (limits: readonly unknown[], condition: SQL) =>
    limits.length === 0
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(limits)}) r
            WHERE ${condition} AND (r.value ->> 2 = '' OR r.value ->> 2 = v.unit))`,
        ];
  const any = [
    sql`v.word IN ${eachOf(values)}`,
    // Words that read alike in this language are one choice (`oneWordPerLabel`).
    sql`v.word IN (SELECT same.word FROM attribute_labels own CROSS JOIN attribute_labels same
      ON same.language = own.language AND same.name = own.name AND same.label = own.label
      WHERE own.language = ${languageOf(locale)} AND own.name = ${name}
        AND own.word IN ${eachOf(values.filter((value) => value !== ''))})`,
    ...among(numbers, sql`v.word IS NULL AND v.low = r.value ->> 0`),
    ...among(ranges, sql`v.high >= r.value ->> 0 AND v.low <= r.value ->> 1`),
  ];
  // The unary plus makes SQLite read the few values of a product instead of looking up each matching value.
  return sql`EXISTS (SELECT 1 FROM product_attributes a WHERE a.product_id = s.product_id
    AND +a.value IN (SELECT v.id FROM attribute_values v
      WHERE v.name = ${name} AND (${sql.join(any, sql` OR `)})))`;
}

function limitsOf(value: string): [low: number, high: number, unit: string][] {
  const choice = numberChoice(value);
  return choice ? [[choice.low ?? -1e15, choice.high ?? 1e15, choice.unit]] : [];
}

export const facetNames = ['brands', 'tags', 'rating', 'inStock', 'price', 'always'] as const;

/** The condition of all active filters. */
export function filtered(filters: Filters): SQL {
  return allOf([...facetNames.flatMap((name) => filters[name]), ...filters.attributes.values()]);
}

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;
}

/** `falls`: descending. */
export type Key = { by: SQL; falls?: boolean };
/** `join`: further tables that the keys need. Products with equal keys are ordered by id. */
export type Order = { join: SQL; keys: Key[]; index?: SQL };

/**
 * The search score with small adjustments: a tenth less if sold out, a twentieth less for B-ware, and up to a twentieth
 * more for five stars.
 */
const worth = sql`f.value * (1 - 0.1 * s.out_of_stock - 0.05 * (${sql.raw(isUsedText)}))
  * (1 + 0.001 * s.rating_tenths)`;

export function orderOf({ sort, hits }: ListingRequest, caller: Caller): Order {
  const price = priceAt(caller.now.toISOString());
  const named = sql`CROSS JOIN product_texts n
    ON n.language = ${languageOf(caller.locale)} AND n.product_id = s.product_id`;
  // An unreleased article is ranked by its stock as if it were released, so that shoppers see it.
  const selling = [{ by: sql`s.out_of_stock` }, { by: sql`s.rank` }];
  const none = sql``;
  // Otherwise SQLite reads by the primary key and sorts the whole shop.
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
