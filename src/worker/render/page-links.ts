/** Links to the counterparts of a page, for its head and its frame. Source: eu-2026.md SEO-01 to SEO-05. */
import { languagesOf } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { underPrefix } from '#domain/locale/market.ts';
import {
  alternatesOf,
  defaultAlternate,
  type PageLinks,
  type PathIn,
} from '#domain/routing/alternates.ts';
import { marketChoice } from '#domain/routing/market-choice.ts';
import type { KontorContext, Shop } from '../request/context.ts';

/** For a response without a canonical address. */
export const noLinks: PageLinks = { alternates: [] };

/**
 * `search` is the query of the canonical address: a further page of a listing has one, and no alternates, because
 * another market may have fewer pages. Pages that are not indexed (`index` false) have no alternates either.
 */
export function pageLinks(
  c: KontorContext,
  pathIn: PathIn,
  { search = '', index = true }: { search?: string; index?: boolean } = {},
): PageLinks {
  const shop = c.get('shop');
  const { locale, neutralHost, addressed } = shop;
  const path = pathIn(locale);
  if (neutralHost || path === undefined) return noLinks;
  const addressOf = (other: Locale, there: string) => absoluteAddress(shop, other, there);
  const alternates = index && !search ? alternatesOf(pathIn, addressed, addressOf) : [];
  const defaultHref = defaultAlternate(alternates, shop.defaultAlternates);
  return {
    origin: shop.hrefOfMarket(locale.country, ''),
    canonical: absoluteAddress(shop, locale, path) + search,
    alternates,
    ...(defaultHref && { defaultHref }),
  };
}

/** Only valid on hosts of a market. `path` is without prefix. */
export function absoluteAddress(shop: Shop, locale: Locale, path: string): string {
  return shop.hrefOfMarket(locale.country, underPrefix(shop.prefixOf(locale), path));
}

/** The page in another language of the country; if a cookie stores the language, a link that sets it. */
export function languageHref(shop: Shop, locale: Locale, pathIn: PathIn): string {
  const own = shop.addressed.filter(({ country }) => country === locale.country);
  const path = pathIn(locale) ?? '/';
  return own.length < languagesOf(locale.country).length
    ? marketChoice(locale.code, path)
    : underPrefix(shop.prefixOf(locale), path);
}
