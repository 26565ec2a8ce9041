/** The link to the customer's orders on the self-service site. Source: checklist LAY-3. */
import { expect, it } from 'vitest';
import { readSigned } from '#worker/signing/signed-token.ts';
import { customerOf, customerRow, newEmail, signUp } from '../customers.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { shopWith } from '../other-store.ts';
import { led, visitor } from '../visitor.ts';

async function saidBy(address: string) {
  const url = new URL(address);
  const token = url.searchParams.get('token') ?? '';
  const content = await readSigned('my-orders', token, env.settings.myOrdersSecret);
  return { site: url.origin + url.pathname, content };
}

it('leads to the orders in the account, unless they are on another site', async () => {
  const { shopper, email } = await customerOf('ch', '/fr');
  const own = `${shopper.origin}/fr/my-account/my-orders`;
  expect(await led(shopper.get('/fr/my-orders'))).toBe(own);
  const asked = await shopper.post('/fr/my-orders/getUrlWithToken', { email });
  expect(await asked.text()).toBe(own);
  expect(await (await shopper.get('/fr')).text()).not.toContain('href="/fr/my-orders"');
});

it('the link to the self-service site carries a five-minute token that names the customer by an id', async () => {
  const elsewhere = 'https://orders.kontor.example/';
  const { reach, end } = await shopWith('ch', {}, { MY_ORDERS_URL: elsewhere });
  const shopper = visitor('ch', reach);
  const email = newEmail();
  await signUp(shopper, email, '/fr');
  const before = Date.now();
  const ids = new Set<string>();
  for (const address of [
    await (await shopper.post('/my-orders/getUrlWithToken', { email })).text(),
    await (await shopper.post('/fr/my-orders/getUrlWithToken', { email })).text(),
    await led(shopper.get('/fr/my-orders')),
  ]) {
    const { site, content } = await saidBy(address);
    expect(site).toBe(elsewhere);
    const { id, until, ...rest } = content as { id: string; until: number };
    ids.add(id);
    expect(rest).toEqual({
      scope: `customer_orders:${(await customerRow(email))?.id}`,
      store: 'ch',
    });
    expect(until).toBeGreaterThanOrEqual(before + 300_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 300_000);
  }
  expect(ids.size, 'each is another one, so that the other site can take it once').toBe(3);
  const menu = await shopper.get('/fr/__notice/account_menu');
  expect(await menu.text()).toContain('href="/fr/my-orders"');
  await end();
});

it('the link is returned only to a logged-in customer, and only for their own address', async () => {
  const { email } = await customerOf('de');
  const { shopper } = await customerOf('de');
  for (const fields of [{ email }, {}, { email: '' }] as Record<string, string>[]) {
    const response = await shopper.post('/my-orders/getUrlWithToken', fields);
    expect([response.status, await response.text()]).toEqual([403, '']);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  }
  await logged(async () => {
    const stranger = await visitor('de').post('/my-orders/getUrlWithToken', { email });
    expect(stranger.status).toBe(401);
    expect(await led(visitor('ch').get('/fr/my-orders'))).toBe(
      '/fr/login?back=%2Fmy-orders&why=needed',
    );
  });
});

it('an e-mail address in the query string is refused', async () => {
  const { shopper, email } = await customerOf('de');
  const response = await shopper.get(`/my-orders/getUrlWithToken?email=${email}`);
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
});
