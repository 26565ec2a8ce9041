/** What opens under a department of the category bar: a page of its own that only the bar asks for. */
import { expect, it } from 'vitest';
import { department } from '../demo-rows.ts';
import { readPage } from '../html-page.ts';
import { readForCrawler } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

const panelIn = (html: string) => /<section class="mega"[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';

it('holds its categories with their counts, two articles with their prices, and its offers', async () => {
  const { key, slug, count } = await department('gr', 'el');
  const page = await readPage(await visitor('gr').get(`/departments?department=${key}`));
  const panel = panelIn(page.html);
  expect(panel).toContain(`href="/${slug}"`);
  expect(panel).toContain(`${count} προϊόντα`);
  const counts = [...panel.matchAll(/<small class="num">(\d+)<\/small>/g)].map(([, n]) =>
    Number(n),
  );
  expect(counts.length).toBeGreaterThan(3);
  for (const each of counts) expect(each).toBeGreaterThan(0);
  expect(panel.match(/<li class="card">/g)).toHaveLength(2);
  expect(panel.match(/<p class="price__now/g)).toHaveLength(2);
  expect(panel).toContain(`href="/${slug}?on-sale=1"`);
  expect(page.headers.get('Cache-Control')).toMatch(/^public/);
});

it('is kept by no search engine: the menu stands for it', async () => {
  const { key } = await department('de', 'de');
  const page = await readForCrawler(await visitor('de').get(`/departments?department=${key}`));
  expect(page.robots).toMatch(/noindex/);
  expect(page.canonical).toEqual(['http://de.localhost/departments']);
});

it.each(['', 'no-such-department', '%27%3B--', 'constructor'])(
  'of %j there is none: the menu is there instead',
  async (key) => {
    const { status, html } = await readPage(
      await visitor('de').get(`/departments?department=${key}`),
    );
    expect([status, panelIn(html)]).toEqual([200, '']);
    expect(html).toContain('name="navigation"');
  },
);
