/** What search engines keep of a listing: its clean pages. Source: eu-2026.md SEO-11, SEO-12. */

import type { ListingQuery } from '../catalogue/listing-query.ts';

/** Parameters that narrow, sort or resize a listing. Others, such as an advertisement's, change nothing it shows. */
const narrowing = [
  'query',
  'tags',
  'brand',
  'in-stock',
  'on-sale',
  'sales',
  'new-arrivals',
  'price-from',
  'price-to',
  'sort',
  'hits',
];

/**
 * True where filters leave no product: such a combination is no page (SEO-11). A word that finds nothing has its answer,
 * and so has a listing that is empty by itself, such as the offers of a market without any.
 */
export function isEmptyCombination(query: ListingQuery, total: number): boolean {
  const { brands, tag, inStock, priceFrom, priceTo } = query;
  const prices = priceFrom !== undefined || priceTo !== undefined;
  const filtered = brands.length > 0 || tag !== undefined || inStock || prices;
  return total === 0 && filtered && query.query === undefined;
}

/**
 * Whether a listing's address belongs into an index, and the query of the address that stands for it. A further page
 * stands for itself; a narrowed listing for the clean one.
 */
export function listingIndexing(
  params: URLSearchParams,
  page: number,
): { index: boolean; canonicalSearch: string } {
  const index = !narrowing.some((name) => params.has(name));
  return { index, canonicalSearch: index && page > 1 ? `?page=${page}` : '' };
}
