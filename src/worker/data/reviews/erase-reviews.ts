/** What the erasure of a person does with their reviews. */
import { sql } from 'drizzle-orm';
import { batch, eachOf } from '../../d1/statements.ts';
import { ratingsChanged } from '../catalogue/product-ratings.ts';
import { erasureEntries } from '../moderation/entries.ts';
import { reportsEnded } from '../moderation/reports.ts';

/** The order of a review whose author has erased their data. */
const erasedOrder = 'erased';

type Reviewed = readonly { id: string; sku: string }[];

const idsOf = (reviews: Reviewed) => eachOf(reviews.map(({ id }) => id));

/**
 * Deletes everything of the `gone` reviews, as their author may demand; decisions stay, without the author. Takes the
 * author out of those that are `left`, whose texts stay. The order leads to an invoice with the name: of it stays only
 * that there was one.
 */
export async function eraseReviews(
  db: D1Database,
  { gone, left }: { gone: Reviewed; left: Reviewed },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const statements = [
    ...reportsEnded({ subject: 'review', ids: idsOf(gone) }, 'gone', at, sql`true`),
    erasureEntries('review', idsOf([...gone, ...left]), at),
    sql`DELETE FROM review_votes WHERE review_id IN ${idsOf(gone)}`,
    sql`DELETE FROM reviews WHERE id IN ${idsOf(gone)}`,
    sql`UPDATE reviews SET author_name = '', customer_id = NULL, author_email = NULL, line_item_id = NULL,
      order_id = iif(order_id IS NULL, NULL, ${erasedOrder}) WHERE id IN ${idsOf(left)}`,
    sql`UPDATE files SET name = 'photo' WHERE owner_kind = 'review' AND owner_ref IN ${idsOf(left)}`,
  ];
  const skus = new Set([...gone, ...left].map(({ sku }) => sku));
  await batch(db, [...statements, ...ratingsChanged(db, [...skus], now)]);
}
