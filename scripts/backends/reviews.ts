/** `npm run backends -- reviews`: copies the reviews of a remote, or what has changed in them since the last time. */
import * as z from 'zod';
import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import { type RemoteReview, reviewFrom } from '#domain/remote/catalogue/remote-review.ts';
import type { ReviewDocument } from '#domain/review/review.ts';
import type { ReadReviews } from '../../src/worker/commerce/commercetools/catalogue/reviews.ts';
import { dataOf } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import { beginning, type Cursor } from '../../src/worker/commerce/remote/catalogue-source.ts';
import { numberingOf } from '../../src/worker/data/catalogue/foreign-skus.ts';
import { readProgress, writeProgress } from '../../src/worker/data/catalogue/remote-progress.ts';
import { documentOf } from '../../src/worker/data/reviews/review-rows.ts';
import { reviewsByIds } from '../../src/worker/data/reviews/reviews.ts';
import { importReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import type { Output } from '../catalogue/run-command.ts';

/** `name`: of the remote, as a key of how far its reviews have been copied. */
export type ReviewSource = { name: string; read: ReadReviews };
export type ReviewOptions = { dryRun?: boolean | undefined; restart?: boolean | undefined };
type Into = { db: D1Database; now: Date; output: Output };

const cursor = z.object({ at: z.string(), id: z.string() });

/** Returns whether all could be taken over. */
export async function copyReviews(
  { name, read }: ReviewSource,
  { dryRun: isDry = false, restart = false }: ReviewOptions,
  { db, now, output }: Into,
): Promise<boolean> {
  const key = `reviews of ${name}`;
  const before = restart ? undefined : cursor.safeParse(await readProgress(db, key)).data;
  let [written, refusals] = [0, 0];
  let place: Cursor = before ?? beginning;
  for (let isLast = false; !isLast; ) {
    const part = dataOf(await read(place));
    const { reviews, refused } = await changedIn(part.reviews, db);
    if (!isDry && reviews.length > 0) await importReviews(db, reviews, now);
    for (const { sku, why } of [...part.refused, ...refused]) output.error(`${sku}: ${why}`);
    written += reviews.length;
    refusals += part.refused.length + refused.length;
    ({ last: place, isLast } = part);
    if (!isDry) await writeProgress(db, key, place);
  }
  output.log(`${isDry ? 'would be ' : ''}written: ${written} reviews; refused: ${refusals}`);
  return refusals === 0;
}

/** Those that differ from what is stored. Of articles that the shop does not have, none is taken. */
async function changedIn(
  found: readonly RemoteReview[],
  db: D1Database,
): Promise<{ reviews: ReviewDocument[]; refused: Refused[] }> {
  const ids = found.map(({ id }) => id);
  const stored = new Map((await reviewsByIds(db, ids)).map((row) => [row.id, documentOf(row)]));
  const foreign = found.map(({ sku }) => sku).filter((sku) => !isOwnSku(sku));
  const numbers = await numberingOf(db).knownOf(foreign);
  const reviews: ReviewDocument[] = [];
  const refused: Refused[] = [];
  for (const remote of found) {
    const sku = numbers.get(remote.sku) ?? remote.sku;
    const made = reviewFrom({ ...remote, sku }, stored.get(remote.id));
    if (made && 'why' in made) refused.push({ sku: remote.id, why: made.why });
    else if (made) reviews.push(made.review);
  }
  return { reviews, refused };
}
