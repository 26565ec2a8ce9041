/** Collects the data for the frame of a browse page. One read, usually cached in the isolate. */
import type { Chrome, LanguageLink, MarketLink } from '#client/chrome/chrome.ts';
import {
  type CategoryTree,
  type CategoryTrees,
  categoryBySlug,
  categoryTrees,
} from '#domain/catalogue/category.ts';
import { productNumberIn } from '#domain/catalogue/product.ts';
import type { Block } from '#domain/content/content-document.ts';
import { footerSlug, legalLinks } from '#domain/content/footer.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { newTrustFeatures } from '#domain/country/features.ts';
import { shownTrustRating } from '#domain/country/trust.ts';
import { writtenIsoDay } from '#domain/locale/dates.ts';
import { type Locale, localeOf, locales } from '#domain/locale/locales.ts';
import { underPrefix } from '#domain/locale/market.ts';
import { marketName } from '#domain/locale/market-name.ts';
import { payableParcel } from '#domain/order/place.ts';
import { paymentOffers } from '#domain/payment/methods.ts';
import { noPaths, type PathIn } from '#domain/routing/alternates.ts';
import { marketChoice, marketsHref, marketsParameter } from '#domain/routing/market-choice.ts';
import type { Store } from '#domain/store/store.ts';
import type { Shop } from '../request/context.ts';
import { languageHref } from './page-links.ts';

/** The tree of the bar, all three trees of the menu next to it, and what the footer shows. */
export type BarTree = CategoryTree & { trees: CategoryTrees; footer: readonly Block[] };

/** The categories that have products in this market. */
async function loadTrees(shop: Shop): Promise<CategoryTrees> {
  const outcome = await shop.commerce.getCategoryTree({}, shop.caller);
  return categoryTrees(outcome.ok ? outcome.data.categories : []);
}

export async function loadTree(shop: Shop): Promise<BarTree> {
  const { commerce, caller } = shop;
  const [trees, content] = await Promise.all([
    loadTrees(shop),
    commerce.getContent({ slugs: [footerSlug] }, caller),
  ]);
  return barTree(trees, content.ok ? content.data.documents[footerSlug]?.blocks : undefined);
}

/** For a page that is shown although the categories cannot be loaded. */
export const emptyTree: BarTree = barTree(categoryTrees([]));

function barTree(trees: CategoryTrees, footer: readonly Block[] = []): BarTree {
  return { ...trees.all, trees, footer };
}

/** `pathIn` returns the path of this page in other locales; pages of the shop itself have the same path everywhere. */
export function chromeOf(shop: Shop, tree: BarTree, pathIn?: PathIn): Chrome {
  const { store, locale, caller } = shop;
  const counterpart = pathIn ?? samePath(shop, tree);
  const rating = shownTrustRating(locale.language, store.trustRating);
  return {
    departments: tree.roots,
    trees: tree.trees,
    languageLinks: languageLinksOf(shop, counterpart),
    market: {
      country: locale.country,
      name: marketName(locale),
      href: marketsHref(shop.search),
    },
    ...(new URLSearchParams(shop.search).has(marketsParameter) && {
      markets: marketsOf(shop, counterpart),
    }),
    footer: tree.footer,
    legalLinks: legalLinks(store, shop.view.withdrawalLink),
    paymentMethods: payableWith(store, caller.now),
    ...(rating && {
      rating: writtenRating(rating, locale),
      ratingIn: { header: store.trustScoreInHeader, footer: newTrustFeatures.has(store.key) },
    }),
    webform: store.webformEnabled,
    ...(store.links?.reviewSite && { reviewSite: store.links.reviewSite }),
    ...(store.links?.googleReviews && { googleReviews: store.links.googleReviews }),
    year: caller.now.getUTCFullYear(),
  };
}

function writtenRating(
  { date, ...rating }: NonNullable<Store['trustRating']> & { date: string },
  locale: Locale,
): NonNullable<Chrome['rating']> {
  return { ...rating, date: writtenIsoDay(date, locale) };
}

/** The same path in every locale, except for products and categories, whose slugs differ by language. */
function samePath(shop: Shop, tree: BarTree): PathIn {
  const { path } = shop;
  const slug = path.slice(1);
  if (productNumberIn(slug) || categoryBySlug(tree.trees, slug)) return noPaths;
  return () => path;
}

/** The page in each language of the country; the home page if there is no counterpart. Source: SEO-05, LOC-7. */
function languageLinksOf(shop: Shop, pathIn: PathIn): LanguageLink[] {
  const { country, language } = shop.locale;
  return languagesOf(country).map((code) => {
    const href = languageHref(shop, localeOf(country, code), pathIn);
    return { code, href, current: code === language };
  });
}

/** In the order of their names. */
function marketsOf(shop: Shop, pathIn: PathIn): MarketLink[] {
  const links = locales.map((locale) => {
    const path = pathIn(locale) ?? '/';
    return {
      locale: locale.code,
      country: locale.country,
      name: marketName(locale),
      href: shop.neutralHost
        ? marketChoice(locale.code, path)
        : shop.hrefOfMarket(locale.country, underPrefix(shop.prefixOf(locale), path)),
      current: locale.code === shop.locale.code,
    };
  });
  const { compare } = new Intl.Collator(shop.locale.code);
  return links.sort((a, b) => compare(a.name, b.name));
}

/** The payment methods that are available for an order of one small parcel. */
function payableWith(store: Store, at: Date) {
  return paymentOffers(payableParcel(store), at)
    .filter(({ refusal }) => !refusal)
    .map((offer) => offer.key);
}
