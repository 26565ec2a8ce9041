import { firstOfEachKind } from '#domain/catalogue/kind-of-goods.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { lookedFor } from '#domain/search/looked-for.ts';
import { withEmptyFallback } from '#worker/commerce/fallback.ts';
import type { Shop } from '#worker/request/context.ts';

/** The same for all readers: what was loaded for one is kept for the next. */
const maxPopular = 8;

const selling: ListingQuery = listingQuery.parse({ inStock: true, counted: 'none' });
const bestsellers: ListingQuery = { ...selling, tags: ['bestseller'] };

/** `texts`: what others search for; `goods`: bestsellers in stock, each of another kind. */
export type Popular = { texts: string[]; goods: ProductSummary[] };

/** What others search for and buy in this market, for one who has not said yet what it is; what fails to load is omitted. */
export async function loadPopular(
  shop: Pick<Shop, 'backend' | 'caller' | 'commerce'>,
): Promise<Popular> {
  const { backend, caller } = shop;
  const [counted, [goods = [], sold = []]] = await Promise.all([
    withEmptyFallback('popular searches', [], () =>
      backend.searchLog.popular(caller.locale, caller.now, maxPopular),
    ),
    load(shop, [bestsellers, selling]),
  ]);
  return { texts: lookedFor(counted, sold, maxPopular), goods: firstOfEachKind(goods) };
}

export async function loadBestsellers(shop: Pick<Shop, 'caller' | 'commerce'>) {
  const [goods = []] = await load(shop, [bestsellers]);
  return firstOfEachKind(goods);
}

async function load(
  { commerce, caller }: Pick<Shop, 'caller' | 'commerce'>,
  queries: ListingQuery[],
): Promise<ProductSummary[][]> {
  const answer = await commerce.searchProducts({ queries }, caller);
  return answer.ok ? answer.data.listings.map(({ items }) => items) : [];
}
