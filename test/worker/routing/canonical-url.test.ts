/** All redirect rules together give one redirect, and only for pages. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { canonicalUrl } from '#worker/middleware/canonical-url.ts';
import { localizeUrl } from '#worker/middleware/localize-url.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { env } from '../environment.ts';
import { visitor } from '../visitor.ts';

const app = new Hono<KontorBindings>();
app.use(localizeUrl);
app.get('*', canonicalUrl, (c) => c.text('the page'));
app.post('*', (c) => c.text('taken'));

const visit = (address: string, init: RequestInit = {}) =>
  app.request(`http://de.localhost${address}`, init, env);

it('all rules apply in one step', async () => {
  const two = await visit('/HOME/?A=1');
  expect([two.status, two.headers.get('Location')]).toEqual([301, '/?A=1']);
  expect(await (await visit('/search?query=x')).text()).toBe('the page');
});

it('a form that is sent is never redirected by a rule', async () => {
  expect(await (await visit('/HOME', { method: 'POST' })).text()).toBe('taken');
});

it.each(['/new-ct/getStores', '/LOGIN', '/Checkout/Cart'])(
  'a POST to %s is not redirected',
  async (path) => {
    const response = await visitor('de').post(path, {});
    expect([301, 302, 308]).not.toContain(response.status);
  },
);
