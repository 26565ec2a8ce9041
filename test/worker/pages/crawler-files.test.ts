/** robots.txt, sitemaps, and the status of what is no longer there. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { removeProduct } from '#worker/data/catalogue/removed-products.ts';
import english from '../../../locales/en.json';
import { demoProducts, department } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { crawlPage, sitemapHrefs } from '../seo-page.ts';
import { visitor } from '../visitor.ts';
import { openPages } from './open-pages.ts';

const textOf = async (market: string, path: string) => (await visitor(market).get(path)).text();

const unpublished = { document: { published: false } };

const remove = (sku: string, successor?: string) =>
  removeProduct(env.DB, sku, { successor, now: new Date() });

describe('robots.txt', () => {
  it('of a market names its own sitemap and is cached for an hour', async () => {
    const response = await visitor('ch').get('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const text = await response.text();
    expect(text).toMatch(/^Sitemap: http:\/\/ch\.localhost\/sitemap\.xml$/m);
    expect(text).toMatch(/^Disallow: \/fr\/checkout\/$/m);
  });

  it('of a host without a market disallows everything and names no sitemap', async () => {
    expect(await textOf('', '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('sitemaps', () => {
  it('are listed in one index, which is cached for an hour', async () => {
    const response = await visitor('de').get('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(sitemapHrefs(await response.text())).toEqual([
      'http://de.localhost/sitemap-content.xml',
      'http://de.localhost/sitemap-categories.xml',
      'http://de.localhost/sitemap-products-1.xml',
    ]);
  });

  it('hold every product of the market once per language, with picture and last change', async () => {
    const xml = await textOf('ch', '/sitemap-products-1.xml');
    const hrefs = sitemapHrefs(xml);
    for (const [language, prefix] of [
      ['de', ''],
      ['fr', '/fr'],
      ['it', '/it'],
    ] as const) {
      const products = await demoProducts('ch', language, 'p.published = 1');
      const own = products.map(({ slug }) => `http://ch.localhost${prefix}/${slug}`);
      expect(own.filter((href) => !hrefs.includes(href))).toEqual([]);
    }
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(xml).toMatch(/<image:loc>http:\/\/ch\.localhost\/pictures\/[^<]+<\/image:loc>/);
    const changes = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day);
    expect(changes).toHaveLength(hrefs.length);
    const now = new Date().toISOString();
    expect(changes.every((day) => day <= now && new Date(day).toISOString() === day)).toBe(true);
    expect(new Set(changes).size).toBeGreaterThan(10);
  });

  it('leave out what the market may not sell and what is withdrawn for the time being', async () => {
    const [notHere, withdrawn] = await putOnSale({ notSellableIn: ['gb'] }, unpublished);
    const british = await textOf('gb', '/sitemap-products-1.xml');
    expect(british).not.toContain(notHere.slice(2));
    expect(british).not.toContain(withdrawn.slice(2));
    expect(await textOf('ie', '/sitemap-products-1.xml')).toContain(notHere.slice(2));
  });

  it('hold the home page and the content pages with their slash, in every language', async () => {
    const hrefs = sitemapHrefs(await textOf('be', '/sitemap-content.xml'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        'http://be.localhost/',
        'http://be.localhost/fr',
        'http://be.localhost/payment/',
        'http://be.localhost/fr/payment/',
      ]),
    );
  });

  it('hold every page of the URL table that search engines may index', async () => {
    const hrefs = sitemapHrefs(await textOf('de', '/sitemap-content.xml'));
    const kept = (await openPages()).filter(({ page }) => page.robots === '');
    expect(kept.length).toBeGreaterThan(2);
    const lacking = kept.filter(({ path }) => !hrefs.includes(`http://de.localhost${path}`));
    const where = 'not in contentEntries of src/routes/sitemap.ts, and not `index: false`';
    expect(
      lacking.map(({ path }) => path),
      where,
    ).toEqual([]);
  });

  it('hold the departments', async () => {
    const { slug } = await department('be', 'fr');
    expect(sitemapHrefs(await textOf('be', '/sitemap-categories.xml'))).toContain(
      `http://be.localhost/fr/${slug}`,
    );
  });

  it.each([
    ['', '/sitemap.xml'],
    ['', '/sitemap-content.xml'],
    ['ch', '/fr/sitemap.xml'],
    ['ch', '/fr/robots.txt'],
    ['de', '/sitemap-products-2.xml'],
    ['de', '/sitemap-products-0.xml'],
    ['de', '/sitemap-products.xml'],
    ['de', '/sitemap-content-1.xml'],
    ['de', '/sitemap-orders.xml'],
  ])('there is none at "%s" under %s', async (market, path) => {
    expect((await visitor(market).get(path)).status).toBe(404);
  });
});

describe('a product that is no longer there', () => {
  it('answers 410 with its own text if it was removed', async () => {
    const [sku] = await putOnSale({});
    await remove(sku);
    const page = await readPage(await visitor('gb').get(`/regal-en-${sku.slice(2)}`));
    expect([page.status, page.h1]).toEqual([410, [english['error.goneTitle']]]);
    const { robots, canonical, alternates } = await crawlPage(
      `http://gb.localhost/regal-en-${sku.slice(2)}`,
    );
    expect([robots, canonical, alternates.size]).toEqual(['noindex, follow', [], 0]);
  });

  it('redirects in one step to its last successor, in the language of the visitor', async () => {
    const [first, second, third] = await putOnSale({}, {}, {});
    await remove(first, second);
    await remove(second, third);
    const response = await visitor('ch').get(`/fr/p/Regal-de-${first.slice(2)}/?utm=1`);
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      `/fr/regal-fr-${third.slice(2)}?utm=1`,
    ]);
  });

  it('answers 410 where its successor is not sold, and in a cycle of successors', async () => {
    const [old, next, one, other] = await putOnSale({}, { notSellableIn: ['gb'] }, {}, unpublished);
    await remove(old, next);
    await remove(one, other);
    // The command refuses a cycle, but rows written otherwise may have one.
    await env.DB.prepare('INSERT INTO removed_products VALUES (?, ?, ?)')
      .bind(other.slice(2), '2026-11-01', one.slice(2))
      .run();
    for (const sku of [old, one]) {
      expect((await visitor('gb').get(`/regal-en-${sku.slice(2)}`)).status).toBe(410);
    }
    expect((await visitor('ie').get(`/regal-en-${old.slice(2)}`)).status).toBe(301);
  });

  it('answers 404 if it is withdrawn for the time being', async () => {
    const [sku] = await putOnSale(unpublished);
    expect((await visitor('gb').get(`/regal-en-${sku.slice(2)}`)).status).toBe(404);
  });

  it('has its page again once it is published again', async () => {
    const [sku] = await putOnSale({});
    await remove(sku);
    await env.DB.prepare('UPDATE products SET published = 1 WHERE sku = ?').bind(sku).run();
    expect((await visitor('gb').get(`/regal-en-${sku.slice(2)}`)).status).toBe(200);
    // The index of the listings does not have it, so it must not stay.
    await remove(sku);
  });

  it('answers 404 and says so if only other markets sell it', async () => {
    const [sku] = await putOnSale({ notSellableIn: ['gb'] });
    const response = await visitor('gb').get(`/regal-en-${sku.slice(2)}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(english['error.notAvailableHere']);
  });
});
