/** The search hears of what changed in the catalogue. Repeating it only says the same again. */
import type { KontorEvent } from '#domain/events.ts';
import type { Environment } from '../environment.ts';
import { indexProducts } from '../services/search/embedded/keep-index.ts';

export function indexChanged(
  { skus }: Extract<KontorEvent, { type: 'product-changed' }>,
  { DB, SEARCH_DB }: Environment,
): Promise<void> {
  return indexProducts(DB, SEARCH_DB, skus);
}
