/** What search engines keep of a listing: its clean pages. Source: eu-2026.md SEO-11, SEO-12. */
import { attributeParameter } from '../catalogue/listing/listing.ts';
import type { ListingQuery } from '../catalogue/listing/listing-query.ts';

/** Parameters that narrow, sort or resize a listing. Others, such as an advertisement's, change nothing it shows. */
const narrowing = [
  'query',
  'category',
  'tags',
  'brand',
  'rating',
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
  const { brands, tags, rating, attributes, inStock, priceFrom, priceTo } = query;
  const prices = priceFrom !== undefined || priceTo !== undefined;
  const chosen = brands.length + tags.length + Object.keys(attributes).length > 0;
  const filtered = chosen || rating !== undefined || inStock || prices;
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
  const attributes = [...params.keys()].some((name) => name.startsWith(attributeParameter));
  const index = !attributes && !narrowing.some((name) => params.has(name));
  return { index, canonicalSearch: index && page > 1 ? `?page=${page}` : '' };
}
