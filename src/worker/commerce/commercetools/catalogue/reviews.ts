/** Reviews of products that the project shows. Only commands read them: the shop's moderation sees what they copy. */
import type { Outcome } from '#domain/operations.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import { type RemoteReview, remoteReview } from '#domain/remote/catalogue/remote-review.ts';
import type { Cursor, Part } from '../../remote/catalogue-source.ts';
import type { Wire } from '../../remote/wire.ts';
import { createClient } from '../client.ts';
import type { CommercetoolsConfig } from '../config.ts';
import { reviewsChanged } from '../documents/review.ts';
import { anyMarket, endOf, listIn, mostAtOnce, refusalOf } from './list.ts';
import { changedAfter } from './where.ts';

export type ReviewPart = Part & { reviews: RemoteReview[]; refused: Refused[] };
/** In the order of their changes. */
export type ReadReviews = (after: Cursor) => Promise<Outcome<ReviewPart>>;

export function commercetoolsReviews(config: CommercetoolsConfig, wire: Wire): ReadReviews {
  const ask = createClient(config, wire);
  return async (after) => {
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
  };
}
