/** `npm run catalogue -- remove`: what shoppers and crawlers see of a product that is taken off the range for good. */
import { createExecutionContext, env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import worker from '#worker/index.ts';
import { heldBack } from '../../../scripts/catalogue/held-back.ts';
import { remove } from '../../../scripts/catalogue/remove.ts';
import { putOnSale } from '../goods.ts';
import { readListing } from '../listing-page.ts';
import { unknownDatabase } from '../other-store.ts';

const now = new Date();
const take = (sku: string, successor?: string) => remove(env.DB, sku, { successor, now });

/** Served by an isolate without caches; the listing counts are cached in the database. */
function get(path: string): Promise<Response> {
  const request = new Request<unknown, IncomingRequestCfProperties>(`http://de.localhost${path}`);
  return worker.fetch(request, { ...env, DB: unknownDatabase() }, createExecutionContext());
}
const pathOf = (sku: string) => `/regal-de-${sku.slice(2)}`;
async function page(sku: string) {
  const response = await get(pathOf(sku));
  return [response.status, response.headers.get('Location')];
}
async function listed(brand: string): Promise<number> {
  const { status, cards, choices } = await readListing(await get(`/search?brand=${brand}`));
  expect(status).toBe(200);
  const counted = choices.find(({ name, value }) => name === 'brand' && value === brand)?.count;
  expect(counted).toBe(String(cards));
  return cards;
}
const changes = async (tag: string) =>
  (await env.DB.prepare('SELECT version FROM page_changes WHERE tag = ?1')
    .bind(tag)
    .first<number>('version')) ?? 0;

it('a removed product leaves its listing and the counts, and its page answers 410', async () => {
  const document = { brand: 'Abgang' };
  const [sku, other] = await putOnSale({ document }, { document });
  expect(await listed('Abgang')).toBe(2);
  const [before, own] = [await changes(listingsTag), await changes(sku)];
  expect(await take(sku)).toBe(
    `${sku} is taken off the range; its page says that it is gone (410)`,
  );
  expect(await listed('Abgang')).toBe(1);
  expect(await page(sku)).toEqual([410, null]);
  expect(await page(other)).toEqual([200, null]);
  expect(await changes(listingsTag)).toBeGreaterThan(before);
  expect(await changes(sku)).toBeGreaterThan(own);
});

it('the page of a removed product redirects to its successor, and the last command wins', async () => {
  const [sku, next, third] = await putOnSale({}, {}, {});
  const [document] = await readProductsBySku(env.DB, [sku]);
  const removedAt = () =>
    env.DB.prepare('SELECT removed_at FROM removed_products WHERE number = ?1')
      .bind(sku.slice(2))
      .first('removed_at');
  expect(await take(sku, next)).toBe(`${sku} is taken off the range; its page leads to ${next}`);
  expect(await page(sku)).toEqual([301, pathOf(next)]);
  const first = await removedAt();
  expect(await take(sku, third)).toBe(
    `${sku} is off the range already; its page leads to ${third}`,
  );
  expect(await page(sku)).toEqual([301, pathOf(third)]);
  await take(sku);
  expect(await page(sku)).toEqual([410, null]);
  expect(await removedAt()).toBe(first);
  // What an import brings back is sold again, and can be taken off again.
  await catalogueWriter(env.DB, now).writeProducts(document ? [document] : []);
  expect(await page(sku)).toEqual([200, null]);
  expect(await take(sku, next)).toBe(`${sku} is taken off the range; its page leads to ${next}`);
});

it('a removed product is not listed as held back', async () => {
  const [sku] = await putOnSale({ document: { manufacturer: undefined } });
  const told = async () => (await heldBack(env.DB, 'de')).map((row) => row.sku);
  expect(await told()).toContain(sku);
  await take(sku);
  expect(await told()).not.toContain(sku);
});

it('an unknown product or successor and a cycle of successors are refused and change nothing', async () => {
  const [sku, next] = await putOnSale({}, {});
  await expect(take('EX10999998')).rejects.toThrow('there is no product EX10999998');
  await expect(take(sku, 'EX10999998')).rejects.toThrow('there is no product EX10999998');
  await expect(take(sku, sku)).rejects.toThrow(`${sku} is ${sku} itself, or is succeeded by it`);
  await take(next, sku);
  await expect(take(sku, next)).rejects.toThrow(`${next} is ${sku} itself, or is succeeded by it`);
  expect(await page(sku)).toEqual([200, null]);
});
