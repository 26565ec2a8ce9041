/** The pages of reviews, without the prefix of the language. */
import { productNumberOf } from '../catalogue/product.ts';

/** The published reviews of an article; the same for everybody. */
export const reviewsPath = (sku: string): string => `/reviews/${productNumberOf(sku)}`;

export const reviewPaths = {
  write: '/review/write',
  helpful: '/review/helpful',
  report: '/review/report',
  withdraw: '/review/withdraw',
  stop: '/review/stop',
  own: '/my-account/my-reviews',
} as const;

/** The id of a review's element on a page. */
export const reviewAnchor = (id: string): string => `review-${id}`;
