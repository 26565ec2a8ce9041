/** What an operator decides about reviews, and what is listed for it. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import {
  type Decision,
  decisionEntry,
  type Ground,
  type ModerationState,
  needsStatement,
  stateAfter,
} from '#domain/moderation/moderation.ts';
import type { Actor } from '#domain/order/history.ts';
import type { ReviewDocument } from '#domain/review/review.ts';
import { rows } from '../../d1/statements.ts';
import { decideReports } from './reports.ts';
import { documentOf, type ReviewRow, reviewColumns } from './review-rows.ts';
import { reviewRow } from './reviews.ts';
import { type Addition, addToReview, decideReview } from './write-reviews.ts';

export type Moderation = {
  id: string;
  decision: Exclude<Decision, 'withdraw'>;
  actor: Actor;
  /** Of a restriction. `note`: the facts, in words for the author. */
  ground?: Ground;
  note?: string;
};

export type Moderated =
  | { outcome: 'noReview' }
  | { outcome: 'notPossible'; state: ModerationState }
  | { outcome: 'possible' | 'done'; review: ReviewDocument };

/** A dry run changes nothing. A removal upholds the open reports about the review. */
export async function moderateReview(
  db: D1Database,
  { id, decision, actor, ground, note }: Moderation,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Moderated> {
  const row = await reviewRow(db, id);
  if (!row) return { outcome: 'noReview' };
  if (stateAfter(row.state, decision) === undefined) {
    return { outcome: 'notPossible', state: row.state };
  }
  const review = documentOf(row);
  if (dryRun) return { outcome: 'possible', review };
  const at = now.toISOString();
  const made = { subject: 'review', subjectId: id, decision, actor } as const;
  const why = { ...(ground && { ground }), ...(note && { note }) };
  const entry = decisionEntry(crypto.randomUUID(), { ...made, ...why }, at);
  const event: KontorEvent | undefined = needsStatement(decision)
    ? {
        id: `review-decided-${entry.id}`,
        at,
        type: 'review-decided',
        reviewId: id,
        entryId: entry.id,
      }
    : undefined;
  const isDone = await decideReview(db, { id, sku: row.sku, decision }, entry, event);
  if (!isDone) return { outcome: 'notPossible', state: row.state };
  if (decision === 'remove') {
    await decideReports(db, { subject: 'review', subjectId: id }, 'upheld', now);
  }
  return { outcome: 'done', review };
}

/** The shop's answer, which replaces an earlier one, or a translation, with its entry. */
export function addAs(
  db: D1Database,
  { id, sku }: { id: string; sku: string },
  addition: Addition,
  actor: Actor,
  now: Date,
): Promise<void> {
  return addToReview(db, { id, sku }, addition, {
    id: crypto.randomUUID(),
    subject: 'review',
    subjectId: id,
    at: now.toISOString(),
    actor,
    kind: 'answer' in addition ? 'answer' : 'translate',
    isAutomated: false,
  });
}

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
