/**
 * The rating of a product: the statistics of its published reviews, stored with the product by the transaction that
 * changes them. Cards, filters, the badge `topRated`, comparison, search and structured data read only this.
 */

import { sql } from 'drizzle-orm';
import { type TopRatedRule, topRated } from '#domain/review/review.ts';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { preparedText, rows } from '../../d1/statements.ts';
import { refillShelvesOf } from '../listing/listing-index.ts';
import { markChanged } from '../pages/page-changes.ts';
import { productsChanged } from './product-changes.ts';

export const topRatedTag = 'topRated';

const these = '(SELECT value FROM json_each(?1))';
/** A row of the table of settings, so that all who change ratings apply the same rule. */
const ruleKey = 'top-rated';
const least = (field: keyof TopRatedRule) =>
  `coalesce((SELECT value ->> '${field}' FROM settings WHERE key = '${ruleKey}'), ${topRated[field]})`;
const isTopRated = `rating_count >= ${least('count')} AND rating_average >= ${least('average')}`;
const ofStars = (stars: number) => `coalesce(sum(rating = ${stars}), 0)`;

/** As `statisticsOf` in the domain computes them. */
const recount = `UPDATE products SET (rating_count, rating_average, rating_distribution, rating_source) = (
    SELECT count(*), coalesce(round(10.0 * sum(rating) / count(*)) / 10, 0),
      json_array(${[1, 2, 3, 4, 5].map(ofStars).join(', ')}),
      CASE WHEN count(*) = 0 THEN NULL WHEN sum(source <> 'demo') = 0 THEN 'demo'
        WHEN sum(source = 'demo') > 0 THEN 'partlyDemo'
        WHEN sum(order_id IS NULL) > 0 THEN 'unchecked' ELSE 'orders' END
    FROM reviews WHERE reviews.sku = products.sku AND reviews.state = 'published')
  WHERE sku IN ${these}`;

const tags = [
  `UPDATE products SET tags = (SELECT json_group_array(tag) FROM (
      SELECT value AS tag FROM json_each(products.tags) WHERE value <> '${topRatedTag}'
      UNION ALL SELECT '${topRatedTag}' WHERE ${isTopRated}))
    WHERE sku IN ${these}`,
  `DELETE FROM product_tags WHERE tag = '${topRatedTag}'
    AND product_id IN (SELECT id FROM products WHERE sku IN ${these})`,
  `INSERT INTO product_tags (tag, product_id)
    SELECT '${topRatedTag}', id FROM products WHERE sku IN ${these} AND ${isTopRated}`,
];

/** For a transaction that fills the shelves afterwards. */
export function recountRatings(db: D1Database, skus: readonly string[]): D1PreparedStatement[] {
  const asked = JSON.stringify(skus);
  return [recount, ...tags].map((statement) => preparedText(db, statement, [asked]));
}

/** For a transaction that changes reviews of these products: also renews listings, kept pages and the search index. */
export function ratingsChanged(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): D1PreparedStatement[] {
  if (skus.length === 0) return [];
  return [
    ...recountRatings(db, skus),
    ...refillShelvesOf(db, skus),
    markChanged(db, [listingsTag, ...skus], now),
    ...productsChanged(db, skus, now),
  ];
}

export async function topRatedBy(db: D1Database): Promise<TopRatedRule> {
  const [row] = await rows<{ value: string }>(
    db,
    sql`SELECT value FROM settings WHERE key = ${ruleKey}`,
  );
  return row ? (JSON.parse(row.value) as TopRatedRule) : topRated;
}

/** Counts for a product from its next recount on. */
export async function storeTopRated(db: D1Database, rule: TopRatedRule): Promise<void> {
  await rows(
    db,
    sql`INSERT OR REPLACE INTO settings (key, value) VALUES (${ruleKey}, ${JSON.stringify(rule)})`,
  );
}

/** The number of products that have the badge by this rule. */
export async function countTopRated(
  db: D1Database,
  { average, count }: TopRatedRule,
): Promise<number> {
  const [row] = await rows<{ number: number }>(
    db,
    sql`SELECT count(*) AS number FROM products
      WHERE rating_count >= ${count} AND rating_average >= ${average}`,
  );
  return row?.number ?? 0;
}
