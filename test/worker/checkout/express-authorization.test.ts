/** What a wallet granted in the cart pays for the order once its key is pressed, and not before (eu-2026.md C-21). */
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

/** Presses the order button as the page has it; where that leads. */
const press = (shopper: Visitor, { fields }: Pick<HtmlPage, 'fields'>) =>
  led(shopper.post('/checkout/payment', { ...fields, intent: 'order' }));

async function orderOf(cartId: string): Promise<Order | undefined> {
  const [row] = await ordersOf(cartId);
  return row && JSON.parse(row.document);
}

/** Everything that the room of a cart has written down. */
const roomOf = (cartId: string) =>
  runInDurableObject(env.CART.getByName(cartId), (_room, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT * FROM documents').toArray()),
  );

describe.each([
  ['googlepay', 'de'],
  ['applepay', 'gb'],
] as const)('%s', (wallet, country) => {
  it('leads to the payment step, where the key makes and pays the order', async () => {
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

  it('that is refused pays nothing, and the next press goes the usual way', async () => {
    const { shopper, cart, path } = await agreedIn(country, wallet, { outcome: 'DECLINED' });
    const page = await readPage(await shopper.get(path));
    expect(await press(shopper, page)).toMatch(/payment-error/);
    expect(await ordersOf(cart.id)).toEqual([]);
    const again = await readPage(await shopper.get(path));
    expect(await press(shopper, again)).toMatch(/__sandbox\/adyen\/pay\//);
  });

  it('whose bank asks the shopper leads there, and back to the order', async () => {
    const { shopper, cart, path } = await agreedIn(country, wallet, { outcome: 'CHALLENGE' });
    const url = await press(shopper, await readPage(await shopper.get(path)));
    expect(url).toMatch(/__sandbox\/adyen\/challenge\//);
    const { pathname, search } = new URL(await atProvider(url, { intent: 'pay' }));
    expect(await led(shopper.get(pathname + search))).toMatch(/thank-you/);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('whose token nobody can read is as good as none', async () => {
    const { shopper, path } = await agreedIn(country, wallet, { outcome: 'UNREADABLE' });
    const page = await readPage(await shopper.get(path));
    expect(await press(shopper, page)).toMatch(/__sandbox\/adyen\/pay\//);
  });
});

describe('what was granted', () => {
  it('is told beside the key while its wallet is chosen', async () => {
    const { shopper, path } = await agreedIn('de', 'googlepay');
    const html = await (await shopper.get(path)).text();
    expect(html).toContain(ready);
    const other = await (await shopper.get('/checkout/payment?method=scheme')).text();
    expect(other).not.toContain(ready);
  });

  it('is for its sum: with one more piece the shopper goes the usual way', async () => {
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

  it('goes before a page of the provider that was opened earlier and left', async () => {
    const { shopper, cart, path } = await agreedIn('de', 'googlepay', { outcome: 'UNREADABLE' });
    expect(await press(shopper, await readPage(await shopper.get(path)))).toMatch(/adyen\/pay\//);
    await led(sendAgreed(shopper, cart, 'googlepay', googleTold('de')));
    expect(await press(shopper, await readPage(await shopper.get(path)))).toMatch(/thank-you/);
  });

  it('stays in the room: no answer tells it, and the order leaves nothing of it there', async () => {
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

  it('is forgotten when its time is over, by the room itself', async () => {
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

  it('ends with the order that another method has paid for', async () => {
    const { shopper, cart } = await agreedIn('de', 'googlepay');
    const page = await readPage(await shopper.get('/checkout/payment?method=scheme'));
    const back = new URL(await atProvider(await press(shopper, page), card));
    expect(await led(shopper.get(back.pathname + back.search))).toMatch(/thank-you/);
    expect(await roomOf(cart.id)).not.toContain('SANDBOX:');
  });

  it('told again after it was used is not there once more', async () => {
    const { shopper, cart } = await guestWith('de');
    const operation = crypto.randomUUID();
    const send = () => sendAgreed(shopper, cart, 'googlepay', googleTold('de'), operation);
    const path = await led(send());
    await press(shopper, await readPage(await shopper.get(path)));
    expect(await ordersOf(cart.id)).toHaveLength(1);
    expect(await led(send())).toBe('/checkout/cart?problem=CartNotFound');
  });
});

describe('a wallet that does not tell everything', () => {
  it.each([
    ['of another country', googleTold('at'), 'field.deliveryCountry'],
    ['without a telephone number', googleTold('de', { phone: null }), 'express.incomplete'],
    ['without an address', { email: 'zora@mail.example' }, 'express.noAddress'],
  ] as const)('%s: the addresses step says so and keeps what is known', async (_, told, key) => {
    const { shopper, cart } = await guestWith('de');
    const response = await sendAgreed(shopper, cart, 'googlepay', told);
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
    expect(activeCart?.shippingAddress).toBeUndefined();
  });

  it('and what is no sheet at all leads back to the cart', async () => {
    const { shopper, cart } = await guestWith('de');
    const nothing = await shopper.post('/checkout/express', { wallet: 'googlepay', told: '{' });
    expect(nothing.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
    const broken = await sendAgreed(shopper, cart, 'applepay', appleTold('gb'), 'no operation');
    expect(broken.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
  });
});
