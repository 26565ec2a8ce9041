/** Votes that a review is helpful: one per customer or device, none of its author. */
import { sql } from 'drizzle-orm';
import { batch, eachOf } from '../../d1/statements.ts';

type Vote = { helpful: number; sku: string; isOwn: boolean };

/** The number of votes after this one; undefined if the review is not published. `isOwn`: the voter wrote it. */
export async function addVote(
  db: D1Database,
  id: string,
  voter: string,
): Promise<Vote | undefined> {
  const isOwn = sql`coalesce(${voter} IN ('customer ' || customer_id,
    (SELECT 'customer ' || id FROM customers WHERE email = author_email)), 0)`;
  const results = await batch(db, [
    sql`INSERT INTO review_votes (review_id, voter)
      SELECT ${id}, ${voter} FROM reviews WHERE id = ${id} AND state = 'published' AND NOT ${isOwn}
      ON CONFLICT DO NOTHING`,
    sql`UPDATE reviews SET helpful = (SELECT count(*) FROM review_votes WHERE review_id = ${id})
      WHERE id = ${id}`,
    sql`SELECT helpful, sku, ${isOwn} AS isOwn FROM reviews WHERE id = ${id} AND state = 'published'`,
  ]);
  const [vote] = results[2] as (Omit<Vote, 'isOwn'> & { isOwn: number })[];
  return vote && { ...vote, isOwn: vote.isOwn === 1 };
}

/** Deletes the votes of customers; the counts of the reviews follow. */
export async function eraseVotes(db: D1Database, customerIds: readonly string[]): Promise<void> {
  const theirs = sql`voter IN ${eachOf(customerIds.map((id) => `customer ${id}`))}`;
  await batch(db, [
    sql`UPDATE reviews SET helpful = (SELECT count(*) FROM review_votes WHERE review_id = reviews.id AND NOT ${theirs})
      WHERE id IN (SELECT review_id FROM review_votes WHERE ${theirs})`,
    sql`DELETE FROM review_votes WHERE ${theirs}`,
  ]);
}
