/** Prices that are resources of their own: those of products with the price mode `Standalone`. */
import type { Outcome } from '#domain/operations.ts';
import { answerOfAnotherForm } from '#domain/remote/backend-failure.ts';
import {
  hasStandalonePrices,
  type RemotePrice,
  type RemoteProduct,
  remotePrice,
} from '#domain/remote/catalogue/remote-product.ts';
import type { Cursor, PricePart } from '../../remote/catalogue-source.ts';
import type { Client } from '../client.ts';
import { pricesChanged, pricesOfSkus } from '../documents/catalogue.ts';
import { changesOf, listOf, mostAtOnce } from './list.ts';
import { activeOf } from './where.ts';

/** Each may be one of another article, which is read again with all its texts. */
const pricesAtOnce = 200;

/** By SKU; no request if none of the products has such prices. */
export async function standalonePrices(
  ask: Client,
  products: readonly RemoteProduct[],
): Promise<Outcome<Map<string, RemotePrice[]>>> {
  const found = new Map<string, RemotePrice[]>();
  const skus = products.filter(hasStandalonePrices).flatMap(({ skus }) => skus ?? []);
  let after = '';
  for (let isLast = skus.length === 0; !isLast; ) {
    const variables = { where: activeOf(skus, after), limit: mostAtOnce };
    const list = await listOf(ask, pricesOfSkus, 'standalonePrices', variables);
    if (!list.ok) return list;
    const { results } = list.data;
    for (const result of results) {
      const read = remotePrice.safeParse(result);
      if (!read.success)
        return answerOfAnotherForm(pricesOfSkus.name, ['standalonePrices.results']);
      found.set(result.sku, [...(found.get(result.sku) ?? []), read.data]);
    }
    after = results.at(-1)?.id ?? '';
    isLast = results.length < mostAtOnce;
  }
  return { ok: true, data: found };
}

/** Changing such a price does not change its product. */
export async function changedPrices(ask: Client, after: Cursor): Promise<Outcome<PricePart>> {
  const limit = pricesAtOnce;
  const list = await changesOf(ask, pricesChanged, 'standalonePrices', after, { limit });
  if (!list.ok) return list;
  const { results, ...part } = list.data;
  return { ok: true, data: { ...part, skus: [...new Set(results.map(({ sku }) => sku))] } };
}
