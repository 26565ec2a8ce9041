/** What to offer with the articles of a cart. */
import { type SQL, sql } from 'drizzle-orm';
import { complementaryLimit } from '#domain/catalogue/calls/product-query.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Caller } from '#domain/operations.ts';
import { batch, eachOf, nearest } from '../../d1/statements.ts';
import { bestSellersOfAny, idsOf } from '../listing/best-sellers.ts';
import { type SummaryRow, summaryColumns, summaryJoins, summaryOf } from '../listing/summaries.ts';
import { isAvailable, todayOf } from '../stock/stock.ts';
import { selectRelated } from './relations.ts';

/**
 * What to offer with these products: their accessories in stock, the best rated of each family first. If there are
 * none, the best sellers in stock of the categories that the products refer to.
 */
export async function loadComplements(
  binding: D1Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ProductSummary[]> {
  const given = eachOf(skus);
  const listed = (column: SQL) =>
    sql`(SELECT DISTINCT c.value FROM products o, json_each(${column}) c WHERE o.sku IN ${given})`;
  const named = listed(sql`o.referenced_categories`);
  const reader = nearest(binding);
  const [accessories = [], others = []] = (await batch(reader, [
    selectRelated(
      caller,
      sql`${isAvailable(todayOf(caller))} AND p.sku IN ${listed(sql`o.related_accessories`)}
        AND p.sku NOT IN ${given}`,
    ),
    sql`SELECT ${summaryColumns(caller)}
      FROM (${bestSellersOfAny(named, idsOf(skus), complementaryLimit, caller)}) chosen
      ${summaryJoins(sql`chosen.product_id`, caller)} ORDER BY chosen.rank, p.sku`,
  ])) as SummaryRow[][];
  const chosen = accessories.length > 0 ? accessories.slice(0, complementaryLimit) : others;
  return chosen.map((row) => summaryOf(row, caller));
}
