/** An API response may be one line: its refused objects are reported and counted one by one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterAll(() => shop.close());

it('errors in one line are reported with the number of the object', async () => {
  const product = (sku: string) => ({
    id: sku,
    name: { de: sku },
    slug: { de: 'ofen' },
    masterVariant: { sku, prices: [], attributes: [{ name: 'brand', value: 'Nordhof' }] },
  });
  const results = [product('A'), { id: 'B' }, product('C'), { id: 'D' }];
  const file = JSON.stringify({ limit: 20, results });
  const { err, out } = await shop.load('page.json', file, { category: 'Kilns' });
  expect(out).toContain('loaded 2 products and 1 categories; refused 2 rows');
  const told = err.split('\n').map((line) => /^line 1, object \d+/.exec(line)?.[0]);
  expect([...new Set(told)]).toEqual(['line 1, object 2', 'line 1, object 4', undefined]);
  const unbranded = [product('E'), product('F'), product('G')].map((each) => ({
    ...each,
    masterVariant: { sku: each.id },
  }));
  const second = await shop.load('page.json', JSON.stringify(unbranded), { category: 'Kilns' });
  expect(second.err.trim().split('\n')).toEqual([
    'line 1, brand: is missing',
    'line 1, object 2, brand: is missing',
    'line 1, object 3, brand: is missing',
  ]);
  expect(second.out).toContain('refused 3 rows');
}, 180_000);
