/** Pages and the cart work on a backend that implements only the port, without the embedded backend's database. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendOf, backends } from '#worker/commerce/backends.ts';
import worker from '#worker/index.ts';
import { environmentWith } from '../environment.ts';
import { decodedText } from '../html-prices.ts';
import { visitor } from '../visitor.ts';
import { anvil, memoryBackend } from './memory-backend.ts';

/** Every access to the closed database. */
const asked: string[] = [];
const closed = new Proxy({} as D1Database, {
  get(_, name) {
    asked.push(String(name));
    throw new Error(`the database was asked: ${String(name)}`);
  },
});
const elsewhere = { ...env, COMMERCE: 'memory', DB: closed, SEARCH_DB: closed };

async function reach(address: string, init: RequestInit): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(address, init) as Request<unknown, IncomingRequestCfProperties>;
  const response = await worker.fetch(request, elsewhere, context);
  await waitOnExecutionContext(context);
  return response;
}

beforeAll(() => {
  backends.memory = memoryBackend;
});
afterAll(() => {
  backends.memory = undefined;
  expect(asked).toEqual([]);
});

it.each([
  ['the home page', '/', 'Memoria'],
  ['a listing', '/ambosse', anvil.name],
  ['a search', '/search?query=amboss', anvil.name],
  ['a product page', `/amboss-${anvil.number}`, 'Steht nur im Arbeitsspeicher.'],
])('%s is rendered from the memory backend', async (_, path, text) => {
  const response = await visitor('de', reach).get(path);
  expect(response.status).toBe(200);
  expect(decodedText(await response.text())).toContain(text);
});

it('a product that the memory backend does not have is not found', async () => {
  expect((await visitor('de', reach).get('/amboss-70000002')).status).toBe(404);
});

it('a cart is filled by the form and read by the call', async () => {
  const shopper = visitor('de', reach);
  const added = await shopper.post('/checkout/cart', { intent: 'add', sku: anvil.sku });
  expect(added.status).toBe(303);
  const { data } = await shopper.call('getMe', {});
  const cart = data?.me.activeCart;
  expect(cart?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
    [anvil.sku, 1],
  ]);
  const page = await shopper.get('/checkout/cart');
  expect([page.status, decodedText(await page.text()).includes('129,00')]).toEqual([200, true]);
});

it('an unknown backend name throws an error that says so', () => {
  expect(() => backendOf(environmentWith({ COMMERCE: 'magento' }))).toThrow(
    'COMMERCE is "magento", not embedded',
  );
});
