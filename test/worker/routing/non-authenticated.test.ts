import { describe, expect, it } from 'vitest';
import { customerOf, newEmail, password, registration } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { led, visitor } from '../visitor.ts';

const paths = ['/login', '/create-account', '/checkout/login', '/checkout/create-account'];

describe.each(paths)('%s', (path) => {
  it.each([
    ['de', '', '/'],
    ['ch', '/fr', '/fr'],
    ['ch', '/it', '/it'],
  ])('in %s%s leads a customer to %s', async (market, prefix, home) => {
    const { shopper } = await customerOf(market, prefix);
    expect(await led(shopper.get(prefix + path))).toBe(home);
    const form = { ...registration(newEmail()), password };
    expect(await led(shopper.post(prefix + path, form))).toBe(home);
  });

  it('is open to an anonymous visitor, and neither cached nor indexed', async () => {
    const page = await readPage(await visitor('ch').get(`/fr${path}`));
    expect([page.status, page.lang]).toEqual([200, 'fr-CH']);
    expect(page.h1).toHaveLength(1);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.html).toContain('<meta name="robots" content="noindex, follow"/>');
  });
});

it('the password reset is open to a customer who is logged in', async () => {
  const { shopper } = await customerOf('de');
  expect((await shopper.get('/password-reset')).status).toBe(200);
});

it('the login of the checkout offers to order as a guest', async () => {
  const { links } = await readPage(await visitor('ch').get('/fr/checkout/login'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/fr/checkout/addresses',
      '/fr/checkout/create-account',
      '/fr/checkout/password-reset',
    ]),
  );
});
