/** `npm run backends -- reviews`: copies the reviews of a remote, or what has changed in them since the last time. */
import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import {
  type RemoteReview,
  remoteSource,
  reviewFrom,
} from '#domain/remote/catalogue/remote-review.ts';
import type { ReviewDocument } from '#domain/review/review.ts';
import type { ReadReviews } from '../../src/worker/commerce/commercetools/catalogue/reviews.ts';
import { dataOf, earlier } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import { beginning, type Cursor } from '../../src/worker/commerce/remote/catalogue-source.ts';
import { skusById } from '../../src/worker/data/catalogue/known-products.ts';
import { readProgress, writeProgress } from '../../src/worker/data/catalogue/remote-progress.ts';
import { numberingOf } from '../../src/worker/data/catalogue/remote-skus.ts';
import { documentOf } from '../../src/worker/data/reviews/review-rows.ts';
import { reviewsByIds } from '../../src/worker/data/reviews/reviews.ts';
import { importReviews, withholdReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import type { Output } from '../catalogue/run-command.ts';

/** `name`: of the remote, as a key of how far its reviews have been copied. */
export type ReviewSource = { name: string; read: ReadReviews };
export type ReviewOptions = { dryRun?: boolean | undefined; restart?: boolean | undefined };
type Into = { db: D1Database; now: Date; output: Output };

/** Returns whether all could be taken over. */
export async function copyReviews(
  { name, read }: ReviewSource,
  { dryRun: isDry = false, restart = false }: ReviewOptions,
  { db, now, output }: Into,
): Promise<boolean> {
  const key = `reviews of ${name}`;
  const before = restart ? undefined : await readProgress<Cursor>(db, key);
  let [written, withheld, refusals] = [0, 0, 0];
  let place: Cursor = { at: earlier((before ?? beginning).at), id: '' };
  for (let isLast = false; !isLast; ) {
    const part = dataOf(await read(place));
    const { reviews, refused } = await changedIn(part.reviews, db);
    if (!isDry && reviews.length > 0) await importReviews(db, reviews, now);
    const uncounted = { ids: part.uncounted, source: remoteSource };
    if (!isDry) withheld += await withholdReviews(db, uncounted, now);
    for (const { sku, why } of [...part.refused, ...refused]) output.error(`${sku}: ${why}`);
    written += reviews.length;
    refusals += part.refused.length + refused.length;
    ({ last: place, isLast } = part);
    if (!isDry) await writeProgress(db, key, place);
  }
  const verb = isDry ? 'would be ' : '';
  output.log(`${verb}written: ${written} reviews; withheld: ${withheld}; refused: ${refusals}`);
  return refusals === 0;
}

/** Those that differ from what is stored; refused by id if the shop does not have the article. */
async function changedIn(
  found: readonly RemoteReview[],
  db: D1Database,
): Promise<{ reviews: ReviewDocument[]; refused: Refused[] }> {
  const ids = found.map(({ id }) => id);
  const stored = new Map((await reviewsByIds(db, ids)).map((row) => [row.id, documentOf(row)]));
  const foreign = found.map(({ sku }) => sku).filter((sku) => !isOwnSku(sku));
  const numbers = await numberingOf(db).knownOf(foreign);
  const numberOf = (sku: string) => numbers.get(sku) ?? sku;
  const wanted = found.map(({ sku }) => numberOf(sku));
  const articles = new Set(
    (
      await skusById(
        db,
        wanted.map((sku) => ({ id: sku, sku })),
      )
    ).values(),
  );
  const reviews: ReviewDocument[] = [];
  const refused: Refused[] = [];
  for (const remote of found) {
    const sku = numberOf(remote.sku);
    const made = articles.has(sku)
      ? reviewFrom({ ...remote, sku }, stored.get(remote.id))
      : { why: `there is no article ${remote.sku} here` };
    if (made && 'why' in made) refused.push({ sku: remote.id, why: made.why });
    else if (made) reviews.push(made.review);
  }
  return { reviews, refused };
}
