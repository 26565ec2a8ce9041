/**
 * Totals and facets of a listing. Questions that many ask are counted once for each version of the catalogue and kept;
 * the statements that count stand in the same round trip as the one that looks for what is kept, and find nothing to
 * do when it is there. Source: checklist CAT-3.
 */
import { type SQL, sql } from 'drizzle-orm';
import { activeCampaignTags } from '#domain/catalogue/campaigns.ts';
import { starChoices } from '#domain/catalogue/listing.ts';
import type { ListingPage } from '#domain/catalogue/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import { stepsPerOctave } from '#domain/catalogue/price-bins.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf } from './database.ts';
import { selectKept, selectVersion } from './kept-counts.ts';
import { languageOf } from './language.ts';
import { allOf, type Filters, facetNames, filtered, scopeOf } from './listing-scope.ts';
import { isReduced, priceAt } from './prices.ts';

export type Counted = Omit<ListingPage, 'items' | 'whereabouts'>;

/** More choices at once are a question of one visitor. */
const mostKeptChoices = 2;
/** Badges that a filter offers beside the campaigns that are on. */
const badges = ['new', 'bestseller', 'topRated', 'bware'];

/** Under which name the answer is kept; undefined for what few will ask again. */
export function questionOf(query: ListingQuery): string | undefined {
  const { category, tags, brands, rating, attributes, inStock, onSale } = query;
  if (query.query || query.priceFrom !== undefined || query.priceTo !== undefined) return undefined;
  const choices = [tags, brands, ...Object.values(attributes)].flat().length;
  if (choices > mostKeptChoices) return undefined;
  return JSON.stringify([category, tags, brands, rating, attributes, inStock, onSale]);
}

/** The statements of a counted listing; `readCounts` reads their rows in the same order. */
export function countStatements(query: ListingQuery, caller: Caller): SQL[] {
  const question = questionOf(query);
  const now = caller.now.toISOString();
  const kept = selectKept(question, caller);
  const scope = scopeOf(query, caller);
  /** The scope while nothing is kept, else no rows at all: the first table of a cross join is asked first. */
  const source = sql`(SELECT 1 WHERE NOT EXISTS (${kept})) CROSS JOIN ${scope.source}`;
  return [
    kept,
    sql`SELECT (${selectVersion}) AS version,
      (SELECT min(discounted_from) FROM prices WHERE discounted_from > ${now}) AS next_from,
      (SELECT min(discounted_until) FROM prices WHERE discounted_until > ${now}) AS next_until`,
    totals(scope.filters, source, scope.about, now),
    sql`SELECT CAST(floor(log2(${priceAt(now)}) * ${stepsPerOctave}) AS INTEGER) AS step,
      count(*) AS count
      FROM ${source} WHERE ${scope.about} AND ${filtered(scope.filters, 'price')} GROUP BY 1`,
    sql`SELECT s.brand AS name, count(*) AS count FROM ${source}
      WHERE ${scope.about} AND ${filtered(scope.filters, 'brands')}
      GROUP BY s.brand ORDER BY count(*) DESC, s.brand`,
    sql`SELECT g.tag, count(*) AS count FROM ${source}
      CROSS JOIN product_tags g ON g.product_id = s.product_id
      WHERE ${scope.about} AND ${filtered(scope.filters, 'tags')}
        AND g.tag IN ${eachOf([...badges, ...activeCampaignTags(caller.store.campaigns, caller.now)])}
      GROUP BY g.tag ORDER BY count(*) DESC, g.tag`,
    sql`SELECT k.key, count(*) AS count FROM ${source}
      CROSS JOIN shelves x ON x.product_id = s.product_id
      CROSS JOIN categories k ON k.key = x.category_key AND k.parent_key IS ${query.category ?? null}
        AND k.tree = 'all'
      WHERE ${scope.about} AND ${filtered(scope.filters)} GROUP BY k.key ORDER BY k.order_hint`,
    ...(query.category
      ? attributeStatements(query, caller, source, scope.about, scope.filters)
      : []),
  ];
}

/** One row. Whether a product passes each filter is asked once, then counted in every combination. */
function totals(filters: Filters, source: SQL, about: SQL, now: string): SQL {
  const passes = [
    ...facetNames.map((name) => sql`${allOf(filters[name])} AS ${sql.identifier(name)}`),
    sql`${allOf([...filters.attributes.values()])} AS attributes`,
  ];
  const but = (own?: (typeof facetNames)[number]) =>
    sql.join(
      [...facetNames.filter((name) => name !== own), 'attributes'].map((n) => sql.identifier(n)),
      sql` AND `,
    );
  const stars = starChoices.map(
    (
      at,
    ) => sql`count(*) FILTER (WHERE ${but('rating')} AND rating_tenths >= ${sql.raw(String(at * 10))})
      AS ${sql.identifier(`stars_${at}`)}`,
  );
  return sql`SELECT count(*) FILTER (WHERE ${but()}) AS total,
    count(*) FILTER (WHERE ${but('inStock')} AND NOT out_of_stock) AS in_stock,
    count(*) FILTER (WHERE ${but('onSale')} AND reduced) AS on_sale,
    min(cents) FILTER (WHERE ${but('price')}) AS price_from,
    max(cents) FILTER (WHERE ${but('price')}) AS price_to,
    ${sql.join(stars, sql`, `)}
    FROM (SELECT s.out_of_stock, s.rating_tenths, ${priceAt(now)} AS cents,
      ${isReduced(now)} AS reduced, ${sql.join(passes, sql`, `)} FROM ${source} WHERE ${about})`;
}

/** All attributes under all filters, then each that is chosen from without its own choice. */
function attributeStatements(
  query: ListingQuery,
  caller: Caller,
  source: SQL,
  about: SQL,
  filters: Filters,
): SQL[] {
  const language = languageOf(caller.locale);
  const select = (condition: SQL, names: SQL) => sql`SELECT f.*, l.label, l.unit, v.label AS text
    FROM (SELECT a.name, a.number, a.word, count(*) AS count FROM ${source}
      CROSS JOIN product_attributes a ON a.product_id = s.product_id AND ${names}
      WHERE ${about} AND ${condition} GROUP BY 1, 2, 3) f
    CROSS JOIN attribute_labels l ON l.language = ${language} AND l.name = f.name AND l.word = ''
    LEFT JOIN attribute_labels v
      ON v.language = ${language} AND v.name = f.name AND v.word = f.word AND f.word <> ''`;
  const chosen = Object.keys(query.attributes);
  return [
    select(filtered(filters), sql`a.name NOT IN ${eachOf(chosen)}`),
    ...chosen.map((name) => select(filtered(filters, { attribute: name }), sql`a.name = ${name}`)),
  ];
}
