/** No address redirects twice, and an address refuses an unsupported method with the supported ones. */
import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { customerOf } from '../customers.ts';
import { firstDemo } from '../demo-rows.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

async function answerAt(address: string, init: RequestInit = {}) {
  const response = await SELF.fetch(address, { redirect: 'manual', ...init });
  return [response.status, response.headers.get('Location')];
}

describe('the host with www', () => {
  it.each([
    ['http://www.de.localhost/', 301, 'http://de.localhost/'],
    ['https://www.kontor.de/payment/', 301, 'https://kontor.de/payment/'],
    ['http://WWW.de.localhost/Payment?a=1', 301, 'http://de.localhost/payment/?a=1'],
    ['http://www.be.localhost/fr/home/', 301, 'http://be.localhost/fr'],
    ['http://www.be.localhost/FR/checkout/payment', 303, 'http://be.localhost/fr'],
    ['http://www.de.localhost/no-such-page', 301, 'http://de.localhost/no-such-page'],
    ['https://www.kontor.co.uk//evil.example', 301, 'https://kontor.co.uk/evil.example'],
  ])('%s redirects to the address without www in one step', async (address, status, to) => {
    expect(await answerAt(address)).toEqual([status, to]);
  });

  it('redirects to the current address of a product in one step', async () => {
    const { slug } = await firstDemo('de', 'de');
    const old = slug.replace(/^[a-z]+/, 'formerly');
    expect(await answerAt(`http://www.de.localhost/p/${old}`)).toEqual([
      301,
      `http://de.localhost/${slug}`,
    ]);
  });

  it('keeps the method of a POST request', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ email: 'a' }) };
    expect(await answerAt('http://www.de.localhost/newsletter', post)).toEqual([
      308,
      'http://de.localhost/newsletter',
    ]);
  });

  it('is answered itself if it belongs to no market', async () => {
    const [status] = await answerAt('http://www.kontor.com/');
    expect(status).toBe(200);
  });
});

it('a guarded address in a wrong spelling redirects directly to the target of the guard', async () => {
  await logged(async () => {
    expect(await led(visitor('de').get('/MY-ACCOUNT/'))).toBe(
      '/login?back=%2Fmy-account&why=needed',
    );
    expect(await led(visitor('be').get('/FR/My-Account/my-profile'))).toBe(
      '/fr/login?back=%2Fmy-account%2Fmy-profile&why=needed',
    );
    expect(await led(visitor('de').get('/Checkout/Payment/'))).toBe('/');
    expect(await led(visitor('ch').get('/it/CHECKOUT'))).toBe('/it/checkout/cart');
  });
});

it("a customer's orders are in the account, however the address is written", async () => {
  const { shopper } = await customerOf('de');
  for (const path of ['/My-Orders', '/my-orders?page=1', '/my-orders/', '/my-orders']) {
    expect(await led(shopper.get(path))).toMatch(/\/my-account\/my-orders$/);
  }
});

describe('a method that an address does not support', () => {
  it.each([
    ['DELETE', '/login', 405, 'HEAD, GET, POST'],
    ['PUT', '/', 405, 'HEAD, GET'],
    ['POST', '/no-such-page', 405, 'HEAD, GET'],
    ['PATCH', '/fr/contact', 405, 'HEAD, GET, POST'],
    ['GET', '/my-orders/getUrlWithToken', 405, 'POST'],
    ['DELETE', '/api/visitor', 405, 'HEAD, GET'],
    ['DELETE', '/api/nothing', 404, null],
    ['GET', '/__nothing', 404, null],
  ])('%s %s answers %i', async (method, path, status, allow) => {
    const response = await visitor('be').send(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
  });
});
