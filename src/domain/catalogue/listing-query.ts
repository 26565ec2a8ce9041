/** What a listing can be asked for, and what it answers. Source: checklist CAT-2, CAT-3. */
import * as z from 'zod';
import type { Whereabouts } from '../routing/alternates.ts';
import { defaultPageSize, maximumPage } from './paging.ts';
import type { ProductSummary } from './product.ts';

/** Limits of what can be asked for. */
export const longestText = 100;
export const mostBrands = 20;

export const sorts = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;
export type Sort = (typeof sorts)[number];

export const listingQuery = z.object({
  /** A category key; products of its children are included. */
  category: z.string().max(longestText).optional(),
  query: z.string().max(longestText).optional(),
  /** One of the badges, or a campaign: `campaign:cyber_week`. */
  tag: z.string().max(longestText).optional(),
  brands: z.array(z.string().max(longestText)).max(mostBrands).default([]),
  inStock: z.boolean().default(false),
  onSale: z.boolean().default(false),
  /** Cents. */
  priceFrom: z.int().nonnegative().optional(),
  priceTo: z.int().nonnegative().optional(),
  sort: z.enum(sorts).default('relevance'),
  /** From 1. */
  page: z
    .int()
    .min(1)
    .max(maximumPage - 1)
    .default(1),
  pageSize: z.int().min(1).max(48).default(defaultPageSize),
  /** False where only the items are shown: no count, no facets, a third of the work. */
  counted: z.boolean().default(true),
});

export type ListingQuery = z.infer<typeof listingQuery>;

export type ListingFacets = {
  brands: { name: string; count: number }[];
  inStock: number;
  onSale: number;
  /** Cents; absent when nothing matches. */
  priceRange?: { from: number; to: number };
};

export type ListingPage = {
  items: ProductSummary[];
  total: number;
  facets: ListingFacets;
  /** Of a counted category: where else its page stands. */
  whereabouts?: Whereabouts;
};
