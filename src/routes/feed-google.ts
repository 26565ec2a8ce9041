/**
 * The merchant feed of a market in one of its languages, for Google Merchant Center. Read and sent in parts, so that a
 * large catalogue is never in memory as a whole. Source: eu-2026.md SEO-33.
 */

import { productNumberOf } from '#domain/catalogue/product.ts';
import type { FeedMarket } from '#domain/feed/attribute.ts';
import { feedItem } from '#domain/feed/feed-item.ts';
import { feedEnd, feedStart, itemXml } from '#domain/feed/feed-xml.ts';
import { type FeedProduct, feedPart } from '#domain/feed/operations.ts';
import { hourOld } from '#domain/routing/cache-control.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { absoluteAddress } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

/** /feed-google.xml, below the language's prefix. The first part is read before the response starts. */
export async function googleFeed(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const first = hasFeed(shop) ? await products(shop) : [];
  // An empty feed would take every article out of the merchant's account.
  if (first.length === 0) return notFound(c);
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', hourOld);
  c.header('X-Robots-Tag', 'noindex');
  const rest = pieces(shop, first);
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return c.body(stream.pipeThrough(new TextEncoderStream()));
}

/** A locale whose pages have addresses of their own. */
function hasFeed({ neutralHost, addressed, locale }: Shop): boolean {
  return !neutralHost && addressed.some(({ code }) => code === locale.code);
}

async function* pieces(shop: Shop, first: FeedProduct[]): AsyncGenerator<string> {
  const { locale, store, view, t } = shop;
  const market: FeedMarket = {
    country: view.country,
    currency: view.currency,
    shipping: view.shipping,
    deliveryDays: store.deliveryDays,
    origin: shop.hrefOfMarket(locale.country, ''),
    methods: { parcel: t('shipping.parcel'), freight: t('shipping.freight') },
  };
  yield feedStart({
    title: shopName,
    link: absoluteAddress(shop, locale, '/'),
    description: `${shopName} ${locale.code}`,
  });
  for (let part = first; part.length > 0; part = await next(shop, part)) {
    yield part.map((product) => written(shop, product, market)).join('');
  }
  yield feedEnd;
}

function written(shop: Shop, product: FeedProduct, market: FeedMarket): string {
  const item = feedItem(product, absoluteAddress(shop, shop.locale, `/${product.slug}`), market);
  return item ? itemXml(item) : '';
}

async function next(shop: Shop, part: FeedProduct[]): Promise<FeedProduct[]> {
  const last = part.at(-1);
  return last && part.length === feedPart ? products(shop, productNumberOf(last.sku)) : [];
}

/** Those after the one with this number, or the first. */
async function products({ commerce, caller }: Shop, after?: string): Promise<FeedProduct[]> {
  const answer = await commerce.getFeedProducts(
    { limit: feedPart, ...(after && { after }) },
    caller,
  );
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.products;
}
