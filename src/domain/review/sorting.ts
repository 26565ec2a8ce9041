/** The orders of a list of reviews. Source: catalogue.txt §3 Review sort; eu-2026.md R-03 for the default. */
import type { Review } from './review.ts';

export const reviewSorts = ['Most recent', 'Top reviews'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

type Sorted = Pick<Review, 'rating' | 'text' | 'custom' | 'id'>;

const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
const byDate = (a: Sorted, b: Sorted) =>
  descending(a.custom.reviewCreatedAt, b.custom.reviewCreatedAt);

/** By code points, as the database compares texts; the id last, so that pages do not overlap. */
export const comparing: Record<ReviewSort, (a: Sorted, b: Sorted) => number> = {
  'Most recent': (a, b) => byDate(a, b) || descending(a.id, b.id),
  'Top reviews': (a, b) =>
    b.rating - a.rating || byDate(a, b) || descending(a.text, b.text) || descending(a.id, b.id),
};
