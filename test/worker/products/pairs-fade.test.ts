/** The count of a pair of products fades every day, also without a write; and every store gets a full row. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { faded } from '#domain/recommendation/pairs.ts';
import { countPairs, recommendedWith } from '#worker/data/recommendations/product-pairs.ts';
import { putOnSale } from '../goods.ts';

const spring = '2026-03-01T10:00:00.000Z';
const november = '2026-11-21T10:00:00.000Z';

const count = (at: string, sku: string, other: string, times: number) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) =>
      before.then(() =>
        countPairs(env.DB, { id: crypto.randomUUID(), at }, 'viewed', [{ sku, other }]),
      ),
    Promise.resolve(),
  );

const recommended = (sku: string, at: string) =>
  recommendedWith(env.DB, sku, { store: { key: 'de' }, now: new Date(at) }, 8);

const alone = () => [`lone-${crypto.randomUUID()}`];

it('a pair viewed often in spring comes after one viewed now, without a write in between', async () => {
  const [sku, once, now] = await putOnSale(
    { categories: alone() },
    { categories: alone() },
    { categories: alone() },
  );
  await count(spring, sku, once, 20);
  await count(november, sku, now, 1);
  expect(await recommended(sku, spring)).toEqual([once, now]);
  expect(await recommended(sku, november)).toEqual([now, once]);
});

it('the database fades a count as the rule says', async () => {
  const [sku, other] = await putOnSale({ categories: alone() }, { categories: alone() });
  await count('2026-10-01T10:00:00.000Z', sku, other, 3);
  await count('2026-10-22T10:00:00.000Z', sku, other, 1);
  const kept = await env.DB.prepare('SELECT count, counted_on FROM product_pairs WHERE sku = ?1')
    .bind(sku)
    .first();
  expect(kept).toEqual({ count: expect.closeTo(faded(3, 21) + 1, 6), counted_on: '2026-10-22' });
});

it('a late event counts, and does not set back the date of the count', async () => {
  const [sku, other] = await putOnSale({ categories: alone() }, { categories: alone() });
  await count(november, sku, other, 1);
  await count(spring, sku, other, 1);
  const kept = await env.DB.prepare('SELECT count, counted_on FROM product_pairs WHERE sku = ?1')
    .bind(sku)
    .first();
  expect(kept).toEqual({ count: expect.closeTo(1 + faded(1, 265), 6), counted_on: '2026-11-21' });
});

it('a store that holds back the best-selling of a category still gets its full row', async () => {
  const categories = alone();
  const rated = (times: number) => ({
    average: 4,
    count: times,
    distribution: [0, 0, 0, times, 0] as [number, number, number, number, number],
  });
  const [sku] = await putOnSale({ document: { referencedResourceSet: categories } });
  await putOnSale(
    ...Array.from({ length: 60 }, (_, index) => ({
      categories,
      notSellableIn: ['de' as const],
      document: { rating: rated(1000 - index) },
    })),
  );
  const sold = await putOnSale(
    ...Array.from({ length: 8 }, (_, index) => ({
      categories,
      document: { rating: rated(100 - index) },
    })),
  );
  expect(await recommended(sku, november)).toEqual(sold);
});
