/** PayPal's page in the sandbox: developers choose the buyer there, and production does not have it. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { paypalService } from '#worker/services/payments/paypal/service.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import { readPage } from '../html-page.ts';
import { begun, desk, requestIn } from './paypal-exchanges.ts';

const origin = 'http://de.localhost';
const door = '/__sandbox/paypal/checkoutnow';

function shopOf(shop: Bindings) {
  const send = (path: string, init: RequestInit = {}) => {
    const request = new Request<unknown, IncomingRequestCfProperties>(
      new URL(path, origin),
      init as RequestInit<IncomingRequestCfProperties>,
    );
    return worker.fetch(request, shop, createExecutionContext());
  };
  const choose = (token: string, buyer: string) =>
    send(door, {
      method: 'POST',
      body: new URLSearchParams({ token, buyer }),
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  return { send, choose };
}

const returnUrl = `${origin}/checkout/payment/return?attempt=1`;

describe('the page of the PayPal sandbox', () => {
  it('shows the amount without scripts, and leads back with the decision', async () => {
    const at = desk();
    const { url, orderId } = await begun(at, requestIn('de', { returnUrl }));
    expect(url).toBe(`${origin}${door}?token=${orderId}`);
    const { send, choose } = shopOf(at.shop);
    const response = await send(url);
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(await response.clone().text()).toContain('316.00 EUR');
    const page = await readPage(response);
    expect(page.h1).toEqual(['PayPal, in the sandbox']);
    expect(page.inline).toEqual([]);

    const cancelled = await choose(orderId ?? '', 'cancels');
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('Location')).toBe(`${returnUrl}&cancelled=1&token=${orderId}`);
    const paid = await choose(orderId ?? '', 'pays');
    expect(paid.headers.get('Location')).toBe(
      `${returnUrl}&token=${orderId}&PayerID=QYR5Z8XDVJNXQ`,
    );
    expect(await (await send(url)).text()).toContain('has been decided');
  });

  it('says so when the buyer never comes back', async () => {
    const at = desk();
    const { orderId } = await begun(at);
    const answer = await shopOf(at.shop).choose(orderId ?? '', 'gone');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('you can close it');
  });

  it('is not found for an unknown order id', async () => {
    const { send, choose } = shopOf(desk().shop);
    expect((await send(`${door}?token=NONE`)).status).toBe(404);
    expect((await choose('NONE', 'nobody')).status).toBe(404);
  });
});

describe('production', () => {
  const { SANDBOX: _no, ...bare } = desk().shop;

  it('has no such page', async () => {
    const at = desk();
    const { url, orderId } = await begun(at, requestIn('de', { returnUrl }));
    const { send, choose } = shopOf(bare);
    expect((await send(url)).status).toBe(404);
    expect((await choose(orderId ?? '', 'pays')).status).toBe(404);
    expect(at.told).toEqual([]);
  });

  it('names the secret that is missing', () => {
    expect(() => paypalService(environmentOf(bare))).toThrow('PAYPAL_CLIENT_ID is not set');
    const half = { ...bare, PAYPAL_CLIENT_ID: 'x', PAYPAL_SECRET: 'x' };
    expect(() => paypalService(environmentOf(half))).toThrow('PAYPAL_WEBHOOK_ID is not set');
    const known = environmentOf({ ...half, SANDBOX: '1' });
    expect(() => paypalService(known)).toThrow('PAYPAL_WEBHOOK_ID is not set');
  });

  it('while the sandbox needs none', async () => {
    const answer = await paypalService(desk().shop).begin(requestIn('de'));
    expect(answer).toMatchObject({ kind: 'redirect' });
  });
});

describe('the content security policy of a page', () => {
  const policyOf = async (path: string, settings: Partial<Bindings>) => {
    const { send } = shopOf({ ...desk().shop, ...settings });
    return (await send(path)).headers.get('Content-Security-Policy');
  };
  const account = { PAYPAL_CLIENT_ID: 'x' };

  it('allows PayPal where its window opens, and nowhere else', async () => {
    const policy = await policyOf('/checkout/payment', account);
    expect(policy).toContain(
      "script-src 'self' https://www.paypal.com https://www.paypalobjects.com;",
    );
    // The form that orders may lead to any bank.
    expect(policy).toContain("form-action 'self' https:;");
    expect(policy).toContain('frame-src https://www.paypal.com;');
    for (const path of ['/', '/checkout/addresses', '/checkout/thank-you']) {
      expect(await policyOf(path, account)).not.toContain('paypal');
    }
  });

  it('allows PayPal’s own sandbox if the shop is set to it, and nothing without an account', async () => {
    const base = { ...account, PAYPAL_BASE: 'https://api-m.sandbox.paypal.com' };
    expect(await policyOf('/checkout/payment', base)).toContain('https://www.sandbox.paypal.com');
    expect(await policyOf('/checkout/payment', {})).not.toContain('paypal');
  });
});

it('the script that replaces PayPal’s and the page that ends its window exist only in the sandbox', async () => {
  const { SANDBOX: _no, ...bare } = desk().shop;
  for (const path of ['/__sandbox/paypal/core.js', '/__sandbox/paypal/closed?token=X']) {
    expect((await shopOf(desk().shop).send(path)).status).toBe(200);
    expect((await shopOf(bare).send(path)).status).toBe(404);
  }
});

it('a decision in a window ends there, with the parameters that a shopper would come back with', async () => {
  const at = desk();
  const { orderId = '' } = await begun(at, requestIn('de', { returnUrl }));
  const answer = await shopOf(at.shop).send(door, {
    method: 'POST',
    body: new URLSearchParams({ token: orderId, buyer: 'pays', window: '1' }),
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.headers.get('Location')).toBe(
    `/__sandbox/paypal/closed?attempt=1&token=${orderId}&PayerID=QYR5Z8XDVJNXQ`,
  );
});
