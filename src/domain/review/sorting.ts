/**
 * The orders of a list of reviews, the default first; the database sorts (data/reviews/reviews.ts). Source: catalogue.txt §3
 * Review sort; eu-2026.md R-03 for the default.
 */
export const reviewSorts = ['Most recent', 'Top reviews'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
