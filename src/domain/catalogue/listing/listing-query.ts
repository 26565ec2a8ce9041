/** The query of a listing; listing-page.ts has the answer. Source: checklist CAT-2, CAT-3. */
import * as z from 'zod';
import { energyClasses } from '../energy/energy-label.ts';
import { defaultPageSize, maximumPage } from './paging.ts';

/** Limits of a query. */
export const maxTextLength = 100;
export const maxChoices = 20;
export const maxAttributes = 12;

export const sorts = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;
export type Sort = (typeof sorts)[number];

const words = z.string().max(maxTextLength);
const choices = z.array(words).max(maxChoices);

export const listingQuery = z.object({
  /** A category key; products of its children are included. */
  category: words.optional(),
  query: words.optional(),
  /** Badges, campaigns (`campaign:NAME`) and `on-sale` (a reduced price), one of which must match. */
  tags: choices.default([]),
  /** In any letter case. */
  brands: choices.default([]),
  /** Minimum number of stars. */
  rating: z.int().min(1).max(5).optional(),
  /** Values by name, one of which must match: words, numbers, ranges (choices.ts). */
  attributes: z
    .record(words, choices)
    .refine((chosen) => Object.keys(chosen).length <= maxAttributes, {
      error: `at most ${maxAttributes} attributes`,
    })
    .default({}),
  energyClasses: z.array(z.enum(energyClasses)).default([]),
  inStock: z.boolean().default(false),
  /** The offers: reduced articles only, besides all filters. */
  onSale: z.boolean().default(false),
  /** The new arrivals: articles with the badge `new` only, besides all filters. */
  newArrivals: z.boolean().default(false),
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
  /**
   * `suggested`: what suggestions of a search name: its brands, and the categories of the items; `none`: only the
   * items.
   */
  counted: z.enum(['all', 'suggested', 'none']).default('all'),
});

export type ListingQuery = z.infer<typeof listingQuery>;
