/** Writes the reviews of a remote that differ, by the import of reviews: ratings and pages follow. */
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import { reviewFrom } from '#domain/remote/catalogue/remote-review.ts';
import type { ReviewDocument } from '#domain/review/review.ts';
import { documentOf } from '../../../data/reviews/review-rows.ts';
import { reviewsByIds } from '../../../data/reviews/reviews.ts';
import { importReviews } from '../../../data/reviews/write-reviews.ts';
import type { ReviewsFound } from '../catalogue-source.ts';

/** Returns the ids of those that are written, and those that cannot be shown. */
export async function copiedReviews(
  db: D1Database,
  found: ReviewsFound,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<{ reviews: string[]; refused: Refused[] }> {
  const ids = found.reviews.map(({ id }) => id);
  const rows = await reviewsByIds(db, ids);
  const before = new Map(rows.map((row) => [row.id, documentOf(row)]));
  const changed: ReviewDocument[] = [];
  const refused = [...found.refused];
  for (const remote of found.reviews) {
    const made = reviewFrom(remote, before.get(remote.id));
    if (!made) continue;
    if ('why' in made) refused.push({ sku: `review ${remote.id}`, why: made.why });
    else changed.push(made.review);
  }
  if (!isDry && changed.length > 0) await importReviews(db, changed, now);
  return { reviews: changed.map(({ id }) => id), refused };
}
