/** The specification's recommendation service: what is sent to it; no page waits for it or fails with it. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { firstDemo } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

const remote = 'https://recommend.example/';

afterEach(() => vi.restoreAllMocks());

/** Mocks the service; returns the bodies that are sent to it. */
function serviceAnswers(answer: (body: unknown) => Response | Promise<Response>): unknown[] {
  const told: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url) !== remote) throw new Error(`nobody is at ${url}`);
    const body: unknown = JSON.parse(String(init?.body));
    told.push(body);
    return answer(body);
  });
  return told;
}

async function page(path: string, cookie = ''): Promise<Response> {
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://de.localhost${path}`, {
    headers: { Cookie: cookie },
  });
  const settings = { ...env, RECOMMENDATIONS: 'bloomreach' as const, RECOMMENDATIONS_URL: remote };
  return worker.fetch(request, settings, createExecutionContext());
}

async function cartWith(sku: string): Promise<string> {
  const shopper = visitor('de');
  await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' });
  return shopper.cookieHeader();
}

const named = (html: string) =>
  [...html.matchAll(/href="\/[\w-]+-(\d{8})"/g)].map(([, number]) => `EX${number}`);

it('the cart page sends the article, its title and its category levels, named as in the specification', async () => {
  const { slug, name } = await firstDemo('de', 'de');
  const sku = `EX${slug.slice(-8)}`;
  const cookie = await cartWith(sku);
  const told = serviceAnswers(() => Response.json({ results: [{ value: [] }] }));
  expect((await page('/checkout/cart', `${cookie}; __exponea_etc__=abc`)).status).toBe(200);
  expect(told).toEqual([
    {
      bloomreachCookie: 'abc',
      typeId: 'demo-de-de-cart',
      domainId: 'demo-de-de',
      languageAndCountry: 'de-DE',
      sourceSku: sku,
      productTitle: name,
      ...(await levelsOf(sku)),
    },
  ]);
});

/** The names of the third and fourth category level, counted from the department, read from the rows. */
async function levelsOf(sku: string): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    `WITH RECURSIVE up (key, parent, depth) AS (
       SELECT c.key, c.parent_key, 0 FROM products p, categories c
         WHERE p.sku = ?1 AND c.key = p.details ->> '$.categories[0]'
       UNION ALL SELECT c.key, c.parent_key, depth + 1 FROM up, categories c WHERE c.key = up.parent)
     SELECT t.name FROM up, category_texts t WHERE t.category_key = up.key AND t.language = 'de'
     ORDER BY depth DESC`,
  )
    .bind(sku)
    .all<{ name: string }>();
  const [, , third, fourth] = results.map(({ name }) => name);
  return { ...(third && { categoryLvl2: third }), ...(fourth && { categoryLvl3: fourth }) };
}

it('articles that are not sold in the market or not in stock are skipped', async () => {
  const [own, gone, elsewhere, sold] = await putOnSale(
    {},
    { stock: 0 },
    { notSellableIn: ['de'] },
    {},
  );
  const many = Array.from({ length: 9 }, (_, index) => `EX9999999${index}`);
  serviceAnswers(() => Response.json({ results: [{ value: [...many, gone, elsewhere, sold] }] }));
  expect(named(await (await page(`/__recommended/${own}`)).text())).toEqual([sold]);
});

it.each([
  ['an error', () => new Response('no', { status: 503 })],
  ['nonsense', () => new Response('<html>')],
  ['another shape', () => Response.json({ results: 'none' })],
])('if the service answers %s, the cart page has no recommendations', async (_what, answer) => {
  const [sku] = await putOnSale({});
  const cookie = await cartWith(sku);
  serviceAnswers(answer);
  const lines = await logged(async () => {
    const response = await page('/checkout/cart', cookie);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`Regal ${sku} de`);
  });
  expect(lines.join()).toContain('recommendation failed');
});

it('the cart page does not wait for the service', async () => {
  const [sku] = await putOnSale({});
  const cookie = await cartWith(sku);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const told = serviceAnswers(() => promise);
  const response = await page('/checkout/cart', cookie);
  expect(await response.text()).toContain(`Regal ${sku} de`);
  expect(told).toHaveLength(1);
  resolve(Response.json({ results: [] }));
});

it('the product page does not call the service: its recommendations are loaded later', async () => {
  const { slug } = await firstDemo('de', 'de');
  const told = serviceAnswers(() => new Response('no', { status: 503 }));
  expect((await page(`/${slug}`)).status).toBe(200);
  expect(told).toEqual([]);
});
