/** The way to the orders on the self-service site. Source: checklist LAY-3. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { secretOf } from '#worker/secret.ts';
import { readSigned } from '#worker/signed.ts';
import { customerOf, customerRow } from './customers.ts';
import { logged } from './logged.ts';
import { led, visitor } from './visitor.ts';

async function saidBy(address: string) {
  const url = new URL(address);
  const token = url.searchParams.get('token') ?? '';
  const content = await readSigned('my-orders', token, secretOf(env, 'MY_ORDERS_SECRET'));
  return { site: url.origin + url.pathname, content };
}

it('carries a token of five minutes that names the customer', async () => {
  const { shopper, email } = await customerOf('ch', '/fr');
  const before = Date.now();
  for (const address of [
    await (await shopper.get(`/my-orders/getUrlWithToken?email=${email}`)).text(),
    await (await shopper.get(`/fr/my-orders/getUrlWithToken?email=${email}`)).text(),
    await led(shopper.get('/fr/my-orders')),
  ]) {
    const { site, content } = await saidBy(address);
    expect(site).toBe(env.MY_ORDERS_URL);
    const { until, ...rest } = content as { until: number };
    expect(rest).toEqual({
      scope: `customer_orders:${(await customerRow(email))?.id}`,
      email: email.toLowerCase(),
      store: 'ch',
    });
    expect(until).toBeGreaterThanOrEqual(before + 300_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 300_000);
  }
});

it('is told only to the customer, and only for their own address', async () => {
  const { email } = await customerOf('de');
  const { shopper } = await customerOf('de');
  for (const query of [`?email=${email}`, '', '?email=']) {
    const response = await shopper.get(`/my-orders/getUrlWithToken${query}`);
    expect([response.status, await response.text()]).toEqual([403, '']);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  }
  await logged(async () => {
    expect(await led(visitor('de').get(`/my-orders/getUrlWithToken?email=${email}`))).toBe('/');
    expect(await led(visitor('ch').get('/fr/my-orders'))).toBe('/fr');
  });
});
