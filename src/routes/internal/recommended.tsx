/**
 * HTML fragments that a browser requests when it needs them: GET /__recommended/<sku>?seen=… for the end of a product
 * page, GET /__complements/<sku> for the drawer after something was added to the cart. Source: checklist REC-1, REC-3.
 */
import { getCookie } from 'hono/cookie';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Complements } from '#client/cart/complements.tsx';
import { ProductRail } from '#client/product/product-rail.tsx';
import { ArticleRows } from '#client/search/article-rows.tsx';
import { ShopProvider } from '#client/shop.tsx';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { maxRecentlyViewedShown, parseViewedSkus } from '#domain/recommendation/recently-viewed.ts';
import {
  cartSource,
  type RecommendationKind,
  type RecommendationRequest,
  requestFor,
} from '#domain/recommendation/recommendation.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The visitor's cookie of the remote service. */
const visitorCookie = '__exponea_etc__';

export async function recommended(c: KontorContext): Promise<Response> {
  const { t } = c.get('shop');
  const sku = c.req.param('sku') ?? '';
  const seen = parseViewedSkus(c.req.query('seen')).filter((each) => each !== sku);
  const [similar, last] = await Promise.all([
    recommendedFor(c, 'similar', { sourceSku: sku }),
    cards(c, seen.slice(0, maxRecentlyViewedShown)),
  ]);
  return piece(
    c,
    <>
      <ProductRail title={t('recommended.title')} products={similar.slice(0, 4)} cols={4} compare />
      <ProductRail title={t('recommended.lastSeen')} products={last} cols={4} compare />
    </>,
  );
}

/** What the visitor viewed last: GET /__last-seen?seen=… as cards, with `&rows=1` for the panel of the search field. */
export async function lastSeen(c: KontorContext): Promise<Response> {
  const seen = parseViewedSkus(c.req.query('seen')).slice(0, maxRecentlyViewedShown);
  const title = c.get('shop').t('recommended.lastSeen');
  const products = await cards(c, seen);
  if (c.req.query('rows')) return piece(c, <ArticleRows name={title} products={products} />);
  return piece(c, <ProductRail title={title} products={products} cols={4} />);
}

export async function complements(c: KontorContext): Promise<Response> {
  const { commerce, caller, store, t } = c.get('shop');
  const sku = c.req.param('sku') ?? '';
  if (!store.complementaryProductsEnabled || !/^\w{1,20}$/.test(sku)) return c.body(null, 204);
  const [answer, [base]] = await Promise.all([
    commerce.getComplements({ skus: [sku] }, caller),
    cards(c, [sku]),
  ]);
  const products = answer.ok ? answer.data.products : [];
  if (products.length === 0 || !base) return c.body(null, 204);
  const title = t('complements.titleOf', { name: base.name });
  return piece(c, <Complements products={products} title={title} />);
}

/** Recommendations for the article that was added to the cart last. */
export async function recommendedToCart(c: KontorContext, last: string): Promise<ProductSummary[]> {
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getProduct(
    { skus: [last], offset: 0, query: 'main-product', unsellable: false },
    caller,
  );
  const [source] = answer.ok ? answer.data.products.results : [];
  return source ? recommendedFor(c, 'cart', cartSource(source)) : [];
}

/** The results of the recommendation service; empty if it fails. */
async function recommendedFor(
  c: KontorContext,
  kind: RecommendationKind,
  about: Partial<RecommendationRequest>,
): Promise<ProductSummary[]> {
  const shop = c.get('shop');
  const { commerce, caller } = shop;
  const bloomreachCookie = getCookie(c, visitorCookie) ?? '';
  const request = requestFor(kind, shop, { ...about, bloomreachCookie });
  const answer = await commerce.recommendation(request, caller);
  return answer.ok ? (answer.data.results[0]?.value ?? []) : [];
}

async function cards(c: KontorContext, skus: string[]): Promise<ProductSummary[]> {
  if (skus.length === 0) return [];
  const { commerce, caller } = c.get('shop');
  const answer = await commerce.getProductCards({ skus }, caller);
  return answer.ok ? answer.data.products : [];
}

/** HTML without its document. */
export function piece(c: KontorContext, content: ReactNode): Response | Promise<Response> {
  const { view, t } = c.get('shop');
  return c.html(
    renderToString(
      <ShopProvider shop={view} t={t}>
        {content}
      </ShopProvider>,
    ),
  );
}
