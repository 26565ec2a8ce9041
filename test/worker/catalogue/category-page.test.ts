/** A category with all optional content, and one without it. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import worker from '#worker/index.ts';
import { department } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { listingAt, readListing } from '../listing-page.ts';
import { unknownDatabase } from '../other-store.ts';

const key = 'test-told';
let related: Awaited<ReturnType<typeof department>>;

beforeAll(async () => {
  related = await department('gb', 'en');
  const text = {
    name: 'Told of',
    slug: key,
    description: 'What it is good for.',
    metaTitle: 'A title of its own',
    metaDescription: 'A description of its own',
    contentHtml: '<h2>How to choose</h2><p>By <strong>power</strong>.</p>',
    posts: [{ title: 'Which one for a café', url: 'https://blog.kontor.example/cafe' }],
  };
  await catalogueWriter(env.DB, new Date()).writeCategories([
    {
      type: 'category',
      id: key,
      key,
      tree: 'longtail',
      orderHint: 9900,
      image: { url: '/empty-shelf.svg', width: 400, height: 300 },
      relatedCategories: [related.key, 'no-such-category'],
      texts: Object.fromEntries(languages.map((language) => [language, text])),
    },
  ]);
  await putOnSale({ categories: [key] }, { categories: [key] });
});

/** Served by an isolate without cached categories. */
async function toldPage() {
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://gb.localhost/${key}`);
  const settings = { ...env, DB: unknownDatabase() };
  return readListing(await worker.fetch(request, settings, createExecutionContext()));
}

afterAll(async () => {
  await env.DB.batch(
    [
      `DELETE FROM category_texts WHERE category_key = '${key}'`,
      `DELETE FROM categories WHERE key = '${key}'`,
      "UPDATE page_changes SET version = version + 1 WHERE tag IN ('listings', 'catalogue')",
    ].map((statement) => env.DB.prepare(statement)),
  );
});

it('the page shows the category’s text, posts and related categories, and names its picture for shared links', async () => {
  const { html, status } = await toldPage();
  expect(status).toBe(200);
  expect(html).toMatch(/og:image" content="[^"]*\/empty-shelf.svg"/);
  expect(html).toContain('<h2>How to choose</h2><p>By <strong>power</strong>.</p>');
  expect(html).toContain('href="https://blog.kontor.example/cafe"');
  const [, below = ''] = html.split('How to choose');
  expect(below).toContain(`href="/${related.slug}"`);
});

it('the category’s own title and description replace those made from its name', async () => {
  const { title, description } = await toldPage();
  expect([title, description]).toEqual(['A title of its own', 'A description of its own']);
  const other = await listingAt('gb', `/${related.slug}`);
  expect(other.title).toBe(`${related.name} for professionals | Kontor`);
});

it('structured data lists the products in order, and page 2 continues the numbering', async () => {
  const { structured, html } = await listingAt('gb', `/${related.slug}?page=2`);
  const slugs = [...html.matchAll(/card__title"><a href="(\/[^"]+)"/g)].map(([, slug]) => slug);
  const list = structured.find((data) => data['@type'] === 'ItemList');
  const items = list?.itemListElement as { position: number; url: string }[];
  expect(items.map(({ url }) => url)).toEqual(slugs.map((slug) => `http://gb.localhost${slug}`));
  expect(items.map(({ position }) => position)).toEqual(slugs.map((_, index) => 25 + index));
  expect(list?.numberOfItems).toBe(related.count);
});

it('a filtered listing has no product list in its structured data', async () => {
  const { structured } = await listingAt('gb', `/${related.slug}?in-stock=1`);
  expect(structured.map((data) => data['@type'])).not.toContain('ItemList');
});
