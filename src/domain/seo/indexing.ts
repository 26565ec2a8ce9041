/** Which pages of a listing search engines may index: those without filters. Source: eu-2026.md SEO-11, SEO-12. */
import { isAttributeParameter } from '../catalogue/listing/attribute-parameters.ts';
import { reducedTag } from '../catalogue/listing/listing.ts';
import type { ListingQuery } from '../catalogue/listing/listing-query.ts';
import { allFilters } from '../catalogue/listing/paging.ts';

/** Parameters that narrow, sort or resize a listing. Others, such as those of ads, do not change what it shows. */
const narrowing = [
  'query',
  'category',
  'tags',
  'brand',
  'rating',
  'energy-class',
  'in-stock',
  'on-sale',
  'sales',
  'new-arrivals',
  'price-from',
  'price-to',
  'sort',
  'hits',
  allFilters.name,
];

/**
 * True if filters leave no product: such a combination is no page (SEO-11). A search without results is a page, and so
 * is a listing that is empty without filters, such as the offers of a market that has none.
 */
export function isEmptyCombination(query: ListingQuery, total: number): boolean {
  const { brands, tags, rating, attributes, energyClasses, inStock, priceFrom, priceTo } = query;
  const prices = priceFrom !== undefined || priceTo !== undefined;
  const badges = tags.filter((tag) => tag !== reducedTag);
  const chosen = [...brands, ...badges, ...Object.keys(attributes), ...energyClasses].length > 0;
  const filtered = chosen || rating !== undefined || inStock || prices;
  return total === 0 && filtered && query.query === undefined;
}

/**
 * Whether a listing's address may be indexed, and the query of its canonical address. A further page is its own
 * canonical page; that of a filtered listing is the one without filters.
 */
export function listingIndexing(
  params: URLSearchParams,
  page: number,
): { index: boolean; canonicalSearch: string } {
  const attributes = [...params.keys()].some(isAttributeParameter);
  const index = !attributes && !narrowing.some((name) => params.has(name));
  return { index, canonicalSearch: index && page > 1 ? `?page=${page}` : '' };
}
