/** A PayPal order belongs to its cart: the id of somebody else's order pays for nothing and reveals nothing. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import german from '../../../locales/de.json';
import { environmentWith } from '../environment.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { inOneMinute } from '../one-minute.ts';
import { ordersOf } from '../order-rows.ts';
import { atProvider, payer } from '../paying.ts';
import { led, type Visitor } from '../visitor.ts';
import { agreedAtPaypal, guestWith, sendAgreed } from './express-shopper.ts';

const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? '';

/** An approved PayPal order, and what PayPal's window reports of it to the page. */
async function approvedOrder() {
  const { shopper, cart } = await guestWith('de');
  const id = tokenOf(await agreedAtPaypal(shopper, cart.id, 'pays'));
  const address = {
    address_line_1: 'Lindenweg 12',
    admin_area_2: 'Mesto',
    postal_code: '10115',
    country_code: 'DE',
  };
  const phone = { phone_number: { country_code: '49', national_number: '30123456' } };
  const name = { given_name: 'Eve', surname: 'Buyer' };
  const payerSaid = { email_address: 'eve@example.com', name, address, phone };
  const shipping = { name: { full_name: 'Eve Buyer' }, address };
  const walletPayload = {
    id,
    status: 'APPROVED',
    payer: payerSaid,
    purchase_units: [{ shipping }],
  };
  return { shopper, cart, walletPayload };
}

async function expectUntouched(shopper: Visitor, id: string) {
  expect(await shopper.ask('getWalletAuthorization', { id })).toEqual({ authorization: null });
  const { activeCart } = (await shopper.ask('getMe', {})).me;
  expect(activeCart?.customerEmail).toBeUndefined();
}

describe('the PayPal order id of another cart', () => {
  it('sent as a form fills in nothing and pays nothing', async () => {
    const { walletPayload } = await approvedOrder();
    const { shopper, cart } = await guestWith('de');
    expect(await led(sendAgreed(shopper, cart, 'paypal', walletPayload))).toMatch(
      /checkout\/cart\?problem=/,
    );
    await expectUntouched(shopper, cart.id);
  });

  it('sent as a call fills in nothing and pays nothing', async () => {
    const { walletPayload } = await approvedOrder();
    const { shopper, cart } = await guestWith('de');
    const { id, version } = cart;
    const agreedCentAmount = cart.totalPrice.centAmount;
    const main = { id, version, wallet: 'paypal', agreedCentAmount } as const;
    for (const said of [
      walletPayload,
      { ...walletPayload, id: '../orders' },
      { ...walletPayload, id: 7 },
      null,
    ]) {
      expect(
        await shopper.call('applyWalletAddresses', { ...main, walletPayload: said }),
      ).toMatchObject({
        code: 'WalletNotOpened',
      });
    }
    await expectUntouched(shopper, id);
  });

  it('of a payment that is still open at PayPal is refused', async () => {
    const theirs = await payer('de');
    const url = await theirs.press('paypal');
    const token = tokenOf(url);
    await theirs.at(url, { token, buyer: 'pays' });
    const { shopper, cart } = await guestWith('de');
    const { walletPayload } = await approvedOrder();
    const { id, version } = cart;
    const main = {
      id,
      version,
      wallet: 'paypal',
      walletPayload: { ...walletPayload, id: token },
    } as const;
    expect(await shopper.call('applyWalletAddresses', main)).toMatchObject({
      code: 'WalletNotOpened',
    });
    await expectUntouched(shopper, id);
  });
});

it('the call takes the buyer and the agreed total from PayPal, not from the caller', async () => {
  const { shopper, cart, walletPayload } = await approvedOrder();
  const { id, version } = cart;
  const lies = {
    ...walletPayload,
    payer: { ...walletPayload.payer, email_address: 'liar@example.com' },
  };
  const main = { id, version, wallet: 'paypal', walletPayload: lies, agreedCentAmount: 1 } as const;
  const filled = (await shopper.ask('applyWalletAddresses', main)).cart;
  expect(filled.customerEmail).toBe('buyer@example.com');
  const { authorization } = await shopper.ask('getWalletAuthorization', { id });
  expect(authorization?.total.centAmount).toBe(cart.totalPrice.centAmount);
});

it.each(['before PayPal has told of it', 'after'])(
  'a buyer whom PayPal asks once more comes back to the payment and the order, %s',
  async (when) => {
    const { shopper, cart } = await guestWith('de');
    const buyer = 'otherCard';
    const back = await agreedAtPaypal(shopper, cart.id, buyer);
    const { fields } = await readPage(await shopper.get(await led(shopper.get(back))));
    const url = await led(shopper.post('/checkout/payment', { ...fields, intent: 'order' }));
    expect(tokenOf(url)).toBe(tokenOf(back));
    const { pathname, search } = new URL(await atProvider(url, { token: tokenOf(url), buyer }));
    expect(pathname).toBe('/checkout/express');
    if (when === 'after') {
      await vi.waitFor(async () => expect(await ordersOf(cart.id)).toHaveLength(1), 50_000);
    }
    const path = await led(shopper.get(pathname + search));
    expect(path).toMatch(/^\/checkout\/payment\/return\?attempt=.+&token=/);
    expect(await led(shopper.get(path))).toMatch(/thank-you/);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  },
);

describe('the return from PayPal', () => {
  it('is limited per minute, and the cart page says so', async () => {
    const { shopper } = await guestWith('de');
    await inOneMinute();
    const ask = () => led(shopper.get('/checkout/express?token=NOTHING'));
    expect(await ask()).toBe('/checkout/cart?problem=WalletNotOpened');
    for (const _ of Array.from({ length: 12 })) await ask();
    const path = await ask();
    expect(path).toBe('/checkout/cart?problem=TooManyTries');
    const { html } = await readPage(await shopper.get(path));
    expect(wordsOf(html)).toContain(german['form.tooManyTries']);
  });

  it('leads to the cart in a shop without PayPal, where the calls are refused', async () => {
    const { shopper, cart } = await guestWith('de');
    const bare = environmentWith({ SANDBOX: '0', PAYPAL_CLIENT_ID: '' });
    const { id, version } = cart;
    const headers = { Cookie: shopper.cookieHeader(), 'Content-Type': 'application/json' };
    const ask = (path: string, init: RequestInit) => {
      const request = new Request(`http://de.localhost${path}`, { headers, ...init });
      return worker.fetch(request as never, bare, createExecutionContext());
    };
    const back = await ask('/checkout/express?token=NOTHING', { redirect: 'manual' });
    expect(back.headers.get('Location')).toBe('/checkout/cart?problem=WalletNotOpened');
    const main = { id, version, wallet: 'paypal', walletPayload: { id: 'NOTHING' } };
    const body = JSON.stringify([main]);
    const answer = await ask('/new-ct/applyWalletAddresses', { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ code: 'WalletNotOpened' });
    const opening = JSON.stringify([{ id, wallet: 'paypal' }]);
    const opened = await ask('/new-ct/openWallet', { method: 'POST', body: opening });
    expect(await opened.json()).toMatchObject({ code: 'PaymentNotOffered' });
  });
});
