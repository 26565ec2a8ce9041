/** The client's address, by which rate limits count. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { getClientIp } from '#worker/middleware/get-client-ip.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';

const app = new Hono<KontorBindings>();
app.get('/', getClientIp, (c) => c.text(c.get('clientIp')));

const ipOf = async (headers: Record<string, string>) =>
  (await app.request('/', { headers }, env)).text();

it('the client IP is the value of CF-Connecting-IP', async () => {
  expect(await ipOf({ 'CF-Connecting-IP': '203.0.113.7' })).toBe('203.0.113.7');
  expect(await ipOf({ 'CF-Connecting-IP': '2001:db8::7' })).toBe('2001:db8::7');
});

it('the client IP is 127.0.0.1 without that header, whatever other headers claim', async () => {
  const claims = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Real-IP': '203.0.113.7',
    'True-Client-IP': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
  };
  expect(await ipOf(claims)).toBe('127.0.0.1');
  expect(await ipOf({ 'CF-Connecting-IP': '' })).toBe('127.0.0.1');
});

it('the client IP is not written to the log', async () => {
  expect(await logged(() => ipOf({ 'CF-Connecting-IP': '203.0.113.7' }))).toEqual([]);
});
