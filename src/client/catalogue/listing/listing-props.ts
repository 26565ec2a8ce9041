/** The props that the parts of a listing share. */
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Chip } from './active-filters.tsx';
import type { CategoryChoices } from './category-filter.tsx';

export type ListingProps = {
  listing: ListingPage;
  query: ListingQuery;
  /** Address of the listing without its query. */
  action: string;
  params: URLSearchParams;
  categories?: CategoryChoices | undefined;
  /** If nothing matches: what removing one filter would show. */
  ways?: readonly Way[];
};

/** A filter, and how many articles match all the others; the first of them. */
export type Way = { chip: Chip; total: number; items: readonly ProductSummary[] };
