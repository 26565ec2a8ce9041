/** Which articles the blocks of a page show, so that one call can ask for those of all blocks. */
import { type ListingQuery, listingQuery } from '../catalogue/listing/listing-query.ts';
import type { Block, BlockOf } from './content-document.ts';

/** Articles of a banner. */
const bannerArticles = 3;

/** The listings of a block's rows of cards, in their order. */
export function listingsOf(block: Block): ListingQuery[] {
  if (block.type === 'banner' && block.query)
    return [listingOf({ query: block.query, count: bannerArticles })];
  if (block.type === 'product-listing') return [listingOf(block)];
  return block.type === 'product-groups-slider' ? block.groups.map(listingOf) : [];
}

type Row = Pick<BlockOf<'product-listing'>, 'query' | 'count'>;

const listingOf = ({ query, count }: Row): ListingQuery =>
  listingQuery.parse({ inStock: true, ...query, pageSize: count, counted: 'none' });
