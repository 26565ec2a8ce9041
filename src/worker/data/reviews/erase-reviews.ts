/** What the erasure of a person does with their reviews. */
import { sql } from 'drizzle-orm';
import { eachOf, prepared } from '../../d1/statements.ts';
import { ratingsChanged } from '../catalogue/product-ratings.ts';
import { transaction } from './write-reviews.ts';

/** The order of a review whose author has erased their data. */
const erasedOrder = 'erased';

/** Deletes everything of these reviews, as their author may demand. Decisions stay, without the author. */
export async function eraseReviews(
  db: D1Database,
  reviews: readonly { id: string; sku: string }[],
  now: Date,
): Promise<void> {
  const ids = eachOf(reviews.map(({ id }) => id));
  await transaction(db, [
    prepared(db, sql`DELETE FROM review_votes WHERE review_id IN ${ids}`),
    prepared(db, sql`DELETE FROM reviews WHERE id IN ${ids}`),
    ...ratingsChanged(db, [...new Set(reviews.map(({ sku }) => sku))], now),
  ]);
}

/**
 * Takes their author out of published reviews, whose texts stay. The order leads to an invoice with the name: only that
 * there was one stays.
 */
export async function leaveReviews(
  db: D1Database,
  reviews: readonly { id: string; sku: string }[],
  now: Date,
): Promise<void> {
  const ids = eachOf(reviews.map(({ id }) => id));
  await transaction(db, [
    prepared(
      db,
      sql`UPDATE reviews SET author_name = '', customer_id = NULL, author_email = NULL, line_item_id = NULL,
        order_id = iif(order_id IS NULL, NULL, ${erasedOrder}) WHERE id IN ${ids}`,
    ),
    prepared(
      db,
      sql`UPDATE files SET name = 'photo' WHERE owner_kind = 'review' AND owner_ref IN ${ids}`,
    ),
    ...ratingsChanged(db, [...new Set(reviews.map(({ sku }) => sku))], now),
  ]);
}
