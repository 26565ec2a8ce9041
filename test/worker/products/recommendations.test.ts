/** Recommendations come from what people view and buy together; a failure recommends nothing. */
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { type RecommendationKind, requestFor } from '#domain/recommendation/recommendation.ts';
import { bloomreachRecommendations } from '#worker/services/recommendations/bloomreach.ts';
import { recommendationService } from '#worker/services/recommendations/recommendations.ts';
import { demoMarket } from '../../demo-stores.ts';
import { deliver } from '../deliver.ts';
import { demoProducts } from '../demo-rows.ts';
import { env, environmentWith } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const at = '2026-11-21T10:00:00.000Z';
const view = (sku: string, ...before: string[]): KontorEvent => ({
  id: crypto.randomUUID(),
  at,
  type: 'product-viewed',
  sku,
  before,
});

async function recommended(sku: string, kind: RecommendationKind = 'similar', market = 'de') {
  const request = requestFor(kind, demoMarket(localeOf('de')), { sourceSku: sku });
  const { results } = await visitor(market).ask('recommendation', request);
  return results[0]?.value.map((each) => each.sku) ?? [];
}

async function alone(count: number) {
  // A category each, because the best sellers of a shared one would be recommended.
  return putOnSale(
    ...Array.from({ length: count }, () => ({ categories: [`lone-${crypto.randomUUID()}`] })),
  );
}

it('articles viewed together are recommended, the most frequent first', async () => {
  const [sku = '', seldom = '', often = ''] = await alone(3);
  expect(await recommended(sku)).toEqual([]);
  await deliver(view(sku, seldom), view(sku, often), view(often, sku));
  expect(await recommended(sku)).toEqual([often, seldom]);
  expect(await recommended(seldom)).toEqual([sku]);
});

it('an event that comes twice counts once', async () => {
  const [sku = '', once = '', twice = ''] = await alone(3);
  const event = view(sku, once);
  await deliver(event, event, event);
  await deliver(event);
  await deliver(view(sku, twice), view(sku, twice));
  expect(await recommended(sku)).toEqual([twice, once]);
});

it('articles bought together count more than articles viewed together', async () => {
  const [sku = '', seen = '', bought = ''] = await alone(3);
  await deliver(view(sku, seen), view(sku, seen));
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1, [bought]: 1 });
  const { order } = await shopper.ask(
    'createOrder',
    orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount),
  );
  const event: KontorEvent = { id: crypto.randomUUID(), at, type: 'order-placed', order };
  await deliver(event);
  expect(await recommended(sku, 'cart')).toEqual([bought, seen]);
});

it('sold-out articles and those of other markets are not recommended', async () => {
  const [sku] = await alone(1);
  const [gone, elsewhere] = await putOnSale({ stock: 0 }, { notSellableIn: ['de'] });
  await deliver(view(sku ?? '', gone, elsewhere));
  expect(await recommended(sku ?? '')).toEqual([]);
});

it('without views the best sellers of the categories that complement it are recommended, none that its page shows', async () => {
  const categories = [`shelf-${crypto.randomUUID()}`];
  const rating = (count: number) => ({
    rating: {
      average: 4,
      count,
      distribution: [0, 0, 0, count, 0] as [number, number, number, number, number],
    },
  });
  const [good, best, accessory] = await putOnSale(
    { categories, document: rating(3) },
    { categories, document: rating(9) },
    { categories, document: rating(30) },
  );
  const [sku] = await putOnSale({
    document: { referencedResourceSet: categories, relatedAccessories: [accessory] },
  });
  expect(await recommended(sku)).toEqual([best, good]);
});

it('an article whose document names no complements has best sellers of its department', async () => {
  const basket = await recommended('EX10147556');
  expect(basket.length).toBeGreaterThan(3);
  const inDepartment = await demoProducts(
    'de',
    'de',
    "p.id IN (SELECT product_id FROM shelves WHERE category_key = 'catering')",
  );
  const skus = inDepartment.map((each) => each.sku);
  expect(basket.filter((sku) => !skus.includes(sku))).toEqual([]);
});

it('the endpoint for views accepts only a valid view from the shop’s own pages', async () => {
  const send = (body: string) =>
    visitor('de').send('/api/viewed', {
      method: 'POST',
      body,
      headers: { Origin: 'http://de.localhost' },
    });
  expect((await send('{"sku":"EX10000001","before":["EX10000002"]}')).status).toBe(204);
  for (const body of [
    '',
    '{}',
    '{"sku":"EX10000001","before":[]}',
    '{"sku":"x\'","before":["EX1"]}',
  ]) {
    expect([body, (await send(body)).status]).toEqual([body, 400]);
  }
  const foreign = await visitor('de').send('/api/viewed', {
    method: 'POST',
    body: '{"sku":"EX10000001","before":["EX10000002"]}',
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
});

it('the fragment for the end of a product page has what was viewed last, newest first', async () => {
  const [sku = '', older = '', newer = ''] = await alone(3);
  const response = await visitor('gb').get(`/__recommended/${sku}?seen=${newer},${older},${sku}`);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await response.text();
  const [, last = ''] = html.split('Recently viewed');
  expect([...last.matchAll(/regal-en-(\d{8})/g)].map(([, number]) => `EX${number}`)).toEqual([
    newer,
    older,
  ]);
});

it('the remote service is called as specified; its failure and a missing URL are errors', async () => {
  const asked: unknown[] = [];
  const remote = (answer: () => Response) =>
    bloomreachRecommendations(
      environmentWith({ RECOMMENDATIONS_URL: 'https://recommend.example/' }),
      async (url, init) => {
        asked.push(String(url), JSON.parse(String(init?.body)));
        return answer();
      },
    );
  const request = requestFor('similar', demoMarket(localeOf('ch', 'fr')), {
    sourceSku: 'EX10000001',
    bloomreachCookie: 'abc',
  });
  const caller = {} as Parameters<ReturnType<typeof remote>['recommend']>[1];
  const good = remote(() =>
    Response.json({ results: [{ value: ['EX1', { item_id: 'EX2' }, { sku: 'EX3' }] }] }),
  );
  expect(await good.recommend(request, caller)).toEqual(['EX1', 'EX2', 'EX3']);
  expect(asked).toEqual([
    'https://recommend.example/',
    {
      bloomreachCookie: 'abc',
      typeId: 'demo-fr-ch-similar-products',
      domainId: 'demo-fr-ch',
      languageAndCountry: 'fr-CH',
      sourceSku: 'EX10000001',
    },
  ]);
  const bad = remote(() => new Response('no', { status: 503 }));
  await expect(bad.recommend(request, caller)).rejects.toThrow('answered 503');
  expect(() =>
    recommendationService(
      environmentWith({ RECOMMENDATIONS: 'bloomreach', RECOMMENDATIONS_URL: '' }),
      { recommend: async () => [] },
    ),
  ).toThrow('RECOMMENDATIONS_URL is not set');
});

it('a recommendation that fails is logged, and nothing is recommended', async () => {
  const [sku = ''] = await alone(1);
  await env.DB.exec('ALTER TABLE product_pairs RENAME TO product_pairs_gone');
  try {
    let skus: string[] | undefined;
    const lines = await logged(async () => {
      skus = await recommended(sku);
    });
    expect(skus).toEqual([]);
    expect(lines.join()).toContain('recommendation failed');
  } finally {
    await env.DB.exec('ALTER TABLE product_pairs_gone RENAME TO product_pairs');
  }
});
