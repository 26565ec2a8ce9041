/** Best-selling products of categories that a store has in stock and may sell. Only as many rows are read as needed. */
import { type SQL, sql } from 'drizzle-orm';
import { eachOf } from '../../d1/statements.ts';
import { isAvailableInListing, type Market, todayOf } from '../stock/stock.ts';

/** Columns product_id and rank. `except`: ids of products to leave out; `only`: a condition on the shelf `s`. */
export function bestSellersOf(
  category: SQL,
  except: SQL,
  limit: number,
  caller: Market,
  only: SQL = sql`TRUE`,
): SQL {
  return sql`SELECT s.product_id, s.rank FROM shelves s
    CROSS JOIN prices sp ON sp.store = ${caller.store.key} AND sp.product_id = s.product_id
      AND sp.sellable = 1
    WHERE s.category_key = ${category} AND ${isAvailableInListing(todayOf(caller))}
      AND s.product_id NOT IN (${except}) AND ${only}
    ORDER BY s.rank, s.product_id LIMIT ${limit}`;
}

/** The same for several categories, each product once. `categories`: a table with one column, value. */
export function bestSellersOfAny(categories: SQL, except: SQL, limit: number, caller: Market): SQL {
  const best = bestSellersOf(sql`category.value`, except, limit, caller);
  // A subquery cannot reference the table next to it, except the argument of a table-valued function can.
  return sql`SELECT pick.value ->> 0 AS product_id, min(pick.value ->> 1) AS rank
    FROM ${categories} category
    CROSS JOIN json_each((SELECT json_group_array(json_array(product_id, rank)) FROM (${best}))) pick
    GROUP BY 1 ORDER BY 2, 1 LIMIT ${limit}`;
}

/** The ids of articles, to leave them out. */
export function idsOf(skus: readonly string[]): SQL {
  return sql`SELECT id FROM products WHERE sku IN ${eachOf(skus)}`;
}
