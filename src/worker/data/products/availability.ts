/** SQL columns for the slugs by language and the markets in which products and categories have pages. */
import { type SQL, sql } from 'drizzle-orm';
import { languages } from '#domain/country/countries.ts';
import type { PageAvailability } from '#domain/routing/alternates.ts';

export type PageAvailabilityRow = { slugs: string; markets: string };

export function pageAvailabilityOf({ slugs, markets }: PageAvailabilityRow): PageAvailability {
  return {
    slugs: JSON.parse(slugs) as PageAvailability['slugs'],
    markets: JSON.parse(markets) as PageAvailability['markets'],
  };
}

/** Joins start with languages and stores, because these come first in the keys of texts and prices. */
const eachLanguage = sql`json_each(${JSON.stringify(languages)}) language`;

export function productSlugs(): SQL {
  return sql`(SELECT json_group_object(w.language, w.slug) FROM ${eachLanguage}
    CROSS JOIN product_texts w ON w.language = language.value AND w.product_id = p.id)`;
}

/** The page availability of the product `p`. */
export function productAvailability(): SQL {
  return sql`${productSlugs()} AS slugs,
    (SELECT json_group_array(s.key) FROM stores s
      CROSS JOIN prices w ON w.store = s.key AND w.product_id = p.id AND w.sellable = 1) AS markets`;
}

export function categorySlugs(key: SQL, only = sql`true`): SQL {
  return sql`(SELECT json_group_object(w.language, w.slug) FROM ${eachLanguage}
    CROSS JOIN category_texts w ON w.language = language.value AND w.category_key = ${key}
    WHERE ${only})`;
}

/**
 * The slugs of the languages in which the category's page is no stub in a store (`isStub` in domain/seo/indexing.ts):
 * with at least `fewest` articles all of them, else those in which it has a text.
 */
export function foundCategorySlugs(key: SQL, store: string, fewest: number): SQL {
  const counted = sql`SELECT 1 FROM shelves x
    CROSS JOIN prices w ON w.store = ${store} AND w.product_id = x.product_id AND w.sellable = 1
    WHERE x.category_key = ${key} LIMIT ${fewest}`;
  const written = sql`(w.description <> '' OR w.more ->> 'contentHtml' <> '')`;
  return sql`iif((SELECT count(*) FROM (${counted})) >= ${fewest},
    ${categorySlugs(key)}, ${categorySlugs(key, written)})`;
}

/** Whether a store sells anything in a category or in one below it. */
export function hasGoods(key: SQL, store: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM shelves x
    CROSS JOIN prices w ON w.store = ${store} AND w.product_id = x.product_id AND w.sellable = 1
    WHERE x.category_key = ${key})`;
}

/** The page availability of the category with this key. */
export function pageAvailabilityColumns(key: string): SQL {
  return sql`${categorySlugs(sql`${key}`)} AS slugs,
    (SELECT json_group_array(s.key) FROM stores s
      WHERE ${hasGoods(sql`${key}`, sql`s.key`)}) AS markets`;
}
