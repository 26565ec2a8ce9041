/** What operators list of reviews. */
import { sql } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation/moderation.ts';
import { rows } from '../../d1/statements.ts';
import { type ReviewRow, reviewColumns } from './review-rows.ts';

/** Reviews that wait for a decision, the oldest first. */
export const queuedReviews = (db: D1Database, limit: number): Promise<ReviewRow[]> =>
  rows(
    db,
    sql`SELECT ${reviewColumns} FROM reviews WHERE state = 'submitted'
      ORDER BY created_at LIMIT ${limit}`,
  );

/** All reviews after this id, in pages for an export. */
export const reviewsAfter = (db: D1Database, id: string, limit: number): Promise<ReviewRow[]> =>
  rows(db, sql`SELECT ${reviewColumns} FROM reviews WHERE id > ${id} ORDER BY id LIMIT ${limit}`);

/** The number of reviews by stars and state: a suppression of bad ones would show. */
export const countedReviews = (
  db: D1Database,
): Promise<{ rating: number; state: ModerationState; count: number }[]> =>
  rows(
    db,
    sql`SELECT rating, state, count(*) AS count FROM reviews WHERE source = 'order'
      GROUP BY rating, state ORDER BY rating DESC, state`,
  );

/** The SKUs of all reviews and of all rated products. */
export async function reviewedSkus(db: D1Database): Promise<string[]> {
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM reviews UNION SELECT sku FROM products WHERE rating_count > 0 ORDER BY sku`,
  );
  return found.map(({ sku }) => sku);
}
