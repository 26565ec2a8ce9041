/** Reviews of articles. */
import type { ReviewDocument } from '#domain/review/review.ts';
import { byKey, type Draft } from './drafts.ts';

export const reviewDraft = (review: ReviewDocument): Draft => ({
  key: review.id,
  uniquenessValue: review.id,
  locale: review.locale,
  authorName: review.authorName || undefined,
  title: review.title,
  text: review.text,
  // commercetools rates from -100 to 100; ours are stars.
  rating: review.rating,
  target: byKey('product', review.sku),
});
