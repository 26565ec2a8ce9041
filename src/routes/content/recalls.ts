/** The recalls of the market that pages of articles and orders point to. */
import {
  type Bought,
  isConcerned,
  type Recall,
  recallsIn,
  recallsSlug,
} from '#domain/content/recall.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Shop } from '#worker/request/context.ts';
import { optionalContent } from './optional-content.ts';

/** In the language of the page; a backend without content has none. */
export async function loadRecalls(shop: Shop): Promise<Recall[]> {
  const content = await optionalContent(shop, recallsSlug);
  return recallsIn(content[recallsSlug]);
}

/** That have not ended and concern this order. */
export async function recallsOf(
  shop: Shop,
  { createdAt, bought }: Pick<OrderStatus, 'createdAt' | 'bought'>,
): Promise<Recall[]> {
  const order: Bought = { country: shop.store.key, createdAt, skus: bought.map(({ sku }) => sku) };
  const recalls = await loadRecalls(shop);
  return recalls.filter((recall) => !recall.ended && isConcerned(order, recall));
}
