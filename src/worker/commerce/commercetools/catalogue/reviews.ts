/** Reviews of products that the project shows. Only commands read them: the shop's moderation sees what they copy. */
import type { Outcome } from '#domain/operations.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import { type RemoteReview, remoteReview } from '#domain/remote/catalogue/remote-review.ts';
import type { Cursor, Part } from '../../remote/catalogue-source.ts';
import type { Wire } from '../../remote/wire.ts';
import { createClient } from '../client.ts';
import type { CommercetoolsConfig } from '../config.ts';
import { reviewsChanged } from '../documents/review.ts';
import { changesOf, mostAtOnce, refusalOf } from './list.ts';

/** `uncounted`: ids of those that the project does not show. */
export type ReviewPart = Part & {
  reviews: RemoteReview[];
  uncounted: string[];
  refused: Refused[];
};
/** In the order of their changes. */
export type ReadReviews = (after: Cursor) => Promise<Outcome<ReviewPart>>;

export function commercetoolsReviews(config: CommercetoolsConfig, wire: Wire): ReadReviews {
  const ask = createClient(config, wire);
  return async (after) => {
    const list = await changesOf(ask, reviewsChanged, 'reviews', after, { limit: mostAtOnce });
    if (!list.ok) return list;
    const { results, ...end } = list.data;
    const part: ReviewPart = { ...end, reviews: [], uncounted: [], refused: [] };
    for (const { target, includedInStatistics, ...result } of results) {
      const id = idOf(result);
      const sku = target?.masterData?.current?.masterVariant.sku;
      if (!includedInStatistics) part.uncounted.push(id);
      // Without a SKU it is of a channel, or of a product that is not published.
      else if (sku) {
        const read = remoteReview.safeParse({ ...result, id, sku }, { reportInput: true });
        if (read.success) part.reviews.push(read.data);
        else part.refused.push(refusalOf(result, read.error));
      }
    }
    return { ok: true, data: part };
  };
}

/** The shop's own came there with their ids as keys; other keys may be longer than an id here. */
const idOf = ({ key, id }: { key: string | null; id: string }): string =>
  key && /^[\w-]{1,64}$/.test(key) ? key : id;
