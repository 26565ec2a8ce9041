/** A market as rules see it, and its pages. */

import { factsOf } from '../../src/domain/country/countries.ts';
import type { LawFacts } from '../../src/domain/country/law-facts.ts';
import type { Locale } from '../../src/domain/locale/locales.ts';
import { grammarOf, resolveText, type Translate } from '../../src/domain/texts/texts.ts';
import { fetchPage } from '../crawl/fetch-page.ts';
import { homeOf } from '../crawl/home.ts';
import { readPage } from '../crawl/read-page.ts';
import { readLocales } from '../locales/texts.ts';

export type Market = { locale: Locale; law: LawFacts; t: Translate; host: string; day: string };

export type Page = { url: string; html: string; sentences: string[]; cookies: string[] };

/** Undefined: there is none. Rejects if the shop does not answer. */
export type Pages = (path: string) => Promise<Page | undefined>;

const files = readLocales();

export function marketOf(locale: Locale, home: URL, day: string): Market {
  const texts = { ...files.get(locale.language), ...files.get(locale.code) };
  const t: Translate = (key, parameters) =>
    resolveText(texts, grammarOf(locale.code), key, parameters);
  return { locale, law: factsOf(locale.country).law, t, host: home.host, day };
}

/** The pages of a locale of a running shop, each fetched once. */
export function pagesOf(shop: string, locale: Locale): Pages {
  const { home } = homeOf(shop, locale);
  const known = new Map<string, Promise<Page | undefined>>();
  const load: Pages = async (path) => {
    const wanted = path === 'article' ? await articleOn(load) : path;
    if (wanted === undefined) return undefined;
    const below = home.pathname === '/' ? '' : home.pathname;
    const url = new URL(wanted === '/' ? home.pathname : below + wanted, home);
    const { status, body, cookies } = await fetchPage(url);
    if (status !== 200) return undefined;
    return { url: url.href, ...readParts(body), cookies };
  };
  return (path) => {
    const page = known.get(path) ?? load(path);
    known.set(path, page);
    return page;
  };
}

/** React parts texts by empty comments. */
export function readParts(html: string): Pick<Page, 'html' | 'sentences'> {
  const plain = html.replace(/<!--[\s\S]*?-->/g, '');
  return { html: plain, sentences: readPage(plain).said.map(({ text }) => text) };
}

/** The path, below that of the locale, of the first article on the home page. */
async function articleOn(pages: Pages): Promise<string | undefined> {
  return articlesIn(await pages('/'))[0];
}

const articlesIn = (page: Page | undefined): string[] =>
  [...(page?.html ?? '').matchAll(/href="[^"]*?(\/[a-z0-9-]+-\d{8})"/g)].map(
    ([, path = '']) => path,
  );

/** What lists the articles in which one of a kind is looked for: the cheapest (fees), the dearest (machines), the newest. */
const lists = ['/search?sort=price-asc&hits=12', '/search?sort=price-desc&hits=24', '/'];

export async function articlesOf(pages: Pages): Promise<Page[]> {
  const listed = await Promise.all(lists.map(async (path) => articlesIn(await pages(path))));
  const found = await Promise.all([...new Set(listed.flat())].map((path) => pages(path)));
  return found.flatMap((page) => page ?? []);
}
