/** Cached listing counts stay few whatever visitors request, and are deleted when they are not used. */
import { createScheduledController, env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { putOnSale } from '../goods.ts';
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
