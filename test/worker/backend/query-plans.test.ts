/**
 * No page and no write scans a whole table, according to SQLite's query plan of every statement that the shop sends.
 * Exception: the sitemap of products, which lists them all. The search index has its own tests.
 */
import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { readCategories, readProducts } from '#worker/data/catalogue/read-documents.ts';
import { removeProduct } from '#worker/data/catalogue/removed-products.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { countPairs } from '#worker/data/recommendations/product-pairs.ts';
import worker from '#worker/index.ts';
import { remindUnpaid } from '#worker/jobs/remind-unpaid.ts';
import { catalogueInputs } from '../catalogue-inputs.ts';
import { customerOf } from '../customers.ts';
import { department, firstDemo } from '../demo-rows.ts';
import { env, environmentWith } from '../environment.ts';
import { putOnSale } from '../goods.ts';

/** Tables that grow with the catalogue or with its visitors. Categories, stores and settings stay small. */
const long = new Set([
  'products',
  'product_texts',
  'product_pages',
  'product_categories',
  'product_tags',
  'product_attributes',
  'attribute_labels',
  'prices',
  'price_history',
  'inventory',
  'shelves',
  'held_back',
  'listing_counts',
  'removed_products',
  'foreign_skus',
  'orders',
  'customers',
  'consents',
  'product_pairs',
  'counted_events',
]);

/** The database, noting every statement that is prepared. */
function noting(database: D1Database) {
  const statements = new Set<string>();
  const reader = <Reader extends Pick<D1Database, 'prepare'>>(whole: Reader): Reader =>
    new Proxy(whole, {
      get(target, name) {
        if (name === 'withSession') return () => reader(database.withSession());
        const value: unknown = Reflect.get(target, name);
        if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value;
        return (sql: string) => {
          statements.add(sql);
          return target.prepare(sql);
        };
      },
    });
  return { db: reader(database), statements };
}

const { db, statements } = noting(env.DB);

async function get(path: string, headers = {}): Promise<number> {
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://de.localhost${path}`, {
    headers,
  });
  const response = await worker.fetch(request, { ...env, DB: db }, createExecutionContext());
  await response.text();
  return response.status;
}

async function call(name: string, main: unknown): Promise<number> {
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://de.localhost/new-ct/${name}`,
    {
      method: 'POST',
      body: JSON.stringify([main]),
      headers: { 'Content-Type': 'application/json' },
    },
  );
  return (await worker.fetch(request, { ...env, DB: db }, createExecutionContext())).status;
}

/** Scans all shelves, at most once a minute, and is cached (src/worker/data/catalogue/categories.ts). */
const countsTheTree = /GROUP BY s\.category_key$/;

/** The tables of a statement by their aliases. */
function aliases(sql: string): Map<string, string> {
  const named = sql.matchAll(
    /\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?(?!ON\b|WHERE\b|SET\b|USING\b|LEFT\b|CROSS\b|JOIN\b|ORDER\b|GROUP\b|LIMIT\b|VALUES\b|SELECT\b)(\w+))?/g,
  );
  return new Map(
    [...named].flatMap(([, table = '', alias]) => [
      [table, table],
      [alias ?? table, table],
    ]),
  );
}

/** The plan's steps: `SCAN p`, or `SEARCH pr USING PRIMARY KEY (store=?)` where the rest of the key is not used. */
async function planOf(sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = numbered.length > 0 ? Math.max(...numbered) : sql.split('?').length - 1;
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: count }, () => null))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** Steps that scan a long table, or all its rows of one store or one language. */
async function scans(sql: string): Promise<string[]> {
  const tables = aliases(sql);
  return (await planOf(sql)).filter((detail) => {
    const [, how, table = ''] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
    const whole = how === 'SCAN' || /\((store|language)=\?\)$/.test(detail);
    return whole && long.has(tables.get(table) ?? '');
  });
}

describe('every statement finds its rows by an index', () => {
  beforeAll(async () => {
    const { slug: product } = await firstDemo('de', 'de');
    const { slug: category } = await department('de', 'de');
    for (const path of [
      '/',
      `/${category}`,
      `/${category}?brand=Kombüse&in-stock=1&sort=price-asc&attr-power=1000..3000&rating=4`,
      `/${category}?sort=name-asc&page=2&hits=12`,
      `/${category}?tags=bestseller`,
      '/search?sales=1',
      '/search?new-arrivals=1',
      '/search?brand=Kombüse',
      '/search?query=tisch&in-stock=1',
      '/search?query=tisch&sort=newest',
      `/${product}`,
      '/departments?department=catering',
      '/sitemap-categories.xml',
      '/feed-google.xml',
    ]) {
      expect([path, await get(path)]).toEqual([path, 200]);
    }
    const sku = `EX${product.slice(-8)}`;
    for (const [path, status] of [
      ['/bestseller-10999999', 404],
      [`/compare?skus=${sku}`, 200],
      [`/__recommended/${sku}?seen=${sku}`, 200],
      [`/__complements/${sku}`, 200],
    ] as const) {
      expect([path, await get(path)]).toEqual([path, status]);
    }
    for (const [name, main] of [
      ...catalogueInputs(sku),
      ['getProduct', { where: `slug = "${product}" or family = "x" and isBware = true` }],
      ['getProduct', { where: `key in ("${sku}")` }],
    ] as const) {
      expect([name, await call(name, main)]).toEqual([name, 200]);
    }
    const { shopper } = await customerOf('de');
    for (const path of ['/my-account', '/my-account/my-orders']) {
      const status = await get(path, { Cookie: shopper.cookieHeader() });
      expect([path, status]).toEqual([path, 200]);
    }
    const pairs = [{ sku, other: sku }];
    await countPairs(db, { id: 'plan', at: '2026-11-21T10:00:00.000Z' }, 'viewed', pairs);
    await remindUnpaid(backendOf(environmentWith({ DB: db })).jobs, new Date(), env);
    const [document] = await readProducts(db, { limit: 1 });
    const categories = await readCategories(db);
    const writer = catalogueWriter(db, new Date());
    if (document) await writer.writeProducts([document]);
    // The first write changes the label and the parent, the second restores them: the goods are gated and listed again.
    const filled = categories.filter(
      ({ parent, key }) => parent && document?.categories.includes(key),
    );
    const [leaf] = filled;
    if (!leaf) throw new Error('the first product stands in no category below another');
    const { parent: _, ...top } = leaf;
    await writer.writeCategories([{ ...top, energyRegulation: '2019/2016' }]);
    await writer.writeCategories([leaf]);
    const [gone] = await putOnSale({});
    await removeProduct(db, gone, { successor: sku, now: new Date() });
  });

  it('more than forty statements are checked', () => {
    expect(statements.size).toBeGreaterThan(40);
  });

  it('the statements of a changed category are among them', () => {
    const sent = [...statements].join('\n');
    for (const part of ['DELETE FROM held_back', 'below(key)', 'DELETE FROM shelves']) {
      expect(sent).toContain(part);
    }
  });

  it('no statement scans a long table', async () => {
    const found: string[] = [];
    for (const sql of statements) {
      if (countsTheTree.test(sql)) continue;
      const steps = await scans(sql);
      if (steps.length > 0) found.push(`${steps.join('; ')}: ${sql.replace(/\s+/g, ' ')}`);
    }
    expect(found).toEqual([]);
  });

  it('orders of guests that belong to a customer are found by the e-mail address', async () => {
    const own = [...statements].filter((sql) => /FROM orders WHERE .*lower\(email\)/s.test(sql));
    expect(own).toHaveLength(4);
    for (const sql of own) {
      expect((await planOf(sql)).join('\n'), sql).toContain('USING INDEX orders_by_email_key');
    }
  });

  it('best sellers and new arrivals are read only as far as the page needs: only the page is sorted', async () => {
    const listed = [...statements].filter((sql) => /row_number\(\) OVER \(\) AS place/.test(sql));
    const unsorted = listed.filter((sql) =>
      /ORDER BY (s\.out_of_stock, s\.rank|s\.created_at DESC), s\.product_id/.test(sql),
    );
    expect(unsorted.some((sql) => sql.includes('s.created_at DESC'))).toBe(true);
    for (const sql of unsorted) {
      const sorts = (await planOf(sql)).filter((step) => step.startsWith('USE TEMP B-TREE'));
      expect(sorts, sql).toEqual(['USE TEMP B-TREE FOR ORDER BY']);
    }
  });
});
