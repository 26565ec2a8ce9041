/** The props that the parts of a listing share. */
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { CategoryChoices } from './category-filter.tsx';

export type ListingProps = {
  listing: ListingPage;
  query: ListingQuery;
  /** Address of the listing without its query. */
  action: string;
  params: URLSearchParams;
  categories?: CategoryChoices | undefined;
};
