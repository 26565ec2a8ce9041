/** A customer has one cart on all devices, and nobody else can reach it. Source: checklist CART-8. */
import { describe, expect, it } from 'vitest';
import { activeCart, quantities } from '../cart-view.ts';
import { customerOf, logIn, newEmail, password, signUp } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { cartWith, orderCall } from '../shopper.ts';
import { cartOf, readyCustomer } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

/** Another browser of the same customer. */
async function deviceOf(email: string, market = 'de'): Promise<Visitor> {
  const device = visitor(market);
  await led(logIn(device, email));
  return device;
}

describe('two devices of one customer', () => {
  it('see the same cart, whichever of them begins it and whenever the other logs in', async () => {
    const [sku] = await putOnSale({});
    const { shopper: first, email } = await customerOf('de');
    const early = await deviceOf(email);
    const cart = await cartWith(first, { [sku]: 2 });
    expect(await cartOf(early)).toEqual(cart);
    expect(early.cookies.get('kontor-cart')).toBe(cart.id);
    const late = await deviceOf(email);
    expect(late.cookies.get('kontor-cart')).toBe(cart.id);
    expect(late.cookies.get('kontor-has-cart')).toBe('1');
    const { id, version } = cart;
    const more = { id, version, product: { sku }, quantity: 1 };
    await late.ask('addToCart', more);
    expect(quantities((await cartOf(first)) ?? cart)).toEqual({ [sku]: 3 });
  });

  it('create one cart when both create it at the same time', async () => {
    const { shopper: first, email } = await customerOf('at');
    const second = await deviceOf(email, 'at');
    const begun = await Promise.all(
      [first, second, first, second].map((device) => device.ask('createCart', {})),
    );
    expect(new Set(begun.map(({ cart }) => cart.id)).size).toBe(1);
  });

  it('share the cart with forms as well: the cart page finds it and sets its cookie', async () => {
    const [sku] = await putOnSale({});
    const { shopper: first, email } = await customerOf('ch');
    const second = await deviceOf(email, 'ch');
    await led(first.post('/checkout/cart', { intent: 'add', sku, quantity: '2' }));
    expect(second.cookies.has('kontor-cart')).toBe(false);
    const response = await second.get('/fr/checkout/cart');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain(`>Regal ${sku} fr</a>`);
    expect(second.cookies.get('kontor-cart')).toBe(first.cookies.get('kontor-cart'));
    await led(second.post('/checkout/cart', { intent: 'add', sku, quantity: '1' }));
    const cart = await cartOf(first);
    expect(cart && quantities(cart)).toEqual({ [sku]: 3 });
  });

  it('receive each other’s changes live', async () => {
    const [sku] = await putOnSale({});
    const { shopper: first, email } = await customerOf('de');
    const { id, version } = await cartWith(first, { [sku]: 1 });
    const second = await deviceOf(email);
    const window = await openWindow(second, `/${id}`);
    await window.next();
    const { cart } = await first.ask('addToCart', { id, version, product: { sku }, quantity: 1 });
    expect(await window.next()).toEqual({ event: 'cart-update', data: cart });
    window.close();
  });

  it('have a separate cart in each store', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const german = await cartWith(shopper, { [sku]: 1 });
    const inFrance = await deviceOf(email, 'fr');
    expect(await cartOf(inFrance)).toBeNull();
    const french = await cartWith(inFrance, { [sku]: 2 });
    expect(french.id).not.toBe(german.id);
    expect(await cartOf(await deviceOf(email, 'de'))).toEqual(german);
  });
});

describe('a browse page', () => {
  it('contains no cart and sets no cookies, whoever requests it', async () => {
    const [sku] = await putOnSale({});
    const { shopper } = await customerOf('de');
    await cartWith(shopper, { [sku]: 1 });
    const response = await shopper.get('/');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toBe(await (await visitor('de').get('/')).text());
  });
});

describe("a customer's cart", () => {
  it('cannot be read, changed, ordered, created or listened to by a browser that only knows its id', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper, cart } = await readyCustomer('de', { [sku]: 1 });
    const { id, version } = cart;
    for (const other of [visitor('de'), (await customerOf('de')).shopper]) {
      other.cookies.set('kontor-cart', id);
      expect(await cartOf(other)).toBeNull();
      const refused = { status: 404, code: 'CartNotFound', message: 'Cart not found' };
      const add = { id, version, product: { sku }, quantity: 1 };
      expect(await other.call('addToCart', add)).toEqual(refused);
      expect(await other.call('deleteCart', { id, version })).toEqual(refused);
      const order = orderCall(cart, 'bankTransfer', 6000);
      expect(await other.call('createOrder', order)).toEqual(refused);
      const window = await openWindow(other, `/${id}`);
      expect(await window.end()).toEqual({ code: 4403, reason: 'not your cart' });
      expect(window.heard).toEqual([]);
    }
    expect(await visitor('de').call('createCart', { operationId: id })).toMatchObject({
      code: 'CartNotFound',
    });
    const { shopper: other } = await customerOf('de');
    const { cart: own } = await other.ask('createCart', { operationId: id });
    expect(own).toMatchObject({ lineItems: [] });
    expect(own.id).not.toBe(id);
    expect(await cartOf(shopper)).toEqual(cart);
  });

  it('is closed to a browser that sends the customer id in a header of its own', async () => {
    const { shopper } = await customerOf('de');
    const { cart } = await shopper.ask('createCart', {});
    const stranger = visitor('de');
    stranger.cookies.set('kontor-cart', cart.id);
    const headers = { 'Kontor-Customer': cart.customerId ?? '' };
    const window = await openWindow(stranger, `/${cart.id}`, headers);
    expect(await window.end()).toMatchObject({ code: 4403 });
  });

  it('stays with the customer after logout; the browser and its open connections lose it', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const cart = await cartWith(shopper, { [sku]: 1 });
    const window = await openWindow(shopper, `/${cart.id}`);
    await window.next();
    await led(shopper.post('/log-out', {}));
    expect(shopper.cookies.size).toBe(0);
    expect(await window.end()).toMatchObject({ code: 4403 });
    expect(await cartOf(shopper)).toBeNull();
    expect(await activeCart(cart.id, 'de')).toBeNull();
    await led(signUp(shopper, newEmail()));
    expect(await cartOf(shopper)).toBeNull();
    expect(await cartOf(await deviceOf(email))).toEqual(cart);
  });

  it('is not shown to the next customer when the session has expired and the cart cookie is left', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const cart = await cartWith(shopper, { [sku]: 1 });
    shopper.cookies.delete('kontor-session');
    expect(await cartOf(shopper)).toBeNull();
    await led(signUp(shopper, newEmail()));
    expect(await cartOf(shopper)).toBeNull();
    expect(await cartOf(await deviceOf(email))).toEqual(cart);
  });

  it('is closed to a session that was ended elsewhere, and its open windows close', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const cart = await cartWith(shopper, { [sku]: 1 });
    const { id, version } = cart;
    const open = await openWindow(shopper, `/${id}`);
    await (await deviceOf(email)).ask('endOtherCustomerSessions', {});
    await open.end();
    expect(await cartOf(shopper)).toBeNull();
    const refused = { status: 404, code: 'CartNotFound' };
    expect(await shopper.call('deleteCart', { id, version })).toMatchObject(refused);
    const window = await openWindow(shopper, `/${id}`);
    expect(await window.end()).toMatchObject({ code: 4403 });
  });

  it('ends with the order on every device, and the next add begins another', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper, email, cart } = await readyCustomer('de', { [sku]: 1 });
    const second = await deviceOf(email);
    await second.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
    expect(await cartOf(shopper)).toBeNull();
    expect(await cartOf(second)).toBeNull();
    const next = await cartWith(second, { [sku]: 2 });
    expect(next.id).not.toBe(cart.id);
    expect(await cartOf(shopper)).toEqual(next);
  });

  it('that was deleted is followed by a new one', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const { id, version } = await cartWith(shopper, { [sku]: 1 });
    await shopper.ask('deleteCart', { id, version });
    const second = await deviceOf(email);
    expect(await cartOf(second)).toBeNull();
    const next = await cartWith(second, { [sku]: 1 });
    expect(await cartOf(shopper)).toEqual(next);
  });

  it('is returned by the call that logs in', async () => {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    const cart = await cartWith(shopper, { [sku]: 1 });
    const device = visitor('de');
    const arrival = await device.ask('signIn', { email, password });
    expect(arrival).toMatchObject({ cart, notices: [] });
    expect(device.cookies.get('kontor-cart')).toBe(cart.id);
  });
});
