/** Faults on demand, the log and the control routes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askerOf, clientToken, issue, post } from './asking.ts';
import { createdCart, tryUpdate } from './cart-documents.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
let token: string;
let ask: Ask;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 1 }) });
  token = await clientToken(twin);
  ask = askerOf(twin, token);
});
beforeEach(() => twin.reset());
afterAll(() => twin.close());

const stores = { query: 'query Stores { stores(limit: 2) { total results { key } } }' };

describe('the next request of a document', () => {
  it('is never answered', async () => {
    twin.faults.add({ kind: 'hang', document: 'Stores' });
    await expect(post(twin, token, stores, AbortSignal.timeout(100))).rejects.toThrow('timeout');
    expect(await (await post(twin, token, stores)).json()).toMatchObject({ data: { stores: {} } });
  });

  it('is answered late', async () => {
    twin.faults.add({ kind: 'delay', milliseconds: 60 });
    const begin = performance.now();
    await post(twin, token, stores);
    expect(performance.now() - begin).toBeGreaterThan(50);
  });

  it('is refused for a while, as often as asked', async () => {
    twin.faults.add({ kind: 'tooManyRequests', retryAfterSeconds: 7, times: 2 });
    const answers = [await post(twin, token, stores), await post(twin, token, stores)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(answers[0]?.headers.get('Retry-After')).toBe('7');
    expect((await post(twin, token, stores)).status).toBe(200);
  });

  it('fails in other ways', async () => {
    twin.faults.add({ kind: 'serverError' });
    expect((await post(twin, token, stores)).status).toBe(500);
    twin.faults.add({ kind: 'unauthorized' });
    expect((await post(twin, token, stores)).status).toBe(401);
    twin.faults.add({ kind: 'garbage' });
    const garbage = await post(twin, token, stores);
    expect(garbage.status).toBe(200);
    await expect(garbage.json()).rejects.toThrow();
    twin.faults.add({ kind: 'cut' });
    await expect((await post(twin, token, stores)).json()).rejects.toThrow();
    twin.faults.add({ kind: 'missing', fields: ['key'] });
    expect(await (await post(twin, token, stores)).json()).toEqual({
      data: { stores: { total: 25, results: [{}, {}] } },
    });
  });

  it('of another document is not affected', async () => {
    twin.faults.add({ kind: 'serverError', document: 'Other' });
    expect((await post(twin, token, stores)).status).toBe(200);
  });

  it('finds the cart changed', async () => {
    const cart = await createdCart(ask);
    const email = { setCustomerEmail: { email: 'a@example.org' } };
    twin.faults.add({ kind: 'conflict', document: 'UpdateCart' });
    const first = await tryUpdate(ask, cart, [email]);
    expect(first.errors?.[0]?.extensions).toEqual({
      code: 'ConcurrentModification',
      currentVersion: 2,
    });
    expect((await tryUpdate(ask, { ...cart, version: 2 }, [email])).data?.updateCart.version).toBe(
      3,
    );
    const actions = [{ action: 'setLocale', locale: 'de' }];
    twin.faults.add({ kind: 'conflict', document: 'UpdateCart', actions });
    const other = { setCustomerEmail: { email: 'b@example.org' } };
    const second = await tryUpdate(ask, { ...cart, version: 3 }, [other]);
    expect(second.errors?.[0]?.extensions.currentVersion).toBe(4);
  });

  it('is carried out, but its answer is lost', async () => {
    const cart = await createdCart(ask);
    const email = { setCustomerEmail: { email: 'a@example.org' } };
    twin.faults.add({ kind: 'lost', document: 'UpdateCart' });
    await expect(tryUpdate(ask, cart, [email])).rejects.toThrow();
    expect((await twin.records.get('cart', cart.id))?.version).toBe(2);
  });
});

it('requests for tokens have faults of their own', async () => {
  twin.faults.add({ kind: 'serverError', document: 'oauth' });
  expect((await post(twin, token, stores)).status).toBe(200);
  expect((await issue(twin, { grant_type: 'client_credentials' })).status).toBe(500);
});

it('the log has each round trip', async () => {
  await post(twin, token, { ...stores, variables: { a: 1 } });
  twin.faults.add({ kind: 'serverError' });
  await post(twin, token, stores);
  expect(twin.log.count('Stores')).toBe(2);
  expect(twin.log.entries).toEqual([
    { document: 'Stores', kind: 'query', variables: { a: 1 }, status: 200 },
    { document: 'Stores', kind: 'query', variables: undefined, status: 500, fault: 'serverError' },
  ]);
});

it('other processes use the control routes', async () => {
  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${twin.url}/__twin/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  await control('POST', 'faults', { kind: 'serverError' });
  expect((await post(twin, token, stores)).status).toBe(500);
  expect((await control('POST', 'faults', { kind: 'nonsense' })).status).toBe(400);
  expect(await (await control('GET', 'log')).json()).toMatchObject([{ document: 'Stores' }]);
  await control('POST', 'tokens', { lifetimeSeconds: 2 });
  const { body } = await issue(twin, { grant_type: 'client_credentials' });
  expect(body.expires_in).toBe(2);
  const cart = await createdCart(ask);
  await control('POST', 'reset');
  expect(twin.log.count()).toBe(0);
  expect(await twin.records.get('cart', cart.id)).toBeNull();
  expect((await post(twin, token, stores)).status).toBe(200);
});
