import type { WishList } from '#domain/wish-list/wish-list.ts';
import { mainOf } from '../html-page.ts';
import { led, type Visitor } from '../visitor.ts';

/** The path of an article's page. */
export async function pathOf(shopper: Visitor, sku: string): Promise<string> {
  const { products } = await shopper.ask('getProductCards', { skus: [sku] });
  return `/${products[0]?.slug}`;
}

/** The content of a page, by default that of the wish lists of a browser. */
export const page = async (shopper: Visitor, path = '/wish-lists'): Promise<string> =>
  mainOf(await (await shopper.get(path)).text());

/** Saves the article; where that leads. */
export const save = (shopper: Visitor, sku: string): Promise<string> =>
  led(shopper.post('/wish-lists', { intent: 'add', sku }));

export const own = async (shopper: Visitor): Promise<WishList[]> =>
  (await shopper.ask('getWishLists', {})).lists;
