/** What a listing answers. Each facet counts as if its own choices were off, so that they can be widened. */
import type { PageAvailability } from '../../routing/alternates.ts';
import type { ProductSummary } from '../product.ts';

/** Brands, or words of an attribute, that a filter offers: the most frequent, and whatever is chosen. */
export const maxFacetValues = 40;

export type FacetValue = {
  /** As the query names it. */
  value: string;
  label: string;
  count: number;
};

export type AttributeFacet = { name: string; label: string; values: FacetValue[] };

/** Products that cost from so many cents up to below so many. */
export type PriceBin = { from: number; to: number; count: number };

export type ListingFacets = {
  brands: { name: string; count: number }[];
  /** Badges and the campaigns that are on; reductions count as `onSale`. */
  tags: { tag: string; count: number }[];
  /** With at least so many stars, most first. */
  ratings: { stars: number; count: number }[];
  /** Categories directly below the one asked for; departments where none was. */
  categories: { key: string; count: number }[];
  /** Of a category: what its cards show. */
  attributes: AttributeFacet[];
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
  /** What was searched for in place of a misspelt text. */
  corrected?: string;
  /** Of a counted category: where else its page stands. */
  pageAvailability?: PageAvailability;
  /** By which a hosted index knows this question again (domain/search/search.ts). */
  queryId?: string;
};
