/** The pages of a sitemap that are neither categories nor products, each only where it has something to say. */
import { activeCampaignTags, campaignPath } from '#domain/catalogue/campaigns.ts';
import {
  brandPath,
  brandSlug,
  brandsPath,
  salePath,
  tagCollection,
  tagPages,
  tagPath,
} from '#domain/catalogue/collections.ts';
import { listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { linkedPaths } from '#domain/content/dead-links.ts';
import { contentPages, contentPath, isGuide } from '#domain/content/pages.ts';
import { brandTextSlug, saleTextSlug, tagTextSlug } from '#domain/content/places.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { type PathIn, samePathEverywhere } from '#domain/routing/alternates.ts';
import { hasContent, isStub } from '#domain/seo/indexing.ts';
import { withdrawalPathAt } from '#domain/withdrawal/withdrawal-link.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { optionalContent } from './content/optional-content.ts';

/** The shop's own pages, and the content pages in the languages in which somebody has published them. */
export async function contentPagesShown(shop: Shop, own: readonly Locale[]): Promise<PathIn[]> {
  const { store, view, caller } = shop;
  const contact = store.webformEnabled ? ['/contact'] : [];
  const fixed = ['/', '/departments', '/order-status', ...contact].map(samePathEverywhere);
  const withdrawal = view.withdrawalLink ? [withdrawalPathAt(caller.now)] : [];
  const shown = new Map(
    await Promise.all(
      own.map(async (locale): Promise<[string, Set<string>]> => {
        const spoken = { commerce: shop.commerce, caller: { ...caller, locale: locale.code } };
        const documents = await optionalContent(spoken, ...contentPages);
        const pages = contentPages.filter((page) => hasContent(documents[page]?.blocks ?? []));
        const { inspirations } = documents;
        // A guide is found by the page that lists them.
        const guides = inspirations
          ? linkedPaths(inspirations).filter((path) => isGuide(path.slice(1, -1)))
          : [];
        return [locale.code, new Set([...pages.map(contentPath), ...guides])];
      }),
    ),
  );
  const paths = new Set([...shown.values()].flatMap((some) => [...some]));
  const written = [...paths].map(
    (path): PathIn =>
      ({ code }) =>
        shown.get(code)?.has(path) ? path : undefined,
  );
  return [...fixed, ...written, ...withdrawal];
}

/** Campaigns, brands, the offers and badges of this market. */
export async function collectionPages(c: KontorContext): Promise<PathIn[]> {
  const shop = c.get('shop');
  const { commerce, caller, store } = shop;
  const campaigns = activeCampaignTags(store.campaigns, caller.now).map(campaignPath);
  const collections = [{ onSale: true }, ...tagPages.map(({ tag }) => tagCollection(tag))];
  const queries = collections.map((each) => listingQuery.parse({ ...each, pageSize: 1 }));
  const [listed, sold] = await Promise.all([
    commerce.searchProducts({ queries }, caller),
    commerce.getBrands({}, caller),
  ]);
  if (!listed.ok) throw new Error(listed.message);
  if (!sold.ok) throw new Error(sold.message);
  const { brands } = sold.data;
  const named = [
    { path: salePath, text: saleTextSlug },
    ...tagPages.map(({ slug }) => ({ path: tagPath(slug), text: tagTextSlug(slug) })),
  ].map((each, index) => ({ ...each, articles: listed.data.listings[index]?.total ?? 0 }));
  const ofBrands = brands
    .filter(({ name }) => brandSlug(name) !== '')
    .map(({ name, count }) => ({
      path: brandPath(name),
      text: brandTextSlug(brandSlug(name)),
      articles: count,
    }));
  const found = [...named, ...ofBrands];
  const texts = await optionalContent(shop, ...found.map(({ text }) => text));
  const fewest = c.env.settings.fewestIndexed;
  const kept = found.filter(
    ({ articles, text }) => !isStub({ articles, fewest, hasOwnText: texts[text] !== undefined }),
  );
  const overview = brands.length > 0 ? [brandsPath] : [];
  // Whether other markets have them is not asked: a sitemap is of one market.
  return [...campaigns, ...overview, ...new Set(kept.map(({ path }) => path))].map(
    (path): PathIn =>
      ({ country }) =>
        country === store.key ? path : undefined,
  );
}
