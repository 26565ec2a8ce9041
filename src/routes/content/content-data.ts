/** Loads what the blocks of a page show, for all of them together. */
import type { ContentData } from '#client/content/blocks/content-data.ts';
import type { SoldBrand } from '#domain/catalogue/brand-page.ts';
import { ofManyKinds } from '#domain/catalogue/kind-of-goods.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Block } from '#domain/content/content-document.ts';
import { rowsOf } from '#domain/content/wishes.ts';
import { payableParcel } from '#domain/order/place.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { type BarTree, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { cookiesOf } from '#worker/request/cookies.ts';
import { loadRecalls } from './recalls.ts';
import { announced, askForCampaigns } from './running-campaigns.ts';

/** What a search answers is asked for with this; the other pages are those of the blocks, in order. */
const everything = { pageSize: 1, counted: 'all' };

/** `known`: the categories, if the page has loaded them. */
export async function loadContentData(
  c: KontorContext,
  blocks: readonly Block[],
  known?: BarTree,
): Promise<ContentData & { tree: BarTree }> {
  const shop = c.get('shop');
  const { store, locale, t, caller } = shop;
  const has = (type: Block['type']) => blocks.some((block) => block.type === type);
  const names = blocks.flatMap((block) =>
    block.type === 'campaign-countdown' ? [block.campaign] : [],
  );
  const { campaigns, queries: ofCampaigns } = askForCampaigns(shop, { names });
  const wished = blocks.map((block) => ({ block, asked: rowsOf(block) }));
  const [tree, listings, brands, products, banners, recalls] = await Promise.all([
    known ?? loadTree(shop),
    search(shop, [
      ...(has('hero') ? [listingQuery.parse(everything)] : []),
      ...ofCampaigns,
      ...wished.flatMap(({ asked }) => asked.map(({ query }) => query)),
    ]),
    has('trusted-brands-and-payments') ? brandsOf(shop) : [],
    cardsOf(shop, blocks),
    bannersOf(shop, blocks),
    has('recalls') ? loadRecalls(shop) : [],
  ]);
  const rest = [...listings];
  const all = has('hero') ? rest.shift() : undefined;
  const running = announced(campaigns, rest.splice(0, campaigns.length));
  const rows = new Map(
    wished.map(({ block, asked }) => {
      const found = asked.map(({ count }) => ofManyKinds(rest.shift()?.items ?? [], count));
      return [block, block.type === 'product-zone' ? [products(block.skus)] : found];
    }),
  );
  return {
    tree,
    total: all?.total ?? 0,
    inStock: all?.facets.inStock ?? 0,
    brands: new Map(brands.map((brand) => [brand.name, brand])),
    rows,
    campaigns: running,
    banners,
    recalls,
    searched: (c.req.query('query') ?? '').slice(0, 100),
    questions: blocks.flatMap((block) => (block.type === 'faq' ? block.items : [])),
    legal: { store, locale: locale.code, t },
    payableWith: paymentOffers(payableParcel(store), caller.now).map(({ key }) => key),
    cookies: cookiesOf(c),
    cartSeconds: c.env.settings.cartKeptMs / 1000,
  };
}

async function search(
  { commerce, caller }: Shop,
  queries: readonly ListingQuery[],
): Promise<ListingPage[]> {
  if (queries.length === 0) return [];
  const answer = await commerce.searchProducts({ queries: [...queries] }, caller);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.listings;
}

async function brandsOf({ commerce, caller }: Shop): Promise<SoldBrand[]> {
  const answer = await commerce.getBrands({}, caller);
  return answer.ok ? answer.data.brands : [];
}

/** Articles that blocks name, as a function from their SKUs to those that the market sells. */
async function cardsOf(
  { commerce, caller }: Shop,
  blocks: readonly Block[],
): Promise<(skus: readonly string[]) => ProductSummary[]> {
  const named = blocks.flatMap((block) => (block.type === 'product-zone' ? block.skus : []));
  if (named.length === 0) return () => [];
  const answer = await commerce.getProductCards({ skus: named }, caller);
  const known = new Map((answer.ok ? answer.data.products : []).map((card) => [card.sku, card]));
  return (skus) => skus.flatMap((sku) => known.get(sku) ?? []);
}

async function bannersOf(
  { commerce, caller }: Shop,
  blocks: readonly Block[],
): Promise<ContentData['banners']> {
  const slugs = blocks.flatMap((block) => (block.type === 'promo-banners' ? block.slugs : []));
  if (slugs.length === 0) return {};
  const answer = await commerce.getContent({ slugs }, caller);
  return answer.ok ? answer.data.documents : {};
}
