/** What Pwned Passwords publishes about its range search, and what the shop does when it fails. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isBreached } from '#worker/services/breached-passwords/breached-passwords.ts';

let close = async () => {};
afterEach(() => close());

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;
}

/** SHA-1 of "password": 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8. Lines end with CRLF; padding has the count 0. */
const lines = [
  '1D2DA4053E34E76F6576ED1DA63134B5E2A:2',
  '1E4C9B93F3F0682250B6CF8331B7EE68FD8:10437277',
  '1E4C9B93F3F0682250B6CF8331B7EE68FD9:0',
].join('\r\n');

it('sends five digits of the hash, asks for padding and finds the rest in the lines', async () => {
  const asked: unknown[] = [];
  const url = await served((request, response) => {
    asked.push([request.method, request.url, request.headers['add-padding']]);
    response.end(lines);
  });
  expect(await isBreached('password', url)).toBe(true);
  expect(await isBreached('correct horse battery staple 7', url)).toBe(false);
  expect(asked[0]).toEqual(['GET', '/range/5BAA6', 'true']);
  expect(JSON.stringify(asked)).not.toMatch(/1E4C9B93|password/);
});

it('does not count lines that are only padding', async () => {
  const url = await served((_request, response) => response.end(lines.replace('10437277', '0')));
  expect(await isBreached('password', url)).toBe(false);
});

it('keeps nobody out when it fails, and asks nothing when it is not set up', async () => {
  const url = await served((_request, response) => {
    response.statusCode = 503;
    response.end();
  });
  expect(await isBreached('password', url)).toBe(false);
  expect(await isBreached('password', 'http://127.0.0.1:1/range/')).toBe(false);
  expect(await isBreached('password', undefined)).toBe(false);
});
