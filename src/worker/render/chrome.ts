/** Gathers what the frame of a browse page shows. One read, usually answered from the isolate. */
import type { Chrome, LanguageLink, MarketLink } from '#client/chrome/chrome.ts';
import {
  type CategoryTree,
  type CategoryTrees,
  categoryBySlug,
  categoryTrees,
} from '#domain/catalogue/category.ts';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { footerColumns } from '#domain/content/footer.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { shownTrustRating } from '#domain/country/trust.ts';
import { type Locale, localeOf, locales } from '#domain/locale/locales.ts';
import { marketName } from '#domain/locale/market-name.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import type { Store } from '#domain/store/store.ts';
import type { Shop } from '../context.ts';

/** The path of one page in a locale, prefix included; undefined where the page does not exist. */
export type PathIn = (locale: Locale) => string | undefined;

/** For pages without counterparts, such as an error: every switch leads home. */
export const nowhere: PathIn = () => undefined;

/** The tree of the bar, and all three trees of the menu beside it. */
export type BarTree = CategoryTree & { trees: CategoryTrees };

/** The categories that have products in this market. */
export async function loadTrees(shop: Shop): Promise<CategoryTrees> {
  const outcome = await shop.commerce.getCategory({}, shop.caller);
  return categoryTrees(outcome.ok ? outcome.data.categories.results : []);
}

export async function loadTree(shop: Shop): Promise<BarTree> {
  const trees = await loadTrees(shop);
  return { ...trees.all, trees };
}

/** `pathIn` tells where this page is in other locales; pages of the shop itself have the same path everywhere. */
export function chromeOf(shop: Shop, tree: BarTree, pathIn?: PathIn): Chrome {
  const { store, locale, caller } = shop;
  const counterpart = pathIn ?? samePath(shop, tree);
  const rating = store.trustScoreInHeader
    ? shownTrustRating(locale.language, store.trustScore)
    : undefined;
  return {
    departments: tree.roots,
    trees: tree.trees,
    languageLinks: languageLinksOf(shop, counterpart),
    markets: marketsOf(shop, counterpart),
    footer: footerColumns(store, tree.roots),
    paymentMethods: payableWith(store, caller.now),
    ...(rating !== undefined && { rating }),
    webform: store.webformEnabled,
    ...(store.links?.reviewSite && { reviewSite: store.links.reviewSite }),
    year: caller.now.getUTCFullYear(),
  };
}

/** The same path everywhere, but for what has a slug of its own in each language. */
function samePath(shop: Shop, tree: BarTree): PathIn {
  const { path } = shop;
  const slug = path.slice(1);
  if (productNumberIn(slug) || categoryBySlug(tree.trees, slug)) return nowhere;
  return (locale) => (path === '/' ? homeIn(shop, locale) : shop.prefixOf(locale) + path);
}

function homeIn({ prefixOf }: Shop, locale: Locale): string {
  return prefixOf(locale) || '/';
}

/** The page in each language of the country; its home page where there is no counterpart. Source: SEO-05, LOC-7. */
function languageLinksOf(shop: Shop, pathIn: PathIn): LanguageLink[] {
  const { country, language } = shop.locale;
  // Where addresses do not name the language, a cookie must be told.
  const byCookie = shop.routing.prefixed.length === 0;
  return languagesOf(country).map((code) => {
    const locale = localeOf(country, code);
    const href = byCookie ? `/__market/${locale.code}` : pathOrHome(shop, pathIn, locale);
    return { code, href, current: code === language };
  });
}

function marketsOf(shop: Shop, pathIn: PathIn): MarketLink[] {
  return locales.map((locale) => {
    const origin = shop.hrefOfMarket(locale.country).replace(/\/$/, '');
    return {
      locale: locale.code,
      country: locale.country,
      name: marketName(locale),
      href: shop.neutralHost
        ? `/__market/${locale.code}`
        : origin + pathOrHome(shop, pathIn, locale),
      current: locale.code === shop.locale.code,
    };
  });
}

function pathOrHome(shop: Shop, pathIn: PathIn, locale: Locale): string {
  return pathIn(locale) ?? homeIn(shop, locale);
}

/** The methods that take an order of one small parcel. */
function payableWith({ key, codFeeCentAmount }: Store, at: Date) {
  const order = { totalCentAmount: 1, standardQuantity: 1, quantity: 1, hasFreight: false };
  return paymentOffers({ country: key, codFeeCentAmount, ...order }, at)
    .filter(({ refusal }) => !refusal)
    .map((offer) => offer.key);
}
