/** robots.txt and sitemaps as a crawler reads them. */
import { describe, expect, it } from 'vitest';
import { listingIndexing } from '#domain/seo/indexing.ts';
import { robotsOf, robotsOfNeutralHost } from '#domain/seo/robots.ts';
import { productsPerFile, sitemapEntry, sitemapIndex } from '#domain/seo/sitemap.ts';

/** RFC 9309 with `*` and `$`. All rules here forbid, so any matching rule decides. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return !rules.some((rule) => {
    const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${escaped}`).test(path);
  });
}

describe('robots.txt of a market', () => {
  const robots = robotsOf(['', '/fr', '/it'], 'https://kontor.ch');

  it.each([
    '/checkout',
    '/checkout/cart',
    '/fr/checkout/addresses?x=1',
    '/my-account',
    '/it/my-account/orders',
    '/login',
    '/login?to=x',
    '/create-account',
    '/fr/password-reset/abc',
    '/api/x',
    '/new-ct/getMe',
    '/search?query=bank&page=2',
    '/it/search?sales',
    '/?countries=',
    '/fr/bac?page=2&countries=',
  ])('forbids %s', (path) => expect(isAllowed(robots, path)).toBe(false));

  it.each([
    '/',
    '/fr',
    '/search',
    '/sale',
    '/brand/kombuse?page=2',
    '/it/tag/bestseller',
    '/apiculture',
    '/apiculture-fr-12345678',
    '/checkout-systems',
    '/login-terminals?page=2',
    '/backoefen?page=2',
    '/assets/core-abc.css',
    '/assets/hydrate-abc.js',
    '/pictures/oven.webp',
    '/sitemap.xml',
  ])('allows %s', (path) => expect(isAllowed(robots, path)).toBe(true));

  it('names the sitemap of its host', () => {
    expect(robots).toMatch(/^Sitemap: https:\/\/kontor\.ch\/sitemap\.xml$/m);
    expect(robots.startsWith('User-agent: *\n')).toBe(true);
  });

  it('forbids everything if the host has no market', () => {
    expect(isAllowed(robotsOfNeutralHost, '/')).toBe(false);
  });
});

describe('a sitemap', () => {
  it('escapes the special characters of XML', () => {
    expect(sitemapEntry({ href: 'https://x.example/a?b=1&c=<d>"\'' })).toBe(
      '<url><loc>https://x.example/a?b=1&amp;c=&lt;d&gt;&quot;&apos;</loc></url>\n',
    );
  });

  it('has the time of the last change only if it is known, and the pictures of the page', () => {
    const href = 'https://x.example/oven';
    expect(
      sitemapEntry({ href, lastModified: '2026-11-01T08:00:00.000Z', images: [`${href}.webp`] }),
    ).toBe(
      `<url><loc>${href}</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod><image:image><image:loc>${href}.webp</image:loc></image:image></url>\n`,
    );
  });

  it('index lists its files', () => {
    const index = sitemapIndex(['https://x.example/sitemap-content.xml']);
    expect(index).toContain('<sitemap><loc>https://x.example/sitemap-content.xml</loc></sitemap>');
    expect(index.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ')).toBe(true);
  });

  it('file holds at most 50,000 addresses, however many languages a market has', () => {
    for (const languages of [1, 2, 3]) {
      expect(productsPerFile(languages) * languages).toBeLessThanOrEqual(50_000);
      expect(productsPerFile(languages)).toBeGreaterThan(5_000);
    }
  });
});

const full = { articles: 50, fewest: 3, hasOwnText: false };

describe('indexing and the canonical query of a listing', () => {
  it.each([
    ['', 1, true, ''],
    ['utm_source=mail', 1, true, ''],
    ['page=3', 3, true, '?page=3'],
    ['gclid=1&page=3', 3, true, '?page=3'],
    ['sort=price-asc', 1, false, ''],
    ['hits=48&page=2', 2, false, ''],
    ['brand=Lotse&in-stock=1', 1, false, ''],
    ['on-sale=1', 1, false, ''],
    ['price-from=10', 1, false, ''],
  ])('for the query "%s"', (search, page, index, canonicalSearch) => {
    expect(listingIndexing(new URLSearchParams(search), page, full)).toEqual({
      index,
      canonicalSearch,
    });
  });
});
