/** Files of reviews, one JSON document per line. An export can be imported again. */
import { type ReviewDocument, reviewDocument } from '#domain/review/review.ts';
import { reviewsAfter } from '../../src/worker/data/reviews/moderate.ts';
import { documentOf } from '../../src/worker/data/reviews/review-rows.ts';
import { importReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import { type CommandContext, writerOf } from '../catalogue/run-command.ts';
import { readLines, textOf } from '../moderation/lines.ts';

const rowsAtOnce = 200;

/** Refused lines do not keep out the others. */
export async function importReviewFile(
  db: D1Database,
  file: string,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<{ stored: number; refused: string[] }> {
  const { documents: reviews, refused } = readLines(textOf(file), reviewDocument);
  if (!dryRun) await storeReviews(db, reviews, now);
  return { stored: reviews.length, refused };
}

export async function storeReviews(
  db: D1Database,
  reviews: readonly ReviewDocument[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < reviews.length; start += rowsAtOnce) {
    await importReviews(db, reviews.slice(start, start + rowsAtOnce), now);
  }
}

export async function exportReviews(
  db: D1Database,
  context: CommandContext,
  out: string | undefined,
): Promise<void> {
  const write = writerOf(context, out);
  for (let after = ''; ; ) {
    const rows = await reviewsAfter(db, after, rowsAtOnce);
    for (const row of rows) write(`${JSON.stringify(documentOf(row))}\n`);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}
