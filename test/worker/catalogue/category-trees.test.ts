/** Categories of all three trees in a market: counted for its store, and found by their address or not at all. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TreeName } from '#domain/catalogue/category.ts';
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { countryCodes, languages, languagesOf } from '#domain/country/countries.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import worker from '#worker/index.ts';
import { someOf } from '../../random.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { visitor } from '../visitor.ts';

const categoriesOf = async (market: string) =>
  (await visitor(market).ask('getCategoryTree', {})).categories;

/** The number of products that the store sells in these categories, counted from the rows. */
async function productCountIn(store: string, keys: string[]): Promise<number> {
  const row = await env.DB.prepare(
    `SELECT count(DISTINCT p.id) AS count FROM products p
     JOIN product_categories pc ON pc.product_id = p.id
     JOIN prices pr ON pr.product_id = p.id AND pr.store = ?1
     WHERE p.published = 1 AND pr.sellable = 1
       AND pc.category_key IN (SELECT value FROM json_each(?2))`,
  )
    .bind(store, JSON.stringify(keys))
    .first<{ count: number }>();
  return row?.count ?? 0;
}

/**
 * Trees are cached for a minute. The clock is set ahead so that goods of other test files are counted; what files with a
 * later clock have counted would be recent, so it is deleted.
 */
beforeAll(async () => {
  vi.setSystemTime(Date.now() + 47 * 60_000);
  await env.DB.prepare('DELETE FROM listing_counts').run();
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(someOf(countryCodes, 8))('in %s', (market) => {
  it('each category counts what its store sells in it and below it', async () => {
    const all = await categoriesOf(market);
    const trees = new Set<TreeName>(all.map(({ tree }) => tree));
    expect([...trees].sort()).toEqual(['all', 'industry', 'longtail']);
    for (const { key, productCount, hasProducts } of all) {
      const below = all.filter(({ parentKey }) => parentKey === key).map((child) => child.key);
      expect([key, productCount]).toEqual([key, await productCountIn(market, [key, ...below])]);
      expect(hasProducts).toBe(productCount > 0);
    }
  });
});

it('Great Britain, where strong machines may not be sold, counts fewer', async () => {
  const count = async (market: string) =>
    (await categoriesOf(market)).find(({ key }) => key === 'industry-restaurant')?.productCount ??
    0;
  expect(await count('gb')).toBeGreaterThan(0);
  expect(await count('gb')).toBeLessThan(await count('de'));
});

it.each(['de', 'gr', 'bg', 'ch'] as const)(
  'an industry and a longtail category of %s have pages with their products, in each language',
  async (market) => {
    for (const [at, language] of languagesOf(market).entries()) {
      const shopper = visitor(market);
      const prefix = at === 0 ? '' : `/${language}`;
      const { results } = await env.DB.prepare(
        `SELECT k.key, t.slug, t.name FROM categories k JOIN category_texts t
           ON t.category_key = k.key AND t.language = ?1
         WHERE k.key IN ('industry-bakery', 'longtail-tyre-change')`,
      )
        .bind(language)
        .all<{ key: string; slug: string; name: string }>();
      expect(results).toHaveLength(2);
      for (const { key, slug, name } of results) {
        const page = await readPage(await shopper.get(`${prefix}/${slug}`));
        expect(page.status).toBe(200);
        expect(page.h1).toEqual([name]);
        expect(page.title).toBe(`${name} | Kontor`);
        const shown = page.links.filter((link) => /-\d{8}$/.test(link));
        expect(new Set(shown).size).toBe(Math.min(24, await productCountIn(market, [key])));
      }
    }
  },
);

describe('a department that has goods in Slovakia only', () => {
  const document = (key: string, parent?: string): CategoryDocument => ({
    type: 'category',
    id: key,
    key,
    ...(parent && { parent }),
    orderHint: 99,
    texts: Object.fromEntries(
      languages.map((language) => [language, { name: key, slug: key, description: key }]),
    ) as CategoryDocument['texts'],
  });

  /** A new database object, for which no isolate has cached anything. */
  const unknownDatabase = () =>
    new Proxy(env.DB, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  async function page(market: string, path: string) {
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `http://${market}.localhost${path}`,
    );
    const fresh = { ...env, DB: unknownDatabase() };
    return readPage(await worker.fetch(request, fresh, createExecutionContext()));
  }

  beforeAll(async () => {
    await catalogueWriter(env.DB, new Date()).writeCategories([
      document('only-sk'),
      document('only-sk-shelf', 'only-sk'),
    ]);
    await putOnSale({
      categories: ['only-sk-shelf'],
      notSellableIn: countryCodes.filter((code) => code !== 'sk'),
    });
  });

  afterAll(() =>
    env.DB.batch(
      [
        'categories WHERE key',
        'category_texts WHERE category_key',
        'product_categories WHERE category_key',
        'shelves WHERE category_key',
      ].map((where) => env.DB.prepare(`DELETE FROM ${where} LIKE 'only-sk%'`)),
    ),
  );

  it('has a page there with the goods of its subcategory, and a link in the navigation', async () => {
    for (const path of ['/only-sk', '/only-sk-shelf']) {
      const { status, links } = await page('sk', path);
      expect(status).toBe(200);
      expect(links.filter((link) => /-\d{8}$/.test(link)).length).toBeGreaterThan(0);
    }
    expect((await page('sk', '/')).links).toContain('/only-sk');
  });

  it('is not found elsewhere, and has no link there', async () => {
    for (const path of ['/only-sk', '/only-sk-shelf']) {
      expect((await page('cz', path)).status).toBe(404);
    }
    expect((await page('cz', '/')).links.filter((link) => link.includes('only-sk'))).toEqual([]);
  });
});
