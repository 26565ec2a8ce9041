/** The absolute addresses a page names in its head. Source: eu-2026.md SEO-01 to SEO-03. */
import {
  alternatesOf,
  defaultAlternate,
  type PageLinks,
  type PathIn,
} from '#domain/routing/alternates.ts';
import type { KontorContext } from '../context.ts';

/**
 * `search` is the query of the address that stands for the page: a further page of a listing has one, and no
 * counterparts, because another market may have fewer. Pages that no index keeps (`index` false) name no others.
 */
export function pageLinks(
  c: KontorContext,
  pathIn: PathIn,
  { search = '', index = true }: { search?: string; index?: boolean } = {},
): PageLinks {
  const { locale, neutralHost, hrefOfMarket } = c.get('shop');
  const path = pathIn(locale);
  if (neutralHost || path === undefined) return { alternates: [] };
  const alternates = index && !search ? alternatesOf(pathIn, hrefOfMarket) : [];
  const defaultHref = defaultAlternate(alternates, c.env.DEFAULT_ALTERNATES.split(' '));
  return {
    origin: hrefOfMarket(locale.country, ''),
    canonical: hrefOfMarket(locale.country, path + search),
    alternates,
    ...(defaultHref && { defaultHref }),
  };
}
