/** A category in which one market may sell nothing: no page there, no link to it, no counterpart. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { putOnSale } from './goods.ts';
import { readForCrawler, sitemapHrefs } from './seo-page.ts';

const key = 'bench-of-one-market';

beforeAll(async () => {
  const [sku] = await putOnSale({ notSellableIn: ['gb'] });
  await env.DB.batch([
    env.DB.prepare('INSERT INTO categories (key, id, order_hint) VALUES (?1, ?1, 99)').bind(key),
    env.DB.prepare(
      `INSERT INTO category_texts (language, category_key, name, slug, description)
       SELECT value, ?1, 'Bench', ?1 || '-' || value, '' FROM json_each('["en","de"]')`,
    ).bind(key),
    // In a category below it, which has no name and so no page.
    env.DB.prepare(
      "INSERT INTO categories (key, id, parent_key, order_hint) VALUES (?1 || '-2', ?1 || '-2', ?1, 1)",
    ).bind(key),
    env.DB.prepare("INSERT INTO product_categories VALUES (?1 || '-2', ?2)").bind(key, sku),
  ]);
});

afterAll(async () => {
  const tables = {
    product_categories: 'category_key',
    category_texts: 'category_key',
    categories: 'key',
  };
  for (const [table, column] of Object.entries(tables)) {
    await env.DB.prepare(`DELETE FROM ${table} WHERE ${column} LIKE ? || '%'`).bind(key).run();
  }
});

/** As an isolate answers that has kept no categories yet. */
async function freshly(href: string): Promise<Response> {
  const { DB } = env;
  const fresh = { prepare: DB.prepare.bind(DB), batch: DB.batch.bind(DB) } as D1Database;
  const request = new Request<unknown, IncomingRequestCfProperties>(href);
  return worker.fetch(request, { ...env, DB: fresh }, createExecutionContext());
}

const page = async (href: string) => readForCrawler(await freshly(href));

it('has a page, links to it and a line in the sitemap where it sells something', async () => {
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

it('has none of them elsewhere', async () => {
  expect((await freshly(`http://gb.localhost/${key}-en`)).status).toBe(404);
  expect((await page('http://gb.localhost/')).links).not.toContain(`/${key}-en`);
  const sitemap = await freshly('http://gb.localhost/sitemap-categories.xml');
  expect(await sitemap.text()).not.toContain(key);
});
