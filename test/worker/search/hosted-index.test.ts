/** Hosted indexes receive what changed in the catalogue, each for its language and country. */
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { indexName } from '#domain/search/search.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { rebuildHosted } from '#worker/commerce/embedded/hosted-index.ts';
import { indexChanged } from '#worker/events/product-changed.ts';
import { env, environmentWith } from '../environment.ts';
import { putOnSale } from '../goods.ts';

afterEach(() => vi.restoreAllMocks());

const hosted = environmentWith({
  SEARCH: 'algolia',
  SEARCH_ENVIRONMENT: 'production',
  ALGOLIA_APP_ID: 'SHOP1',
  ALGOLIA_API_KEY: 'writes',
});

type Told = {
  path: string;
  operations: { action: string; body: { objectID: string; name?: string } }[];
};

/** Mocks Algolia; returns the requests that it receives. */
function algolia(): Told[] {
  const told: Told[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'GET') return Response.json({ status: 'published' });
    const body: unknown = JSON.parse(String(init?.body));
    const operations =
      typeof body === 'object' && body !== null && 'requests' in body
        ? (body.requests as Told['operations'])
        : [];
    told.push({ path: decodeURIComponent(new URL(String(url)).pathname), operations });
    return Response.json({ taskID: told.length });
  });
  return told;
}

const change = (skus: string[], settings = hosted) =>
  indexChanged(
    { id: crypto.randomUUID(), at: new Date().toISOString(), type: 'product-changed', skus },
    { backend: backendOf(settings).events, env: settings, now: new Date() },
  );

it('an article is added to the index of every store that sells it, in its language, and deleted from the others', async () => {
  const [sku] = await putOnSale({ notSellableIn: ['at'] });
  const told = algolia();
  await change([sku]);
  expect(told.map(({ path }) => path)).toEqual(
    locales.map(({ code }) => `/1/indexes/${indexName('production', code)}/batch`),
  );
  const of = (index: string) => told.find(({ path }) => path.includes(index))?.operations;
  expect(of('production.de.DE')).toMatchObject([
    { action: 'updateObject', body: { objectID: sku, name: `Regal ${sku} de` } },
  ]);
  expect(of('production.de.AT')).toEqual([{ action: 'deleteObject', body: { objectID: sku } }]);
  expect(of('production.el.GR')).toMatchObject([{ body: { name: `Regal ${sku} el` } }]);
});

it('an unpublished article is deleted from all indexes', async () => {
  const [sku] = await putOnSale({ document: { published: false } });
  const told = algolia();
  await change([sku]);
  expect(told).toHaveLength(locales.length);
  for (const { operations } of told) {
    expect(operations).toEqual([{ action: 'deleteObject', body: { objectID: sku } }]);
  }
});

it('a shop with its own search sends nothing, and a refusal is an error that causes a retry', async () => {
  const [sku] = await putOnSale({});
  const told = algolia();
  await change([sku], env);
  expect(told).toEqual([]);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ message: 'Forbidden' }, { status: 403 }),
  );
  await expect(change([sku])).rejects.toThrow('algolia refuses');
});

it('a rebuild puts all articles and synonyms of a language into a new index, and then adds what changed meanwhile', async () => {
  const began = new Date();
  const [sku] = await putOnSale({});
  const told = algolia();
  const rebuilt: string[] = [];
  await rebuildHosted(hosted, ['el'], began, (locale) => rebuilt.push(locale));
  expect(rebuilt).toEqual(
    locales.filter(({ language }) => language === 'el').map(({ code }) => code),
  );
  const beside = told.filter(({ path }) => path.startsWith('/1/indexes/production.el.GR.next/'));
  expect(beside.map(({ path }) => path)).toContain(
    '/1/indexes/production.el.GR.next/synonyms/batch',
  );
  const put = beside.flatMap(({ operations }) => operations.map(({ body }) => body));
  expect(put.filter(({ objectID }) => objectID).length).toBeGreaterThan(50);
  expect(put.every(({ name }) => name === undefined || !name.endsWith(' de'))).toBe(true);
  const moved = told.findIndex(({ path }) => path === '/1/indexes/production.el.GR.next/operation');
  const after = told.slice(moved + 1);
  expect(after.map(({ path }) => path)).toContain('/1/indexes/production.el.GR/batch');
  expect(after.flatMap(({ operations }) => operations.map(({ body }) => body.objectID))).toContain(
    sku,
  );
});
