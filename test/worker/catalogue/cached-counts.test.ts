/** Cached listing counts stay few whatever visitors request, and are deleted when they are not used. */
import { createScheduledController, env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { putOnSale, setStock, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

const dayMs = 86_400_000;

const keptOf = async (part: string) => {
  const row = await env.DB.prepare(
    'SELECT count(*) AS count FROM listing_counts WHERE instr(question, ?1) > 0',
  )
    .bind(part)
    .first<{ count: number }>();
  return row?.count;
};

async function shelf(): Promise<string> {
  const category = `shelf-${crypto.randomUUID()}`;
  await putOnSale({ categories: [category] });
  return category;
}

const ask = (query: { category: string; brands?: string[] }) =>
  visitor('de').ask('searchProducts', { queries: [query] });

it('a listing is counted once and cached', async () => {
  const category = await shelf();
  await ask({ category });
  await ask({ category });
  await vi.waitFor(async () => expect(await keptOf(category)).toBe(1));
});

it('a query without results is not cached, because anybody can make one up', async () => {
  const category = await shelf();
  await ask({ category: `${category}-made-up` });
  await ask({ category, brands: ['Made up'] });
  await ask({ category });
  await vi.waitFor(async () => expect(await keptOf(category)).toBe(1));
  expect(await keptOf('ade up')).toBe(0);
  expect(await keptOf('made-up')).toBe(0);
});

it('a search of many articles is counted once and cached with its order, until one is sold out', async () => {
  const word = `zq${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const price = (index: number) => 10_000 + index * 100;
  const skus = await putOnSale(
    ...Array.from({ length: 30 }, (_, index) => ({
      price: price(index),
      text: () => ({ name: `Tisch ${word}` }),
    })),
  );
  await tellSearch();
  const found = async (page: number) => {
    const query = { query: word, sort: 'price-asc', inStock: true, page } as const;
    const { listings } = await visitor('de').ask('searchProducts', { queries: [query] });
    const [{ total, items, facets } = { total: 0, items: [], facets: undefined }] = listings;
    return { total, facets, skus: items.map(({ sku }) => sku) };
  };
  const before = await keptOf('price-asc');
  const first = await found(1);
  expect(first).toMatchObject({ total: 30, skus: skus.slice(0, 24) });
  await vi.waitFor(async () => expect(await keptOf('price-asc')).toBe((before ?? 0) + 1));
  expect(await found(1)).toEqual(first);
  expect(await found(2)).toEqual({ ...first, skus: skus.slice(24) });
  expect(await keptOf('price-asc')).toBe((before ?? 0) + 1);
  await setStock(skus[0] ?? '', 0);
  expect(await found(1)).toMatchObject({ total: 29, skus: skus.slice(1, 25) });
});

it('a cached count is deleted a day later', async () => {
  const category = await shelf();
  await ask({ category });
  await vi.waitFor(async () => expect(await keptOf(category)).toBe(1));
  const sweepIn = (ms: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: Date.now() + ms }), env);
  await sweepIn(dayMs - 60_000);
  expect(await keptOf(category)).toBe(1);
  await sweepIn(dayMs + 60_000);
  expect(await keptOf(category)).toBe(0);
});
