import { madeFor } from '#domain/catalogue/fit.ts';
import { preparedText } from '../../d1/statements.ts';

/** Shelves: which products are in a category or below it, or have a tag, in selling order. */

/** SQL: the prefix of a tag in the key of its shelf; no category key starts with it. */
const tagSign = 'char(1)';

/** The key of the shelf with all products that have the tag. */
export function listingKeyOfTag(tag: string): string {
  return String.fromCharCode(1) + tag;
}

/** SQL: whether a key is a category's: neither the whole shop nor a tag. */
export const isCategoryKey = 's.category_key > char(31)';

/** SQL: the keys of the categories of the product `p` and of all their ancestors, as JSON. */
export const categoriesAbove = `(SELECT json_group_array(s.category_key) FROM shelves s
  WHERE s.product_id = p.id AND ${isCategoryKey})`;

/** SQL: whether the product `p` states what it is made for. */
export const isAccessoryText = `p.attributes ->> '$."${madeFor}"' IS NOT NULL`;

/** Added to the rank: used articles follow new ones, and what is made for others follows both. */
const afterNew = 1_000_000_000;
const afterAll = 2 * afterNew;

/** SQL: whether an article of this rank is made for others. */
export const isAccessoryRank = (rank: string) => `${rank} >= ${afterAll}`;

/** SQL: whether the article on the shelf `s` is used. */
export const isUsedText = `s.rank % ${afterAll} >= ${afterNew}`;

/**
 * SQL: inserts the chosen products into the shelves of their categories and all ancestors, of their tags, and of the
 * whole shop. The cross joins start with the few chosen products; otherwise SQLite may scan every product.
 */
const fill = (chosen: string) => `WITH RECURSIVE chosen(id) AS (${chosen}),
  up(product_id, key) AS (
    SELECT pc.product_id, pc.category_key FROM chosen
      CROSS JOIN product_categories pc ON pc.product_id = chosen.id
    UNION
    SELECT up.product_id, c.parent_key FROM up CROSS JOIN categories c ON c.key = up.key
      WHERE c.parent_key IS NOT NULL
  ),
  standing(product_id, key) AS (
    SELECT product_id, key FROM up UNION ALL SELECT id, '' FROM chosen
    UNION ALL SELECT g.product_id, ${tagSign} || g.tag FROM chosen
      CROSS JOIN product_tags g ON g.product_id = chosen.id
  )
  INSERT INTO shelves
    (category_key, out_of_stock, rank, product_id, brand, rating_tenths, created_at, release_date)
  SELECT s.key, p.product_type <> 'gift_card' AND coalesce(i.available_quantity, 0) <= 0,
    (${isAccessoryText}) * ${afterAll} + p.is_bware * ${afterNew} + 999999999 - min(p.rating_count, 999999999),
    p.id, p.brand, iif(p.rating_count > 0, round(p.rating_average * 10), 0), p.created_at,
    p.details ->> 'releaseDate'
  FROM standing s CROSS JOIN products p ON p.id = s.product_id AND p.published = 1
  LEFT JOIN inventory i ON i.sku = p.sku`;

/** `ids`: a JSON array of products that are on no shelf when it runs. */
export function fillListingIndex(db: D1Database, ids: string): D1PreparedStatement {
  return preparedText(db, fill('SELECT value FROM json_each(?1)'), [ids]);
}

/** Rebuilds the shelves of these articles. */
export function refillShelvesOf(db: D1Database, skus: readonly string[]): D1PreparedStatement[] {
  const ids = 'SELECT id FROM products WHERE sku IN (SELECT value FROM json_each(?1))';
  return refill(db, ids, skus);
}

/** Rebuilds the shelves of all products in these categories or below them. */
export function refillListingIndex(db: D1Database, keys: readonly string[]): D1PreparedStatement[] {
  const moved = `SELECT DISTINCT pc.product_id FROM (
      WITH RECURSIVE below(key) AS (
        SELECT value FROM json_each(?1)
        UNION SELECT c.key FROM below JOIN categories c ON c.parent_key = below.key)
      SELECT key FROM below) b CROSS JOIN product_categories pc ON pc.category_key = b.key`;
  return refill(db, moved, keys);
}

function refill(db: D1Database, ids: string, values: readonly string[]): D1PreparedStatement[] {
  return [`DELETE FROM shelves WHERE product_id IN (${ids})`, fill(ids)].map((statement) =>
    preparedText(db, statement, [JSON.stringify(values)]),
  );
}
