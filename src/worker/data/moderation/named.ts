/** What is known of the articles and orders that texts name. */
import { sql } from 'drizzle-orm';
import type { Claims } from '#domain/moderation/text-fields.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';

export type Names = { articles: ReadonlyMap<string, string>; orders: ReadonlyMap<string, string> };

/** As operators know them: the names of articles by SKU, in English if there is one; the numbers of orders by id. */
export async function namesOf(
  db: D1Database,
  texts: readonly { sku: string; orderId?: string | null }[],
): Promise<Names> {
  const orderIds = texts.flatMap(({ orderId }) => orderId ?? []);
  const results = (await batch(db, [
    sql`SELECT sku AS key, name FROM products JOIN product_texts ON product_id = products.id
      WHERE sku IN ${eachOf(texts.map(({ sku }) => sku))} ORDER BY language = 'en'`,
    sql`SELECT id AS key, order_number AS name FROM orders WHERE id IN ${eachOf(orderIds)}`,
  ])) as { key: string; name: string }[][];
  const [articles, orders] = results.map(
    (found) => new Map(found.map(({ key, name }) => [key, name])),
  );
  return { articles: articles ?? new Map(), orders: orders ?? new Map() };
}

/**
 * The claims that nothing proves: there is no such order with the article, and the text is not stored with it either.
 * Orders are deleted when the law lets them go, and those of erased buyers are not named any more.
 */
export async function unprovenPurchases(
  db: D1Database,
  claims: Claims['purchases'],
): Promise<Claims['purchases']> {
  const found = await rows<{ at: number }>(
    db,
    sql`WITH claims AS (SELECT key AS at, value ->> 'id' AS id, value ->> 'sku' AS sku,
        value ->> 'orderId' AS order_id FROM json_each(${JSON.stringify(claims)}))
      SELECT at FROM claims
      WHERE NOT EXISTS (SELECT 1 FROM orders, json_each(orders.document, '$.lineItems') AS line
          WHERE orders.id = claims.order_id AND line.value ->> '$.variant.sku' = claims.sku)
        AND NOT EXISTS (SELECT 1 FROM reviews
          WHERE (id, sku, order_id) = (claims.id, claims.sku, claims.order_id))
        AND NOT EXISTS (SELECT 1 FROM answers JOIN questions ON questions.id = question_id
          WHERE (answers.id, sku, order_id) = (claims.id, claims.sku, claims.order_id))
      ORDER BY at`,
  );
  return found.flatMap(({ at }) => claims[at] ?? []);
}
