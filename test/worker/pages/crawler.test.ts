/**
 * The shop as a search engine crawls it: the listings and content pages of a locale, another in each run; shares of its
 * searches, its products and its links to other locales, and a fixed sample of products in every locale. A long run
 * covers everything. Source: eu-2026.md SEO-01 to 21.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, type LocaleCode, locales } from '#domain/locale/locales.ts';
import { runsOf, someOf } from '../../random.ts';
import { crawlPage, fetchAbsolute } from '../seo-page.ts';
import {
  crawledPages,
  guarded,
  homeOf,
  isContent,
  isIndexed,
  isProduct,
  localeAt,
  originOf,
  pathOf,
  sitemapsOf,
  targetsOf,
  visit,
  walk,
} from './crawling.ts';

const walked = someOf(locales, 1);
/** One in so many searches and products is read. */
const step = runsOf({ usual: 10, long: 1 });

/** Every so many products of the German sitemap are read in all their locales. */
const sampleStep = 100;

const walks = new Map<LocaleCode, Awaited<ReturnType<typeof walk>>>();
/** Addresses in the sitemaps of all hosts. */
const listed = new Set<string>();
const productsListed = new Map<LocaleCode, string[]>();

/** A page of the shop without a redirect for anonymous visitors; comparisons and lists of markets are excluded (robots.txt). */
const ownPage = (href: string) =>
  localeAt(href) !== undefined &&
  !/\/compare\?|[?&]countries=/.test(href) &&
  !guarded.some(({ path }) => path.test(pathOf(href)));
/** Goods of other test files are in no category, so no link leads to them. */
const isDemo = (href: string) => !/-97\d{6}$/.test(href);

beforeAll(async () => {
  for (const origin of new Set(locales.map(originOf))) {
    for (const [file, hrefs] of await sitemapsOf(origin)) {
      for (const href of hrefs) {
        if (listed.has(href)) throw new Error(`${href} stands in two sitemaps`);
        listed.add(href);
        const code = localeAt(href)?.code;
        if (!code) throw new Error(`${file} of ${origin} names ${href}`);
        if (isProduct(href)) productsListed.set(code, [...(productsListed.get(code) ?? []), href]);
      }
    }
  }
});

function walkOf({ code }: Locale) {
  const found = walks.get(code);
  if (!found) throw new Error(`${code} was not walked`);
  return found;
}

async function checkGuard(href: string): Promise<string[]> {
  const rule = guarded.find(({ path }) => path.test(pathOf(href)));
  if (!rule) return [`${href} leads on`];
  const response = await fetchAbsolute(href);
  const target = new URL(response.headers.get('Location') ?? '', href).href;
  const last = await fetchAbsolute(target, 'HEAD');
  const right = response.status === rule.status && last.status === 200;
  return right ? [] : [`${href} answers ${response.status}, and ${target} ${last.status}`];
}

describe.each(walked)('in $code', (locale) => {
  it('every link of every page answers directly or with an allowed redirect', async () => {
    const texts = [...listed].filter((href) => localeAt(href) === locale && isContent(href));
    const found = await walk(locale, texts, step);
    walks.set(locale.code, found);
    const faults: string[] = [];
    for (const [href, { status }] of found.pages) {
      if (status === 200) continue;
      const onward =
        status >= 300 && status < 400 ? await checkGuard(href) : [`${href}: ${status}`];
      faults.push(...onward.map((fault) => `${fault} (on ${found.foundAt.get(href)})`));
    }
    expect(faults).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(40);
  });

  it('every page has one heading, a unique title, a description and its language', () => {
    const titles = new Map<string, string>();
    const faults: string[] = [];
    for (const [href, page] of walkOf(locale).pages) {
      if (page.status !== 200) continue;
      if (page.h1 !== 1) faults.push(`${href}: ${page.h1} headings`);
      if (page.lang !== locale.code) faults.push(`${href}: in ${page.lang}`);
      if (!isIndexed(page)) continue;
      const other = titles.get(page.title);
      if (other || !page.title) faults.push(`${href}: titled "${page.title}" like ${other}`);
      titles.set(page.title, href);
      if (page.description.length < 20) faults.push(`${href}: described "${page.description}"`);
    }
    expect(faults).toEqual([]);
  });

  it('an indexed page is its own canonical, and any other page has no alternates', () => {
    for (const [href, page] of walkOf(locale).pages) {
      if (isIndexed(page)) expect([href, page.canonical]).toEqual([href, [href]]);
      else expect([href, page.alternates.size]).toEqual([href, 0]);
    }
  });

  it('the sitemap names every page that links lead to, and no other', () => {
    const { pages, products } = walkOf(locale);
    const indexed = [...pages].filter(([href, page]) => isIndexed(page) && !href.includes('?'));
    const reached = [...indexed.map(([href]) => href), ...products];
    expect(reached.filter((href) => !listed.has(href))).toEqual([]);
    const own = [...listed].filter((href) => localeAt(href) === locale && isDemo(href));
    expect(own.filter((href) => !reached.includes(href))).toEqual([]);
  });

  it('unknown addresses answer 404, and an old product address redirects', async () => {
    const [some = ''] = productsListed.get(locale.code) ?? [];
    const address = homeOf(locale).replace(/\/$/, '');
    for (const path of ['/no-such-page', '/no-such-product-99999999', '/search?page=9999']) {
      const page = await crawlPage(address + path);
      expect([path, page.status, page.robots]).toEqual([path, 404, 'noindex, follow']);
    }
    const old = some.replace(/[^/]+(-\d{8})$/, 'old-name$1');
    const response = await fetchAbsolute(old);
    const target = new URL(response.headers.get('Location') ?? '', old).href;
    expect([response.status, target]).toEqual([301, some]);
  });
});

describe('products', () => {
  const codeOf = (href: string) => href.slice(-8);

  it(`those of ${walked.map(({ code }) => code).join(', ')} answer, are their own canonical and have unique titles`, async () => {
    for (const { code } of walked) {
      const all = (productsListed.get(code) ?? []).filter(isDemo);
      expect(all.length).toBeGreaterThan(200);
      const hrefs = someOf(all, all.length / step);
      const titles = new Map<string, string>();
      for (const href of hrefs) {
        const page = await visit(href);
        expect([href, page.status, page.canonical, page.h1]).toEqual([href, 200, [href], 1]);
        expect([href, titles.get(page.title)]).toEqual([href, undefined]);
        titles.set(page.title, href);
        for (const each of targetsOf(href, page)) {
          if (!ownPage(each) || listed.has(each)) continue;
          expect([each, (await visit(each)).status]).toEqual([each, 200]);
        }
      }
    }
  });

  it('a sample of them answers in every locale that sells it', async () => {
    const german = productsListed.get('de-DE') ?? [];
    const numbers = german.filter((_, index) => index % sampleStep === 0).map(codeOf);
    for (const { code } of locales) {
      const chosen = (productsListed.get(code) ?? []).filter((href) =>
        numbers.includes(codeOf(href)),
      );
      expect(chosen.length).toBeGreaterThan(numbers.length / 2);
      for (const href of chosen) {
        const page = await visit(href);
        expect([href, page.status, page.canonical, page.lang]).toEqual([href, 200, [href], code]);
      }
    }
  });
});

describe('over all locales', () => {
  it('alternates name each other, and all of them are in a sitemap', () => {
    const pages = new Map(crawledPages());
    const faults: string[] = [];
    let edges = 0;
    for (const [href, page] of pages) {
      const own = localeAt(href)?.code ?? '';
      const named = [...page.alternates].filter(([code]) => code !== 'x-default');
      const whole = isIndexed(page) && !/\?|data-sheet/.test(href);
      if (whole && page.alternates.get(own) !== href) faults.push(`${href} does not name itself`);
      for (const [code, target] of named) {
        edges += 1;
        const back = pages.get(target);
        if (localeAt(target)?.code !== code) faults.push(`${href}: ${code} is ${target}`);
        if (!listed.has(target)) faults.push(`${href}: ${target} is in no sitemap`);
        if (back && back.alternates.get(own) !== href) faults.push(`${target} names not ${href}`);
      }
    }
    expect(faults).toEqual([]);
    expect(edges).toBeGreaterThan(walked.length * 28 * 40);
  });

  it('x-default is the British page of the same set, else the German one', () => {
    for (const [href, { alternates }] of crawledPages()) {
      const expected = alternates.get('en-GB') ?? alternates.get('de-DE');
      expect([href, alternates.get('x-default')]).toEqual([href, expected]);
    }
  });

  it('links to other languages and countries lead to pages that answer', async () => {
    const known = new Map(crawledPages());
    const foreign = new Set(walked.flatMap((locale) => [...walkOf(locale).foreign]));
    // Registries, careers: sites of others.
    const unread = [...foreign].filter((href) => !listed.has(href) && localeAt(href));
    const faults: string[] = [];
    for (const href of someOf(unread, unread.length / 3)) {
      const status = known.get(href)?.status ?? (await fetchAbsolute(href, 'HEAD')).status;
      if (status !== 200) faults.push(`${href}: ${status}`);
    }
    expect(faults).toEqual([]);
    expect(foreign.size).toBeGreaterThan(28);
  });

  it('links lead to every market and language', () => {
    const reached = new Set(walked.flatMap((locale) => [...walkOf(locale).foreign]));
    const others = locales.filter((locale) => !walked.includes(locale));
    expect(others.map(homeOf).filter((href) => !reached.has(href))).toEqual([]);
  });
});
