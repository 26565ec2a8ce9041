/** Reviews of products that the project shows. */
import type { Outcome } from '#domain/operations.ts';
import { remoteReview } from '#domain/remote/catalogue/remote-review.ts';
import type { Cursor, ReviewPart } from '../../remote/catalogue-source.ts';
import type { Client } from '../client.ts';
import { reviewsChanged } from '../documents/catalogue.ts';
import { anyMarket, endOf, listIn, mostAtOnce, refusalOf } from './list.ts';
import { changedAfter } from './where.ts';

export async function changedReviews(ask: Client, after: Cursor): Promise<Outcome<ReviewPart>> {
  const variables = { where: changedAfter(after), limit: mostAtOnce };
  const reply = await ask(reviewsChanged, variables, anyMarket);
  const list = listIn(reviewsChanged.name, reply, 'reviews');
  if (!list.ok) return list;
  const { results } = list.data;
  const part: ReviewPart = { reviews: [], refused: [], ...endOf(results, after, mostAtOnce) };
  for (const { target, includedInStatistics, ...result } of results) {
    const sku = target?.masterData?.current?.masterVariant.sku;
    // Of a channel, or of a product that is not published; or one that the project does not count.
    if (!sku || !includedInStatistics) continue;
    // The shop's own came there with their ids as keys.
    const review = { ...result, id: result.key ?? result.id, sku };
    const read = remoteReview.safeParse(review, { reportInput: true });
    if (read.success) part.reviews.push(read.data);
    else part.refused.push(refusalOf(result, read.error));
  }
  return { ok: true, data: part };
}
