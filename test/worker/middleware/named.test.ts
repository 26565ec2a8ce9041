/** Middleware by name: composed redirects, and a wrong name that nobody can overlook. */
import { env } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { KontorBindings } from '#worker/context.ts';
import { named } from '#worker/middleware/named.ts';
import { logged } from '../logged.ts';

function pageBehind(...names: string[]) {
  const app = new Hono<KontorBindings>();
  app.get('*', named(...names), (c) => c.text('the page'));
  return (address: string) => app.request(`http://de.localhost${address}`, {}, env);
}

it('a name that nobody knows answers 500, says so, and is logged by its name', async () => {
  const visit = pageBehind('force-lowercase', 'force-upercase');
  const lines = await logged(async () => {
    const response = await visit('/X');
    expect([response.status, await response.text()]).toEqual([500, 'Unknown middleware']);
  });
  expect(lines.join()).toContain('force-upercase');
});

it.each(['constructor', '__proto__', 'toString', ''])('"%s" is no name', async (name) => {
  await logged(async () => expect((await pageBehind(name)('/')).status).toBe(500));
});

it('only the redirect rules that are named apply, all of them in one step', async () => {
  const one = await pageBehind('force-lowercase')('/HOME/');
  expect([one.status, one.headers.get('Location')]).toEqual([301, '/home/']);
  const two = await pageBehind('home-redirection', 'force-lowercase')('/HOME/?A=1');
  expect([two.status, two.headers.get('Location')]).toEqual([301, '/?A=1']);
  expect((await pageBehind('slash-redirection')('/HOME')).status).toBe(200);
});

it('a form that is sent is never redirected by a rule', async () => {
  const app = new Hono<KontorBindings>();
  app.post('*', named('force-lowercase'), (c) => c.text('taken'));
  const response = await app.request('http://de.localhost/HOME', { method: 'POST' }, env);
  expect(await response.text()).toBe('taken');
});
