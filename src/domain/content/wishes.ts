/** Which articles the blocks of a page show, so that one call can ask for those of all blocks. */
import { type ListingQuery, listingQuery } from '../catalogue/listing/listing-query.ts';
import type { Block, BlockOf } from './content-document.ts';

/** Articles of a banner. */
const bannerArticles = 3;

/** `query` asks for more articles than the `count` that is shown, so that they are of different kinds. */
export type WishedRow = { query: ListingQuery; count: number };

/** A block's rows of cards, in their order. */
export function rowsOf(block: Block): WishedRow[] {
  if (block.type === 'banner' && block.query)
    return [rowOf({ query: block.query, count: bannerArticles })];
  if (block.type === 'product-listing') return [rowOf(block)];
  return block.type === 'product-groups-slider' ? block.groups.map(rowOf) : [];
}

type Row = Pick<BlockOf<'product-listing'>, 'query' | 'count'>;

const rowOf = ({ query, count }: Row): WishedRow => ({
  query: listingQuery.parse({ inStock: true, ...query, pageSize: 3 * count, counted: 'none' }),
  count,
});
