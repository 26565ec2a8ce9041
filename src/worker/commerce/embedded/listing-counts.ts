/**
 * Totals and facets of a listing. Questions that many ask are counted once for each version of the catalogue and kept;
 * the statements that count stand in the same round trip as the one that looks for what is kept, and find nothing to
 * do when it is there. Source: checklist CAT-3.
 */
import { type SQL, sql } from 'drizzle-orm';
import { activeCampaignTags } from '#domain/catalogue/campaigns.ts';
import { starChoices } from '#domain/catalogue/listing.ts';
import type { ListingPage } from '#domain/catalogue/listing-page.ts';
import { stepsPerOctave } from '#domain/catalogue/price-bins.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf } from './database.ts';
import { selectKept, selectVersion } from './kept-counts.ts';
import { languageOf } from './language.ts';
import { type Asked, allOf, facetNames, filtered, scopeOf } from './listing-scope.ts';
import { isReduced, priceAt } from './prices.ts';
import { isAvailableOnShelf, releaseDate, todayOf } from './stock.ts';

export type Counted = Omit<ListingPage, 'items' | 'whereabouts'>;

/** More choices at once are a question of one visitor. */
const mostKeptChoices = 2;
/** Badges that a filter offers beside the campaigns that are on. */
const badges = ['new', 'bestseller', 'topRated', 'bware'];

/** Under which name the answer is kept; undefined for what few will ask again. */
export function questionOf(query: Asked): string | undefined {
  const { category, tags, brands, rating, attributes, inStock, onSale } = query;
  if (query.query || query.priceFrom !== undefined || query.priceTo !== undefined) return undefined;
  const choices = [tags, brands, ...Object.values(attributes)].flat().length;
  if (choices > mostKeptChoices) return undefined;
  return JSON.stringify([category, tags, brands, rating, attributes, inStock, onSale]);
}

/** The statements of a counted listing; `readCounts` reads their rows in the same order. */
export function countStatements(query: Asked, caller: Caller): SQL[] {
  const now = caller.now.toISOString();
  const kept = selectKept(questionOf(query), caller);
  const unkept = sql`(SELECT 1 WHERE NOT EXISTS (${kept}))`;
  return [
    kept,
    sql`SELECT (${selectVersion}) AS version,
      (SELECT min(discounted_from) FROM prices WHERE discounted_from > ${now}) AS next_from,
      (SELECT min(discounted_until) FROM prices WHERE discounted_until > ${now}) AS next_until,
      (SELECT min(${releaseDate}) FROM products p
        WHERE ${releaseDate} > ${todayOf(caller)}) AS next_release`,
    countFacets(query, caller, unkept),
    // In a statement of its own: with all filters on, both together would have too many parameters.
    ...(query.hits ? [] : [countBelow(query, caller, unkept)]),
  ];
}

/** JSON, a list a facet; attributes only of a category, categories only of what was found. */
export type FacetRow = Record<'totals' | 'steps' | 'brands' | 'tags', string> & {
  attributes?: string;
  categories?: string;
};

/**
 * Every facet in one row: what the listing is about is looked at once, and whether a product passes each filter is
 * asked once. Of the attributes that are chosen from, how many a product misses, and one of those: a statement takes a
 * hundred parameters. `unkept`: one row or none; the first table of a cross join is asked first.
 */
function countFacets(query: Asked, caller: Caller, unkept: SQL): SQL {
  const facets = [
    totals,
    sql`(SELECT json_group_array(json_object('step', step, 'count', count)) FROM (
      SELECT CAST(floor(log2(cents) * ${sql.raw(String(stepsPerOctave))}) AS INTEGER) AS step,
        count(*) AS count
      FROM asked WHERE ${but('price')} GROUP BY 1)) AS steps`,
    sql`(SELECT json_group_array(json_object('name', brand, 'count', count)) FROM (
      SELECT brand, count(*) AS count FROM asked WHERE ${but('brands')}
      GROUP BY 1 ORDER BY 2 DESC, 1)) AS brands`,
    // With the plus SQLite reads the few tags of a product instead of looking for each of these.
    sql`(SELECT json_group_array(json_object('tag', tag, 'count', count)) FROM (
      SELECT g.tag, count(*) AS count
      FROM asked CROSS JOIN product_tags g ON g.product_id = asked.product_id
      WHERE ${but('tags')} AND +g.tag IN ${eachOf(offeredTags(caller))}
      GROUP BY 1 ORDER BY 2 DESC, 1)) AS tags`,
    ...(query.hits ? [countAmong(query)] : []),
    ...(query.category ? [attributes(caller)] : []),
  ];
  return sql`WITH asked AS MATERIALIZED (${asked(query, caller, unkept)})
    SELECT ${sql.join(facets, sql`, `)}`;
}

/** A product a row: what is counted of it, which filters it passes, and the attributes it `misses`. */
function asked(query: Asked, caller: Caller, unkept: SQL): SQL {
  const now = caller.now.toISOString();
  const { shelves, priced, about, filters } = scopeOf(query, caller);
  const chosen = [...filters.attributes].map(([name, on], at) => {
    const column = sql.identifier(`chosen_${at}`);
    return { on: sql`${on} AS ${column}`, missed: sql`(NOT ${column})`, name };
  });
  const passes = facetNames.map((name) => sql`${allOf(filters[name])} AS ${sql.identifier(name)}`);
  const which = chosen.map(({ name, missed }) => sql`WHEN ${missed} THEN ${name}`);
  const columns = [...passes, ...chosen.map(({ on }) => on)];
  return sql`SELECT *,
      ${sql.join([sql`0`, ...chosen.map(({ missed }) => missed)], sql` + `)} AS misses,
      CASE ${sql.join([sql`WHEN 0 THEN ''`, ...which], sql` `)} END AS missed
    FROM (SELECT s.product_id, s.brand, s.rating_tenths AS tenths,
      ${isAvailableOnShelf(todayOf(caller))} AS available, ${isReduced(now)} AS reduced,
      ${priceAt(now)} AS cents, ${sql.join(columns, sql`, `)}
      ${query.hits ? among(query) : sql``}
      FROM ${unkept} CROSS JOIN ${shelves} ${priced} WHERE ${about})`;
}

/** All filters are passed but that of one facet; `attributes` are left to who asks. */
function but(own?: (typeof facetNames)[number] | 'attributes'): SQL {
  const others = facetNames.filter((name) => name !== own);
  return allOf([
    ...others.map((name) => sql`${sql.identifier(name)}`),
    ...(own === 'attributes' ? [] : [sql`misses = 0`]),
  ]);
}

/** The facets that are one number each, and the range of prices. */
const totals = sql`(SELECT json_object(${sql.join(
  [
    sql`'total', count(*) FILTER (WHERE ${but()})`,
    sql`'inStock', count(*) FILTER (WHERE ${but('inStock')} AND available)`,
    sql`'onSale', count(*) FILTER (WHERE ${but('onSale')} AND reduced)`,
    sql`'from', min(cents) FILTER (WHERE ${but('price')})`,
    sql`'to', max(cents) FILTER (WHERE ${but('price')})`,
    ...starChoices.map((stars) =>
      sql.join([
        sql.raw(`'stars${stars}', count(*) FILTER (WHERE tenths >= ${stars * 10} AND `),
        sql`${but('rating')})`,
      ]),
    ),
  ],
  sql`, `,
)}) FROM asked) AS totals`;

/** What products have that pass all filters; of an attribute that is chosen from also what only that choice leaves out. */
function attributes({ locale }: Caller): SQL {
  const language = languageOf(locale);
  return sql`(SELECT json_group_array(
      json_object('name', f.name, 'number', f.number, 'word', f.word, 'count', f.count,
        'label', l.label, 'unit', l.unit, 'text', v.label))
    FROM (SELECT a.name, a.number, a.word, count(*) AS count FROM asked
      CROSS JOIN product_attributes a ON a.product_id = asked.product_id
      WHERE ${but('attributes')} AND (misses = 0 OR (misses = 1 AND a.name = missed))
      GROUP BY 1, 2, 3) f
    CROSS JOIN attribute_labels l ON l.language = ${language} AND l.name = f.name AND l.word = ''
    LEFT JOIN attribute_labels v
      ON v.language = ${language} AND v.name = f.name AND v.word = f.word AND f.word <> '')
    AS attributes`;
}

const below = ({ category }: Asked) => sql`k.parent_key IS ${category ?? null} AND k.tree = 'all'`;

/** In which of the categories below a product stands, read beside its shelf: what was found is far apart. */
const among = (query: Asked) => sql`, (SELECT json_group_array(c.category_key) FROM shelves c
  WHERE c.product_id = s.product_id
    AND +c.category_key IN (SELECT k.key FROM categories k WHERE ${below(query)})) AS stands_in`;

/** The categories directly below, of what was found. */
function countAmong(query: Asked): SQL {
  return sql`(SELECT json_group_array(json_object('key', key, 'count', count)) FROM (
      SELECT k.key, f.count FROM (SELECT e.value AS key, count(*) AS count
        FROM asked CROSS JOIN json_each(asked.stands_in) e WHERE ${but()} GROUP BY 1) f
      CROSS JOIN categories k ON ${below(query)} AND k.key = f.key ORDER BY k.order_hint))
    AS categories`;
}

/** The categories directly below, from their own shelves: what stands there stands on the shelf above too. */
function countBelow(query: Asked, caller: Caller, unkept: SQL): SQL {
  const { shelves, priced, filters } = scopeOf(query, caller);
  return sql`SELECT k.key, count(*) AS count FROM ${unkept}
    CROSS JOIN categories k ON ${below(query)} CROSS JOIN ${shelves} ${priced}
    WHERE s.category_key = k.key AND ${filtered(filters)}
    GROUP BY k.key ORDER BY k.order_hint`;
}

function offeredTags({ store, now }: Caller): string[] {
  return [...badges, ...activeCampaignTags(store.campaigns, now)];
}
