/** What is known of the articles and orders that texts name. */
import { sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Claims } from '#domain/moderation/text-fields.ts';
import type { Order } from '#domain/order/order.ts';
import { purchaseOf } from '#domain/review/may-review.ts';
import { batch, eachOf } from '../../d1/statements.ts';

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
 * Why texts of an import are refused, by the claim: an order that is no purchase of the article by the rule of reviews that
 * are written here, unless the text is stored with it already (orders are deleted when the law lets them go); a text that
 * its author has erased, or themselves from it; a second review of an article by its author.
 */
export async function claimFaults(
  db: D1Database,
  purchases: Claims['purchases'],
  texts: Claims['texts'],
): Promise<ReadonlyMap<unknown, string>> {
  const [unproven, refused] = (await batch(db, [
    sql`WITH claims AS (SELECT key AS at, value ->> 'id' AS id, value ->> 'sku' AS sku,
        value ->> 'orderId' AS order_id FROM json_each(${JSON.stringify(purchases)}))
      SELECT at, document FROM claims LEFT JOIN orders ON orders.id = claims.order_id
      WHERE NOT EXISTS (SELECT 1 FROM reviews
          WHERE (id, sku, order_id) = (claims.id, claims.sku, claims.order_id))
        AND NOT EXISTS (SELECT 1 FROM answers JOIN questions ON questions.id = question_id
          WHERE (answers.id, sku, order_id) = (claims.id, claims.sku, claims.order_id))`,
    sql`WITH texts AS (SELECT key AS at, value ->> 'subject' AS subject, value ->> 'id' AS id, value ->> 'sku' AS sku,
        value ->> 'author' AS author FROM json_each(${JSON.stringify(texts)})),
      known AS (SELECT *, CASE subject WHEN 'review' THEN (SELECT state FROM reviews WHERE id = texts.id)
        WHEN 'question' THEN (SELECT state FROM questions WHERE id = texts.id)
        ELSE (SELECT state FROM answers WHERE id = texts.id) END AS stored FROM texts)
      SELECT known.at AS at, max(kind = 'erase') OR count(kind) > 0 AND stored IS NULL AS isErased,
        (SELECT id FROM reviews WHERE author_email = author AND reviews.sku = known.sku
          AND state != 'withdrawn' AND id != known.id AND stored IS NOT 'withdrawn') AS other
      FROM known LEFT JOIN moderation_entries AS entries
        ON entries.subject = known.subject AND subject_id = known.id
      GROUP BY known.at HAVING isErased OR other IS NOT NULL`,
  ])) as [
    { at: number; document: string | null }[],
    { at: number; isErased: number; other: string }[],
  ];
  const faults = new Map<unknown, string>();
  for (const { at, document } of unproven) {
    const claim = purchases[at];
    const orders = document === null ? [] : [migratedCart(JSON.parse(document) as Order)];
    if (!claim || purchaseOf(orders, claim.sku)) continue;
    faults.set(claim, `orderId: ${claim.orderId} is no purchase of ${claim.sku}`);
  }
  for (const { at, isErased, other } of refused) {
    const fault = isErased ? 'id: erased by its author' : `authorEmail: of ${other} too`;
    faults.set(texts[at], fault);
  }
  return faults;
}
