/** A wallet authorization pays for the order when the order button is pressed, not before (eu-2026.md C-21). */
import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import german from '../../../locales/de.json';
import { appleTold, googleTold } from '../../contracts/wallet-sheets.ts';
import { card } from '../adyen-sandbox.ts';
import { type HtmlPage, readPage, wordsOf } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { atProvider, booksOf } from '../paying.ts';
import { led, type Visitor } from '../visitor.ts';
import { agreedIn, guestWith, sendAgreed } from './express-shopper.ts';

const ready = german['express.ready'].replace('{name}', 'Google Pay');

/** Sends the order form of the page; returns the path that it redirects to. */
const press = (shopper: Visitor, { fields }: Pick<HtmlPage, 'fields'>) =>
  led(shopper.post('/checkout/payment', { ...fields, intent: 'order' }));

async function orderOf(cartId: string): Promise<Order | undefined> {
  const [row] = await ordersOf(cartId);
  return row && JSON.parse(row.document);
}

/** All stored documents of a cart's room. */
const roomOf = (cartId: string) =>
  runInDurableObject(env.CART.getByName(cartId), (_room, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT * FROM documents').toArray()),
  );

describe.each([
  ['googlepay', 'de'],
  ['applepay', 'gb'],
] as const)('%s', (wallet, country) => {
  it('leads to the payment step, where the order button places and pays the order', async () => {
    const { shopper, cart, path } = await agreedIn(country, wallet);
    expect(path).toBe(`/checkout/payment?method=${wallet}`);
    const page = await readPage(await shopper.get(path));
    expect(page.fields.method).toBe(wallet);
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await booksOf(cart.id)).toEqual([]);

    const thanks = await press(shopper, page);
    const order = await orderOf(cart.id);
    expect(thanks).toBe(`/checkout/thank-you?order=${order?.id}`);
    const [book, ...more] = await booksOf(cart.id);
    expect(more).toEqual([]);
    expect(book).toMatchObject({
      captured: cart.totalPrice.centAmount,
      amount: { value: cart.totalPrice.centAmount },
    });
    expect(order).toMatchObject({
      customerEmail: 'zora.novakova@mail.example',
      shippingAddress: { streetName: 'Dlhá', streetNumber: '12a', country },
      paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: wallet } }] },
    });
  });

  it('that is refused pays nothing, and the next attempt opens the page of the provider', async () => {
    const { shopper, cart, path } = await agreedIn(country, wallet, { outcome: 'DECLINED' });
    const page = await readPage(await shopper.get(path));
    expect(await press(shopper, page)).toMatch(/payment-error/);
    expect(await ordersOf(cart.id)).toEqual([]);
    const again = await readPage(await shopper.get(path));
    expect(await press(shopper, again)).toMatch(/__sandbox\/adyen\/pay\//);
  });

  it('with a challenge of the bank leads there, and back to the order', async () => {
    const { shopper, cart, path } = await agreedIn(country, wallet, { outcome: 'CHALLENGE' });
    const url = await press(shopper, await readPage(await shopper.get(path)));
    expect(url).toMatch(/__sandbox\/adyen\/challenge\//);
    const { pathname, search } = new URL(await atProvider(url, { intent: 'pay' }));
    expect(await led(shopper.get(pathname + search))).toMatch(/thank-you/);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('with an unreadable token opens the page of the provider', async () => {
    const { shopper, path } = await agreedIn(country, wallet, { outcome: 'UNREADABLE' });
    const page = await readPage(await shopper.get(path));
    expect(await press(shopper, page)).toMatch(/__sandbox\/adyen\/pay\//);
  });
});

describe('a wallet authorization', () => {
  it('is shown beside the order button while its wallet is chosen', async () => {
    const { shopper, path } = await agreedIn('de', 'googlepay');
    const html = await (await shopper.get(path)).text();
    expect(html).toContain(ready);
    const other = await (await shopper.get('/checkout/payment?method=scheme')).text();
    expect(other).not.toContain(ready);
  });

  it('is for its total only: with one more piece the page of the provider opens', async () => {
    const { shopper, path } = await agreedIn('de', 'googlepay');
    const { activeCart } = (await shopper.ask('getMe', {})).me;
    const [line] = activeCart?.lineItems ?? [];
    if (!activeCart || !line) throw new Error('no cart');
    const { id, version } = activeCart;
    const more = { action: 'changeLineItemQuantity', lineItemId: line.id, quantity: 2 } as const;
    await shopper.ask('updateCart', { id, version, actions: [more] });
    const response = await shopper.get(path);
    expect(await response.clone().text()).not.toContain(ready);
    expect(await press(shopper, await readPage(response))).toMatch(/__sandbox\/adyen\/pay\//);
    expect(await roomOf(id)).not.toContain('SANDBOX:');
  });

  it('takes precedence over a page of the provider that was opened earlier', async () => {
    const { shopper, cart, path } = await agreedIn('de', 'googlepay', { outcome: 'UNREADABLE' });
    expect(await press(shopper, await readPage(await shopper.get(path)))).toMatch(/adyen\/pay\//);
    await led(sendAgreed(shopper, cart, 'googlepay', googleTold('de')));
    expect(await press(shopper, await readPage(await shopper.get(path)))).toMatch(/thank-you/);
  });

  it('stays in the room: no answer contains its token, and the order deletes it', async () => {
    const { shopper, cart, path } = await agreedIn('de', 'googlepay');
    const { id } = cart;
    const kept = await roomOf(id);
    for (const each of ['SANDBOX:APPROVED', 'acceptHeader']) expect(kept).toContain(each);
    const { authorization } = await shopper.ask('getWalletAuthorization', { id });
    const total = expect.objectContaining({ centAmount: cart.totalPrice.centAmount });
    expect(authorization).toEqual({ wallet: 'googlepay', total });
    expect(JSON.stringify((await shopper.ask('getMe', {})).me)).not.toContain('SANDBOX');
    await press(shopper, await readPage(await shopper.get(path)));
    expect(await roomOf(id)).not.toMatch(/SANDBOX:|acceptHeader/);
    const rows = await env.DB.prepare('SELECT * FROM payment_attempts WHERE cart_id = ?')
      .bind(id)
      .all();
    expect(JSON.stringify(rows)).not.toContain('SANDBOX:');
    expect(JSON.stringify(await ordersOf(id))).not.toContain('SANDBOX:');
  });

  it('is deleted by the room when it expires', async () => {
    const { cart } = await agreedIn('de', 'googlepay');
    const room = env.CART.getByName(cart.id);
    await runInDurableObject(room, async (_room, { storage }) => {
      const halfAnHour = Date.now() + 30 * 60_000;
      expect(await storage.getAlarm()).toBeLessThanOrEqual(halfAnHour);
      storage.sql.exec(
        "UPDATE documents SET document = json_set(document, '$.until', 0) WHERE name = 'authorization'",
      );
    });
    await runDurableObjectAlarm(room);
    expect(await roomOf(cart.id)).not.toContain('SANDBOX:');
  });

  it('is deleted by an order that another method has paid', async () => {
    const { shopper, cart } = await agreedIn('de', 'googlepay');
    const page = await readPage(await shopper.get('/checkout/payment?method=scheme'));
    const back = new URL(await atProvider(await press(shopper, page), card));
    expect(await led(shopper.get(back.pathname + back.search))).toMatch(/thank-you/);
    expect(await roomOf(cart.id)).not.toContain('SANDBOX:');
  });

  it('that is sent again after its use is not stored again', async () => {
    const { shopper, cart } = await guestWith('de');
    const operation = crypto.randomUUID();
    const send = () => sendAgreed(shopper, cart, 'googlepay', googleTold('de'), operation);
    const path = await led(send());
    await press(shopper, await readPage(await shopper.get(path)));
    expect(await ordersOf(cart.id)).toHaveLength(1);
    expect(await led(send())).toBe('/checkout/cart?problem=CartNotFound');
  });
});

describe('a wallet with incomplete data', () => {
  it.each([
    ['of another country', googleTold('at'), 'field.deliveryCountry'],
    ['without a telephone number', googleTold('de', { phone: null }), 'express.incomplete'],
    ['without an address', { email: 'zora@mail.example' }, 'express.noAddress'],
  ] as const)(
    '%s: the addresses step says so and keeps what is known',
    async (_, walletPayload, key) => {
      const { shopper, cart } = await guestWith('de');
      const response = await sendAgreed(shopper, cart, 'googlepay', walletPayload);
      const page = await readPage(response);
      const said = german[key].replace('{name}', 'Google Pay').replace('{country}', 'Deutschland');
      expect(wordsOf(page.html)).toContain(said);
      expect(page.fields.email).toContain('@mail.example');
      if (key === 'express.incomplete') {
        expect(page.fields).toMatchObject({
          'billing.streetName': 'Dlhá',
          'billing.streetNumber': '12a',
        });
      }
      const { activeCart } = (await shopper.ask('getMe', {})).me;
      expect(activeCart?.shippingAddress).toEqual({ country: 'de' });
    },
  );

  it('without a readable sheet or with a wrong operation leads back to the cart', async () => {
    const { shopper, cart } = await guestWith('de');
    const nothing = await shopper.post('/checkout/express', {
      wallet: 'googlepay',
      walletPayload: '{',
    });
    expect(nothing.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
    const broken = await sendAgreed(shopper, cart, 'applepay', appleTold('gb'), 'no operation');
    expect(broken.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
  });
});
