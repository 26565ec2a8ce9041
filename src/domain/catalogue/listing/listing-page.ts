/** The answer of a listing. Each facet is counted without its own filter, so that more of its values can be chosen. */
import type { PageAvailability } from '../../routing/alternates.ts';
import type { EnergyClass } from '../energy/energy-label.ts';
import type { ProductSummary } from '../product.ts';

/** How many brands or attribute words a filter offers: the most frequent; chosen ones are always included. */
export const maxFacetValues = 40;

export type FacetValue = {
  /** As the query names it. */
  value: string;
  label: string;
  count: number;
};

/** The smallest and the largest number, in this unit. */
export type AttributeLimits = { unit: string; low: number; high: number };

/** `limits`: for fields that narrow the numbers; absent if there are few. */
export type AttributeFacet = {
  name: string;
  label: string;
  values: FacetValue[];
  limits?: AttributeLimits;
};

/** Number of products by price in cents; `from` is inclusive, `to` exclusive. */
export type PriceBin = { from: number; to: number; count: number };

export type ListingFacets = {
  brands: { name: string; count: number }[];
  /** Badges and active campaigns; reductions, a choice of the same filter, are counted as `onSale`. */
  tags: { tag: string; count: number }[];
  /** Products with at least that many stars, most stars first. */
  ratings: { stars: number; count: number }[];
  /** Categories directly below the requested one, or the departments if none is requested. */
  categories: { key: string; count: number }[];
  /** The most useful first. Without a category, those that many results share. */
  attributes: AttributeFacet[];
  /** Classes of energy labels, best first. */
  energyClasses: { energyClass: EnergyClass; count: number }[];
  inStock: number;
  onSale: number;
  /** Cents; absent when nothing matches. */
  priceRange?: { from: number; to: number };
  /** Ascending, without gaps, on a logarithmic scale. */
  priceBins: PriceBin[];
};

export type ListingPage = {
  items: ProductSummary[];
  total: number;
  facets: ListingFacets;
  /** The text that was searched for instead of a misspelt one. */
  corrected?: string;
  /** Words of the text that nothing matches; they were left out. */
  unmatched?: string[];
  /** Weak matches are left out, because they could stand first in this order. */
  onlyBest?: true;
  /** For a counted category: where its page exists. */
  pageAvailability?: PageAvailability;
  /** Identifies the query to a hosted index (domain/search/search.ts). */
  queryId?: string;
};
