/** The panel that opens under a department of the category bar: a page that only the bar requests. */
import { expect, it } from 'vitest';
import { department } from '../demo-rows.ts';
import { readPage } from '../html-page.ts';
import { readForCrawler } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

const panelIn = (html: string) => /<section class="mega"[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';

it('the panel has its categories with counts and pictures, articles with prices, and a link to its offers', async () => {
  const { key, slug, count } = await department('gr', 'el');
  const page = await readPage(await visitor('gr').get(`/departments?department=${key}`));
  const panel = panelIn(page.html);
  expect(panel).toContain(`href="/${slug}"`);
  expect(panel).toContain(`${count} προϊόντα`);
  const [, tiles = ''] = /<ul class="tiles"(.*?)<\/ul>/s.exec(panel) ?? [];
  const counts = [...tiles.matchAll(/<small class="num">(\d+) προϊόν/g)].map(([, n]) => Number(n));
  expect(counts.length).toBeGreaterThan(3);
  for (const each of counts) expect(each).toBeGreaterThan(0);
  expect(tiles.match(/<img /g)).toHaveLength(counts.length);
  expect(panel.match(/class="minirow"/g)).toHaveLength(4);
  expect(panel.match(/<p class="price__now/g)).toHaveLength(4);
  expect(panel).toContain(`href="/${slug}?tags=bestseller"`);
  expect(panel).toContain(`href="/${slug}?tags=campaign%3A`);
  // The campaign shows an article of the department.
  expect(panel).toMatch(/<section class="campaign"[^>]*><span class="photo"><img [^>]*src="[^"]/);
  expect(page.headers.get('Cache-Control')).toMatch(/^public/);
});

it('the panel is not indexed, and its canonical is the menu', async () => {
  const { key } = await department('de', 'de');
  const page = await readForCrawler(await visitor('de').get(`/departments?department=${key}`));
  expect(page.robots).toMatch(/noindex/);
  expect(page.canonical).toEqual(['http://de.localhost/departments']);
});

it.each(['', 'no-such-department', '%27%3B--', 'constructor'])(
  'for the unknown department %j the menu is shown instead',
  async (key) => {
    const { status, html } = await readPage(
      await visitor('de').get(`/departments?department=${key}`),
    );
    expect([status, panelIn(html)]).toEqual([200, '']);
    expect(html).toContain('name="navigation"');
  },
);
