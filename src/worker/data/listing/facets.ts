/**
 * Facets in one row: the products of a listing are read once, and each filter is evaluated once per product. Of the
 * filtered attributes, a row has the number that the product misses, and one of those. Source: checklist CAT-3.
 */
import { type SQL, sql } from 'drizzle-orm';
import { badgeTags, usedTag } from '#domain/catalogue/badges.ts';
import { activeCampaignTags } from '#domain/catalogue/campaigns.ts';
import { starChoices } from '#domain/catalogue/listing/listing.ts';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import { stepsPerOctave } from '#domain/catalogue/listing/price-bins.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import { fixed } from '../../d1/statements.ts';
import { isReduced, priceAt } from '../prices/prices.ts';
import { isAvailableInListing, todayOf } from '../stock/stock.ts';
import { allOf, facetNames, type ListingRequest, type Scope } from './scope.ts';

/** `from`, `to`: cents; also `stars4` …: products with at least that many stars. */
type Totals = Partial<Record<string, number>> & {
  total: number;
  from?: number | null;
  to?: number | null;
};
export type ValueRow = [
  name: string,
  unit: string,
  word: string | null,
  low: number | null,
  high: number | null,
  count: number,
  places: number,
];
export type LabelRow = [name: string, word: string, label: string, unit: string | null];

/** Counts as the database returns them, as JSON. Categories only of a search. */
export type FacetCounts = Pick<ListingFacets, 'brands'> & {
  totals: Totals;
  steps?: { step: number; count: number }[];
  tagged?: ListingFacets['tags'];
  attributes?: ValueRow[];
  labels?: LabelRow[];
  categories?: ListingFacets['categories'];
};

/** Each facet's counts over `asked`. */
export type FacetSelects = { [Name in keyof FacetCounts]: SQL };

/** One JSON object: each further column of a row would cost each row of the answer. */
export function countsAsJson(facets: FacetSelects): SQL {
  const each = Object.entries(facets).map(
    ([name, select]) => sql`${sql.raw(`'${name}'`)}, json(${select})`,
  );
  return sql`json_object(${sql.join(each, sql`, `)})`;
}

/** Badges that the tag filter offers besides active campaigns. */
const badges = [...badgeTags, usedTag];

/**
 * The table `asked` over which facets are counted, one row per product. `first`: the first table of the cross join,
 * with one row, or none to skip the others. `more`: further columns.
 */
export function listedProducts(
  { shelves, priced, about, filters }: Scope,
  caller: Caller,
  { first = sql``, more = [] }: { first?: SQL; more?: readonly SQL[] },
): SQL {
  const now = caller.now.toISOString();
  const chosen = [...filters.attributes].map(([name, on], at) => {
    const column = sql.identifier(`chosen_${at}`);
    return { on: sql`${on} AS ${column}`, missed: sql`(NOT ${column})`, name };
  });
  const passes = facetNames.map((name) => sql`${allOf(filters[name])} AS ${sql.identifier(name)}`);
  const which = chosen.map(({ name, missed }) => sql`WHEN ${missed} THEN ${name}`);
  const columns = [...passes, ...chosen.map(({ on }) => on), ...more];
  return sql`SELECT *,
      ${sql.join([sql`0`, ...chosen.map(({ missed }) => missed)], sql` + `)} AS misses,
      CASE ${sql.join([sql`WHEN 0 THEN ''`, ...which], sql` `)} END AS missed
    FROM (SELECT s.product_id, s.brand, s.rating_tenths AS tenths,
      ${isAvailableInListing(todayOf(caller))} AS available, ${isReduced(now)} AS reduced,
      ${priceAt(now)} AS cents, ${sql.join(columns, sql`, `)}
      FROM ${first} ${shelves} ${priced} WHERE ${about})`;
}

/** `tagged`: one row per product and tag. */
export function facetsOf(query: ListingRequest, caller: Caller, tagged: SQL): FacetSelects {
  return {
    totals,
    brands,
    steps,
    tagged: sql`(SELECT json_group_array(json_object('tag', tag, 'count', count)) FROM (
      SELECT tag, count(*) AS count FROM ${tagged} GROUP BY 1 ORDER BY 2 DESC, 1))`,
    ...(countsAttributes(query) && { attributes, labels: labelsIn(query, caller) }),
  };
}

/** The whole shop has too many values to count them for every visitor, and too different goods. */
const countsAttributes = (query: ListingRequest) =>
  query.category !== undefined ||
  query.hits !== undefined ||
  query.onSale ||
  query.newArrivals ||
  [query.brands, query.tags, query.energyClasses, Object.keys(query.attributes)].flat().length > 0;

/** Whether all filters except that of one facet match. For `attributes` the caller adds the condition. */
export function allFiltersExcept(own?: (typeof facetNames)[number] | 'attributes'): SQL {
  const others = facetNames.filter((name) => name !== own);
  return allOf([
    ...others.map((name) => sql`${sql.identifier(name)}`),
    ...(own === 'attributes' ? [] : [sql`misses = 0`]),
  ]);
}

const brands = fixed(sql`(SELECT json_group_array(json_object('name', brand, 'count', count)) FROM (
  SELECT brand, count(*) AS count FROM asked WHERE ${allFiltersExcept('brands')}
  GROUP BY 1 ORDER BY 2 DESC, 1))`);

const steps = fixed(sql`(SELECT json_group_array(json_object('step', step, 'count', count)) FROM (
  SELECT CAST(floor(log2(cents) * ${sql.raw(String(stepsPerOctave))}) AS INTEGER) AS step,
    count(*) AS count
  FROM asked WHERE ${allFiltersExcept('price')} GROUP BY 1))`);

/** The facets that suggestions name beside the categories of their articles. */
export const suggestedFacets: FacetSelects = {
  totals: fixed(
    sql`(SELECT json_object('total', count(*)) FROM asked WHERE ${allFiltersExcept()})`,
  ),
  brands,
};

/** The facets with a single number each, and the range of prices. */
const totals = fixed(
  sql`(SELECT json_object(${sql.join(
    [
      sql`'total', count(*) FILTER (WHERE ${allFiltersExcept()})`,
      sql`'inStock', count(*) FILTER (WHERE ${allFiltersExcept('inStock')} AND available)`,
      sql`'onSale', count(*) FILTER (WHERE ${allFiltersExcept('tags')} AND reduced)`,
      sql`'from', min(cents) FILTER (WHERE ${allFiltersExcept('price')})`,
      sql`'to', max(cents) FILTER (WHERE ${allFiltersExcept('price')})`,
      ...starChoices.map((stars) =>
        sql.join([
          sql.raw(`'stars${stars}', count(*) FILTER (WHERE tenths >= ${stars * 10} AND `),
          sql`${allFiltersExcept('rating')})`,
        ]),
      ),
    ],
    sql`, `,
  )}) FROM asked)`,
);

const statedBy = (products: SQL) => sql`stated AS MATERIALIZED (
  SELECT v.name, v.unit, v.word, v.low, v.high, f.count, f.places
  FROM (SELECT a.value, count(*) AS count, sum(a.place) AS places
    FROM asked CROSS JOIN product_attributes a ON a.product_id = asked.product_id
    WHERE ${allFiltersExcept('attributes')} AND (${products}) GROUP BY 1) f
  CROSS JOIN attribute_values v ON v.id = f.value)`;
const statedByAll = fixed(statedBy(sql`misses = 0`));

/**
 * The table `stated` over `asked`: how many products state each value. For a filtered attribute, also those that only
 * its filter excludes. It is only computed if `facetsOf` uses it.
 */
export function statedValues({ filters }: Scope): SQL {
  // A set of values for each name: looking up the name of each value would cost more than counting.
  const only = [...filters.attributes.keys()].map(
    (name) => sql`(misses = 1 AND missed = ${name}
      AND +a.value IN (SELECT m.id FROM attribute_values m WHERE m.name = ${name}))`,
  );
  return only.length === 0
    ? statedByAll
    : statedBy(sql.join([sql`misses = 0`, ...only], sql` OR `));
}

const attributes =
  fixed(sql`(SELECT json_group_array(json_array(name, unit, word, low, high, count, places))
  FROM stated)`);
/** The names that are stated, and the words of each. */
const statedWords = fixed(sql`SELECT DISTINCT name, '' AS word FROM stated
  UNION ALL SELECT DISTINCT name, word FROM stated WHERE word IS NOT NULL`);

/**
 * Labels are listed apart from the values, because a number has none of its own. Also those of the choices, which may
 * leave nothing.
 */
function labelsIn({ attributes: chosen }: ListingRequest, { locale }: Caller): SQL {
  const words = Object.entries(chosen).flatMap(([name, values]) =>
    ['', ...values].map((word) => [name, word]),
  );
  const named =
    words.length === 0
      ? statedWords
      : sql`${statedWords} UNION ALL SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(words)})`;
  return sql`(SELECT json_group_array(json_array(l.name, l.word, l.label, l.unit))
    FROM (${named}) v CROSS JOIN attribute_labels l
      ON l.language = ${languageOf(locale)} AND l.name = v.name AND l.word = v.word)`;
}

/** The tags that the tag filter offers. */
export function offeredTags({ store, now }: Caller): string[] {
  return [...badges, ...activeCampaignTags(store.campaigns, now)];
}
