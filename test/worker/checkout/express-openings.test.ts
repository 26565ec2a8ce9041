/** What the shop provides before a wallet's sheet opens, and PayPal's order from the cart to the capture. */
import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import german from '../../../locales/de.json';
import { readPage, wordsOf } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { soon } from '../paying.ts';
import { led, type Visitor } from '../visitor.ts';
import { agreedAtPaypal as agreed, guestWith } from './express-shopper.ts';

const press = async (shopper: Visitor, path: string) => {
  const { fields } = await readPage(await shopper.get(path));
  return led(shopper.post('/checkout/payment', { ...fields, intent: 'order' }));
};

/** The order as the PayPal sandbox stores it. */
async function paypalOrder(path: string) {
  const id = new URL(path, 'http://x').searchParams.get('token');
  const row = await env.DB.prepare('SELECT document FROM sandbox_payments WHERE id = ?')
    .bind(id)
    .first<{ document: string }>();
  return JSON.parse(row?.document ?? 'null');
}

describe('PayPal', () => {
  it('is approved in the cart without a charge, and is captured by the order button', async () => {
    const { shopper, cart } = await guestWith('de');
    const back = await agreed(shopper, cart.id, 'pays');
    expect(back).toMatch(/^\/checkout\/express\?token=/);
    const path = await led(shopper.get(back));
    expect(path).toBe('/checkout/payment?method=paypal');
    expect(await paypalOrder(back)).toMatchObject({ status: 'APPROVED' });
    expect(await ordersOf(cart.id)).toEqual([]);

    expect(await press(shopper, path)).toMatch(/thank-you/);
    const [order] = await ordersOf(cart.id);
    const { status, unit } = await paypalOrder(back);
    expect(status).toBe('COMPLETED');
    expect(Math.round(Number(unit.amount.value) * 100)).toBe(order?.total_cent_amount);
    expect(unit.invoice_id).toBe(unit.custom_id);
    const loaded = await led(shopper.get(back));
    expect(loaded).toBe('/checkout/cart?problem=CartNotFound');
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('makes one order even if the answer to the capture is lost', async () => {
    const { shopper, cart } = await guestWith('de');
    const path = await led(shopper.get(await agreed(shopper, cart.id, 'lost')));
    expect(await press(shopper, path)).not.toMatch(/error/);
    await soon(async () => expect(await ordersOf(cart.id)).toHaveLength(1));
  });

  it('pays nothing if the bank of the buyer declines', async () => {
    const { shopper, cart } = await guestWith('de');
    const path = await led(shopper.get(await agreed(shopper, cart.id, 'declined')));
    expect(await press(shopper, path)).toMatch(/payment-error/);
    expect(await ordersOf(cart.id)).toEqual([]);
  });

  it.each([
    ['abroad', 'field.deliveryCountry'],
    ['unreachable', 'express.incomplete'],
  ] as const)('of a buyer %s: the addresses step keeps what is known', async (buyer, key) => {
    const { shopper, cart } = await guestWith('de');
    const page = await readPage(await shopper.get(await agreed(shopper, cart.id, buyer)));
    const said = german[key].replace('{name}', 'PayPal').replace('{country}', 'Deutschland');
    expect(wordsOf(page.html)).toContain(said);
    expect(page.fields.email).toContain('@');
    expect(await ordersOf(cart.id)).toEqual([]);
  });

  it('with the order id of another cart fills in nothing', async () => {
    const { shopper, cart } = await guestWith('de');
    const other = await guestWith('de');
    const back = await agreed(shopper, cart.id, 'pays');
    for (const path of [back, '/checkout/express?token=NOTHING']) {
      expect(await led(other.shopper.get(path))).toBe('/checkout/cart?problem=WalletNotOpened');
    }
    expect(await led(other.shopper.get('/checkout/express'))).toBe('/checkout/cart');
    const { activeCart } = (await other.shopper.ask('getMe', {})).me;
    expect(activeCart?.customerEmail).toBeUndefined();
  });

  it('cancelled leads back to the cart', async () => {
    const { shopper, cart } = await guestWith('de');
    expect(await agreed(shopper, cart.id, 'cancels')).toMatch(/^\/checkout\/cart/);
  });
});

describe('Apple Pay', () => {
  it('gets a session for the domain of the page', async () => {
    const { shopper, cart } = await guestWith('gb');
    const opening = await shopper.ask('openWallet', { id: cart.id, wallet: 'applepay' });
    if (opening.wallet !== 'applepay') throw new Error(opening.wallet);
    expect(JSON.parse(atob(opening.session))).toMatchObject({ domainName: 'gb.localhost' });
  });

  it('has a domain association file if the operator configured one', async () => {
    const path = 'http://de.localhost/.well-known/apple-developer-merchantid-domain-association';
    const ask = (settings: Partial<Bindings>) =>
      worker.fetch(new Request(path) as never, { ...env, ...settings }, createExecutionContext());
    expect(await (await ask({ APPLE_PAY_DOMAIN_ASSOCIATION: '7B227' })).text()).toBe('7B227');
    expect((await ask({})).status).toBe(404);
  });
});

describe('a wallet', () => {
  it('changes the content security policy of no page but the cart', async () => {
    const { shopper } = await guestWith('de');
    for (const path of ['/', '/checkout/addresses']) {
      const { headers } = await shopper.get(path);
      expect(headers.get('Content-Security-Policy'), path).not.toContain('google');
    }
  });

  it('that the market does not offer, or for a cart of another market, is not opened', async () => {
    const romanian = await guestWith('ro');
    const id = romanian.cart.id;
    const answer = await romanian.shopper.call('openWallet', { id, wallet: 'paypal' });
    expect(answer).toMatchObject({ status: 409, code: 'PaymentNotOffered' });
    const { shopper } = await guestWith('de');
    expect(await shopper.call('openWallet', { id, wallet: 'paypal' })).toMatchObject({
      code: 'CartNotInStore',
    });
    expect(await shopper.call('getWalletAuthorization', { id })).toMatchObject({
      code: 'CartNotInStore',
    });
  });

  it.each([
    ['de', { PAYPAL_CLIENT_ID: '' }, ['googlepay', 'applepay', 'paypal']],
    ['ro', {}, ['googlepay', 'applepay']],
    ['de', { SANDBOX: '0', ADYEN_BASE: 'https://checkout-test.adyen.com' }, []],
    [
      'de',
      { ADYEN_BASE: 'https://x-live.adyenpayments.com', ADYEN_MERCHANT_ACCOUNT: 'Kontor' },
      ['paypal'],
    ],
    [
      'de',
      {
        ADYEN_BASE: 'https://x-live.adyenpayments.com',
        ADYEN_MERCHANT_ACCOUNT: 'Kontor',
        APPLE_PAY_MERCHANT_ID: 'merchant.example',
      },
      ['applepay', 'paypal'],
    ],
  ] as const)('in %s with %o has a button in the cart: %o', async (country, settings, wallets) => {
    const { shopper } = await guestWith(country);
    const request = new Request(`http://${country}.localhost/checkout/cart`, {
      headers: { Cookie: shopper.cookieHeader() },
    });
    const response = await worker.fetch(
      request as never,
      { ...env, ...settings },
      createExecutionContext(),
    );
    const [, keys = ''] = /class="express"([\s\S]*?)<\/div>/.exec(await response.text()) ?? [];
    const names = { googlepay: 'Google Pay', applepay: 'Apple Pay', paypal: 'PayPal' };
    const shown = Object.entries(names).flatMap(([wallet, name]) =>
      keys.includes(`>${name}</button>`) ? [wallet] : [],
    );
    expect(shown).toEqual(wallets);
    // The browser loads the manifest of the payment method from there.
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy?.includes(' https://google.com/pay ')).toBe(shown.includes('googlepay'));
  });
});
