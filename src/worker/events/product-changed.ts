/** The search hears of what changed in the catalogue. Repeating it only says the same again. */
import type { KontorEvent } from '#domain/events.ts';
import type { Environment } from '../environment.ts';
import { indexProducts } from '../services/search/embedded/keep-index.ts';
import { putHosted } from '../services/search/hosted.ts';

export async function indexChanged(
  { skus }: Extract<KontorEvent, { type: 'product-changed' }>,
  env: Environment,
): Promise<void> {
  await indexProducts(env.DB, env.SEARCH_DB, skus);
  await putHosted(env, skus);
}
