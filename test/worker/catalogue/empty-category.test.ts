/**
 * A category in which one market may sell nothing has no page, no link and no alternate there; one with few articles and
 * no text is not indexed.
 */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import worker from '#worker/index.ts';
import { putOnSale } from '../goods.ts';
import { readForCrawler, sitemapHrefs } from '../seo-page.ts';

const key = 'bench-of-one-market';
const stub = `${key}-3`;

beforeAll(async () => {
  const document = (own: string, parent?: string): CategoryDocument => ({
    type: 'category',
    id: own,
    key: own,
    ...(parent && { parent }),
    orderHint: 99,
    texts: parent ? {} : { en: textIn('en'), de: textIn('de') },
  });
  // The goods are in a subcategory that has no name and therefore no page.
  await catalogueWriter(env.DB, new Date()).writeCategories([
    document(key),
    document(`${key}-2`, key),
  ]);
  await catalogueWriter(env.DB, new Date()).writeCategories([
    {
      ...document(stub),
      texts: { en: textIn('en', stub), de: { ...textIn('de', stub), description: 'Steht fest.' } },
    },
  ]);
  const here = { categories: [`${key}-2`], notSellableIn: ['gb' as const] };
  await putOnSale(here, here, here);
  await putOnSale({ categories: [stub] }, { categories: [stub] });
});

const textIn = (language: string, own = key) => ({
  name: 'Bench',
  slug: `${own}-${language}`,
  description: '',
});

afterAll(async () => {
  const tables = {
    product_categories: 'category_key',
    shelves: 'category_key',
    category_texts: 'category_key',
    categories: 'key',
  };
  for (const [table, column] of Object.entries(tables)) {
    await env.DB.prepare(`DELETE FROM ${table} WHERE ${column} LIKE ? || '%'`).bind(key).run();
  }
});

/** Served by an isolate without cached categories. */
async function freshly(href: string): Promise<Response> {
  const { DB } = env;
  const fresh = {
    prepare: DB.prepare.bind(DB),
    batch: DB.batch.bind(DB),
    withSession: DB.withSession.bind(DB),
  } as D1Database;
  const request = new Request<unknown, IncomingRequestCfProperties>(href);
  return worker.fetch(request, { ...env, DB: fresh }, createExecutionContext());
}

const page = async (href: string) => readForCrawler(await freshly(href));

it('the category has a page, links to it and a sitemap entry where it sells something', async () => {
  const { status, alternates } = await page(`http://ie.localhost/${key}-en`);
  expect(status).toBe(200);
  expect([...alternates.keys()].toSorted()).toEqual([
    'de-AT',
    'de-CH',
    'de-DE',
    'en-IE',
    'x-default',
  ]);
  expect(alternates.get('x-default')).toBe(`http://de.localhost/${key}-de`);
  expect((await page('http://ie.localhost/')).links).toContain(`/${key}-en`);
  const sitemap = await freshly('http://ie.localhost/sitemap-categories.xml');
  expect(sitemapHrefs(await sitemap.text())).toContain(`http://ie.localhost/${key}-en`);
});

it('the category has none of them in other markets', async () => {
  expect((await freshly(`http://gb.localhost/${key}-en`)).status).toBe(404);
  expect((await page('http://gb.localhost/')).links).not.toContain(`/${key}-en`);
  const sitemap = await freshly('http://gb.localhost/sitemap-categories.xml');
  expect(await sitemap.text()).not.toContain(key);
});

it.each([
  ['gb', 'en', 'noindex, follow'],
  ['de', 'de', ''],
])(
  'a category with two articles, in %s, where only German has a text',
  async (market, language, robots) => {
    const href = `http://${market}.localhost/${stub}-${language}`;
    const seen = await page(href);
    expect([seen.status, seen.robots]).toEqual([200, robots]);
    const sitemap = await freshly(`http://${market}.localhost/sitemap-categories.xml`);
    expect(sitemapHrefs(await sitemap.text()).includes(href)).toBe(robots === '');
  },
);
