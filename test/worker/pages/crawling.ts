/** Walks a locale from its home page as a crawler would and keeps what it saw. */
import { type Locale, locales } from '#domain/locale/locales.ts';
import { prefixOf as prefixUnder } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { type CrawledPage, crawlPage, fetchAbsolute, sitemapHrefs } from '../seo-page.ts';

/** Paths that redirect an anonymous visitor without a cart, in one step, to a page that answers. */
export const guarded: readonly { path: RegExp; status: number }[] = [
  { path: /^\/my-(account|orders)(\/|$)/, status: 303 },
  { path: /^\/checkout(\/|$)/, status: 303 },
  { path: /^\/login\/with\//, status: 303 },
  { path: /^\/review\/write/, status: 303 },
];

const prefixOf = (locale: Locale) => prefixUnder(locale, marketRules);
export const originOf = ({ country }: Locale) => `http://${country}.localhost`;
export const homeOf = (locale: Locale) => originOf(locale) + (prefixOf(locale) || '/');
export const isProduct = (href: string) => /-\d{8}$/.test(new URL(href).pathname);
/** Texts such as the terms: not each of them is linked everywhere. */
export const isContent = (href: string) => /.\/$/.test(new URL(href).pathname);
export const isIndexed = (page: CrawledPage) => page.status === 200 && page.robots === '';

/** Which locale an address belongs to. */
export function localeAt(href: string): Locale | undefined {
  const { origin, pathname } = new URL(href);
  const ofHost = locales.filter((locale) => originOf(locale) === origin);
  const prefixed = ofHost.find((locale) => {
    const prefix = prefixOf(locale);
    return prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return prefixed ?? ofHost.find((locale) => !prefixOf(locale));
}

/** The path of an address without its language prefix. */
export function pathOf(href: string): string {
  const locale = localeAt(href);
  const { pathname } = new URL(href);
  return (locale && pathname.slice(prefixOf(locale).length)) || '/';
}

/** Everything seen so far, by absolute address; each address is fetched once. */
const seen = new Map<string, CrawledPage>();

export async function visit(href: string): Promise<CrawledPage> {
  const page = seen.get(href) ?? (await crawlPage(href));
  seen.set(href, page);
  return page;
}

export function crawledPages(): [string, CrawledPage][] {
  return [...seen];
}

/** Static files beside the Worker: pictures, energy labels, manuals. The tests do not serve them. */
const isFile = ({ pathname }: URL) => /^\/(pictures|labels|manuals)\/.+\.\w+$/.test(pathname);

/** Links and targets of GET forms of a page as absolute addresses; what is no page of the shop left out. */
export function targetsOf(href: string, { links, actions }: CrawledPage): string[] {
  const absolute = [...links, ...actions.map((action) => action || href)].flatMap((link) => {
    if (/^(mailto|tel):/.test(link)) return [];
    const url = new URL(link, href);
    url.hash = '';
    return isFile(url) ? [] : [url.href];
  });
  return [...new Set(absolute)];
}

const isComparison = (href: string) => href.includes('/compare?');

/** The view of a page that links it in every market: robots.txt excludes it, so only some are read, for their links. */
const isMarketList = (href: string) => /[?&]countries=/.test(href);
const listStep = 10;

type Walk = {
  /** Listings, search, content and home pages, in the order they were found. */
  pages: Map<string, CrawledPage>;
  products: Set<string>;
  /** Addresses of other locales: their own walk visits them. */
  foreign: Set<string>;
  /** The first comparison found. Every card links to its own one, which robots.txt excludes; only the first is read. */
  comparison?: string;
  /** The page on which each address was found first, for error messages. */
  foundAt: Map<string, string>;
};

/**
 * Follows every link, from the home page and from `more` addresses of the locale's sitemap. On pages that are not
 * indexed (searches, filters) links with a query are fetched one in `combinations` and not followed further, because their
 * combinations are endless.
 */
export async function walk(
  locale: Locale,
  more: readonly string[],
  combinations: number,
): Promise<Walk> {
  const start = homeOf(locale);
  const result: Walk = {
    pages: new Map(),
    products: new Set(),
    foreign: new Set(),
    foundAt: new Map([start, ...more].map((href) => [href, 'the beginning'])),
  };
  const queue = [start, ...more];
  const leaves = new Set<string>();
  let skipped = 0;
  for (let href = queue.shift(); href; href = queue.shift()) {
    const page = await visit(href);
    result.pages.set(href, page);
    for (const target of await marketsOf(href, result.pages.size)) {
      if (localeAt(target) !== locale) result.foreign.add(target);
    }
    for (const target of targetsOf(href, page)) {
      if (isMarketList(target)) continue;
      const combined = !isIndexed(page) && target.includes('?');
      if (result.foundAt.has(target) || (combined && leaves.has(href))) continue;
      if (combined) {
        skipped = (skipped + 1) % combinations;
        if (skipped !== 0) continue;
      }
      if (isComparison(target) && result.comparison) continue;
      if (isComparison(target)) result.comparison = target;
      if (combined) leaves.add(target);
      result.foundAt.set(target, href);
      if (localeAt(target) !== locale) result.foreign.add(target);
      else if (isProduct(target)) result.products.add(target);
      else queue.push(target);
    }
  }
  return result;
}

/** What the list of markets of every so many pages leads to; `at`: the number of the page. */
async function marketsOf(href: string, at: number): Promise<string[]> {
  if (at % listStep !== 1) return [];
  const list = new URL(href);
  list.searchParams.set('countries', '');
  return targetsOf(list.href, await crawlPage(list.href)).filter((target) => localeAt(target));
}

/** All addresses of a host's sitemaps by file; the files are found by robots.txt alone. */
export async function sitemapsOf(origin: string): Promise<Map<string, string[]>> {
  const robots = await (await fetchAbsolute(`${origin}/robots.txt`)).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const found = new Map<string, string[]>();
  for (const href of sitemapHrefs(await (await fetchAbsolute(index)).text())) {
    const response = await fetchAbsolute(href);
    if (response.status !== 200) throw new Error(`${href} answers ${response.status}`);
    found.set(href.replace(`${origin}/`, ''), sitemapHrefs(await response.text()));
  }
  return found;
}
