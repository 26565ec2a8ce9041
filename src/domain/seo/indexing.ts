/**
 * Which pages search engines may index: listings without filters, and only pages that have something to say. Source:
 * eu-2026.md SEO-11, SEO-12.
 */

import { isAttributeParameter } from '../catalogue/listing/attribute-parameters.ts';
import { reducedTag } from '../catalogue/listing/listing.ts';
import type { ListingQuery } from '../catalogue/listing/listing-query.ts';
import { allFilters } from '../catalogue/listing/paging.ts';
import type { Block } from '../content/content-document.ts';

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

/** What a listing has to say. */
export type ListingContent = {
  /** Of all its pages, without filters. */
  articles: number;
  /** The setting FEWEST_INDEXED. */
  fewest: number;
  /** Whether an operator has written about it. */
  hasOwnText: boolean;
};

/** A stub: a listing of so few articles that the pages of the articles say more, and nobody wrote about it. */
export const isStub = ({ articles, fewest, hasOwnText }: ListingContent): boolean =>
  articles === 0 || (articles < fewest && !hasOwnText);

/**
 * Whether a listing's address may be indexed, and the query of its canonical address. A further page is its own
 * canonical page; that of a filtered listing is the one without filters.
 */
export function listingIndexing(
  params: URLSearchParams,
  page: number,
  content: ListingContent,
): { index: boolean; canonicalSearch: string } {
  const attributes = [...params.keys()].some(isAttributeParameter);
  const filtered = attributes || narrowing.some((name) => params.has(name));
  const index = !filtered && !isStub(content);
  return { index, canonicalSearch: index && page > 1 ? `?page=${page}` : '' };
}

/** Blocks that show nothing of their own without others beside them. */
const frames: readonly Block['type'][] = ['contents', 'page-title'];

/** Whether a page of blocks has any text in the language of its locale; one that has none is not indexed. */
export const hasContent = (blocks: readonly Block[]): boolean =>
  blocks.some(({ type }) => !frames.includes(type));
