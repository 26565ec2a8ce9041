import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { customerOf } from '../customers.ts';
import { environmentWith } from '../environment.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

const pages = [
  '/my-account',
  '/my-account/my-profile',
  '/my-account/shipping-details',
  '/my-account/billing-details',
  '/my-account/my-orders',
  '/my-account/my-newsletter',
  '/my-account/my-lists',
  '/my-account/my-reviews',
  '/my-account/loyalty-card',
  '/my-account/security',
];

describe.each(pages)('%s', (path) => {
  it.each([
    ['de', ''],
    ['ch', '/fr'],
    ['ch', '/it'],
    ['be', '/fr'],
  ])(
    'in %s%s leads an anonymous visitor to the login and back, and the log says so',
    async (market, prefix) => {
      const lines = await logged(async () => {
        const response = await visitor(market).get(`${prefix}${path}`);
        expect(response.status).toBe(303);
        const query = new URLSearchParams({ back: path, why: 'needed' });
        expect(response.headers.get('Location')).toBe(`${prefix}/login?${query}`);
        expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      });
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        {
          error: 'page refused',
          reason: 'not logged in',
          route: '/my-account/*',
          market,
        },
      ]);
    },
  );

  it('shows a customer their own page, which is neither cached nor indexed', async () => {
    const { shopper } = await customerOf('ch', '/fr');
    const page = await readPage(await shopper.get(`/fr${path}`));
    expect([page.status, page.lang]).toEqual([200, 'fr-CH']);
    expect(page.h1).toHaveLength(1);
    expect(page.inline).toEqual([]);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(page.html).toContain('aria-current="page"');
  });
});

it('an unknown page of the account redirects an anonymous visitor, and nothing typed is logged', async () => {
  const lines = await logged(async () => {
    expect(await led(visitor('de').get('/my-account/zora@mail.example?name=Zora'))).toContain(
      '/login?back=',
    );
  });
  expect(lines.join()).not.toContain('ora');
});

it('an unknown page of the account is not found for a customer', async () => {
  const { shopper } = await customerOf('de');
  expect((await shopper.get('/my-account/no-such-section')).status).toBe(404);
});

it('with the setting of the specification a visitor is led home', async () => {
  const bindings = environmentWith({ ANONYMOUS_ACCOUNT: 'home' });
  const home = visitor('de', async (address, init) => {
    const request = new Request(address, init) as Request<unknown, IncomingRequestCfProperties>;
    return worker.fetch(request, bindings, createExecutionContext());
  });
  await logged(async () => expect(await led(home.get('/my-account'))).toBe('/'));
});
