/** A guest's cart is merged into the customer's at login: nothing is lost or doubled. Source: checklist CART-8. */
import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart, quantities } from '../cart-view.ts';
import { customerOf, logIn, newEmail, password, signUp } from '../customers.ts';
import { putOnSale, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { addressIn, cartWith, readyToOrder } from '../shopper.ts';
import { cartOf, held, readyCustomer } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

it('a guest’s cart becomes the cart of a customer without one, at login and at sign-up', async () => {
  const [sku] = await putOnSale({});
  const { email } = await customerOf('de');
  for (const [come, to] of [
    [(guest: Visitor) => logIn(guest, email), '/my-account'],
    [(guest: Visitor) => signUp(guest, newEmail()), '/my-account?confirmed'],
  ] as const) {
    const guest = visitor('de');
    const { id } = await cartWith(guest, { [sku]: 2 });
    expect(await led(come(guest))).toBe(to);
    const cart = await cartOf(guest);
    expect(cart).toMatchObject({ id, customerId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(cart && quantities(cart)).toEqual({ [sku]: 2 });
    expect(await activeCart(id, 'de')).toBeNull();
  }
});

it('a merge adds quantities, articles and codes and keeps the customer’s addresses, in one change', async () => {
  const [both, mine, theirs] = await putOnSale({ price: 6000 }, {}, {});
  const { shopper, email, cart: before } = await readyCustomer('de', { [both]: 2, [mine]: 1 });
  const guest = visitor('de');
  const { id, version } = await cartWith(guest, { [both]: 3, [theirs]: 4 });
  const address = { ...addressIn('de'), firstName: 'Gast' };
  const { cart: guests } = await guest.ask('updateCart', {
    id,
    version,
    actions: [
      { action: 'setBillingAddress', address },
      { action: 'addDiscountCode', code: 'HERBST25' },
    ],
  });
  const { cart, notices } = await guest.ask('signIn', { email, password });
  expect(notices).toEqual([]);
  expect(cart && quantities(cart)).toEqual({ [both]: 5, [mine]: 1, [theirs]: 4 });
  expect(cart).toMatchObject({
    id: before.id,
    version: before.version + 1,
    billingAddress: before.billingAddress,
    customerEmail: email.toLowerCase(),
    discountCodes: [{ discountCode: guests.discountCodes[0]?.discountCode }],
  });
  expect(guest.cookies.get('kontor-cart')).toBe(before.id);
  expect(await cartOf(shopper)).toEqual(cart);
  expect(await activeCart(id, 'de')).toBeNull();
});

it('a guest’s change that is repeated after the merge with the same operation id counts once', async () => {
  const [sku, mine] = await putOnSale({}, {});
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [mine]: 1 });
  const guest = visitor('de');
  const { id, version } = (await guest.ask('createCart', {})).cart;
  const add = { product: { sku }, quantity: 2, operationId: crypto.randomUUID() };
  await guest.ask('addToCart', { id, version, ...add });
  const { cart } = await guest.ask('signIn', { email, password });
  if (!cart) throw new Error('the customer has no cart');
  const again = await guest.ask('addToCart', { id: cart.id, version: cart.version, ...add });
  expect(again).toEqual({ cart, notices: [] });
  expect(quantities(cart)).toEqual({ [mine]: 1, [sku]: 2 });
});

it('a merge takes the guest’s addresses when the customer’s cart has none', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [sku]: 1 });
  const { shopper: guest, cart: guests } = await readyToOrder('de', { [sku]: 1 });
  const { cart } = await guest.ask('signIn', { email, password });
  const { customerEmail, billingAddress, shippingAddress } = guests;
  expect(cart).toMatchObject({ customerEmail, billingAddress, shippingAddress });
});

it('a merge limits quantities to the stock and reports it; a sold-out article keeps its quantity', async () => {
  const [scarce, gone] = await putOnSale({ stock: 7 }, { stock: 5 });
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [scarce]: 5 });
  const guest = visitor('de');
  await cartWith(guest, { [scarce]: 6, [gone]: 2 });
  await setStock(gone, 0);
  expect(await led(logIn(guest, email))).toBe('/checkout/cart?problem=MaximumReached');
  const cart = await cartOf(guest);
  expect(cart && quantities(cart)).toEqual({ [scarce]: 7, [gone]: 2 });
  expect(await cartOf(shopper)).toEqual(cart);
});

it('login in the checkout keeps the guest’s cart and leads to the addresses', async () => {
  const [sku] = await putOnSale({});
  const { email } = await customerOf('de');
  const guest = visitor('de');
  await cartWith(guest, { [sku]: 1 });
  expect(await led(logIn(guest, email, password, '/checkout/login'))).toBe('/checkout/addresses');
  expect((await guest.get('/checkout/addresses')).status).toBe(200);
});

it('login in the checkout says that an earlier cart was added', async () => {
  const [mine, theirs] = await putOnSale({}, {});
  const { shopper, email } = await customerOf('gb');
  await cartWith(shopper, { [mine]: 1 });
  const guest = visitor('gb');
  await cartWith(guest, { [theirs]: 1 });
  const target = await led(logIn(guest, email, password, '/checkout/login'));
  expect(target).toBe('/checkout/cart?problem=Merged');
  const html = await (await guest.get(target)).text();
  expect(html).toContain('The items from your last visit have been added to your basket.');
});

it('several logins at once and a repeated one merge the cart only once', async () => {
  const [sku] = await putOnSale({ stock: 90 });
  const { shopper, email } = await customerOf('de');
  const before = await cartWith(shopper, { [sku]: 1 });
  const guest = visitor('de');
  await cartWith(guest, { [sku]: 2 });
  const cookies = { Cookie: guest.cookieHeader() };
  const again = () =>
    guest.raw('signIn', JSON.stringify([{ email, password }]), {
      'Content-Type': 'application/json',
      ...cookies,
    });
  await Promise.all([again(), again(), again()]);
  await again();
  const cart = await cartOf(shopper);
  expect(cart && quantities(cart)).toEqual({ [sku]: 3 });
  expect(cart?.version).toBe(before.version + 1);
});

it('two devices that log in at once, each with a cart, end with one cart that has both', async () => {
  const [one, other] = await putOnSale({}, {});
  const { email } = await customerOf('de');
  const devices = [visitor('de'), visitor('de')] as const;
  await cartWith(devices[0], { [one]: 1 });
  await cartWith(devices[1], { [other]: 1 });
  await Promise.all(devices.map((device) => device.ask('signIn', { email, password })));
  expect(await held(email)).toEqual({ [one]: 1, [other]: 1 });
  const [first, second] = await Promise.all(devices.map(cartOf));
  expect(first).toEqual(second);
});

it('the guest’s windows are notified that their cart is gone, and the merged cart is emptied', async () => {
  const [sku] = await putOnSale({});
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [sku]: 1 });
  const { shopper: guest, cart } = await readyToOrder('de', { [sku]: 1 });
  const window = await openWindow(guest, `/${cart.id}`);
  await window.next();
  await guest.ask('signIn', { email, password });
  expect(await window.next()).toEqual({ event: 'cart-update', data: null });
  const add = { id: cart.id, version: cart.version, product: { sku }, quantity: 1 };
  expect(await visitor('de').call('addToCart', add)).toMatchObject({ code: 'CartNotFound' });
  const left = await runInDurableObject(env.CART.getByName(cart.id), (_room, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT document FROM documents').toArray()),
  );
  expect(left).toContain('Merged');
  expect(left).not.toMatch(new RegExp(`Zora|Dlhá|mail.example|${sku}`));
  window.close();
});

it('the cart of another customer is never merged, even when the browser has its cookie', async () => {
  const [sku] = await putOnSale({});
  const { shopper } = await customerOf('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  const { email } = await customerOf('de');
  const browser = visitor('de');
  browser.cookies.set('kontor-cart', cart.id);
  expect(await browser.ask('signIn', { email, password })).toMatchObject({ cart: null });
  expect(await cartOf(browser)).toBeNull();
  expect(await cartOf(shopper)).toEqual(cart);
});

it('the cart of another store is not merged', async () => {
  const [sku] = await putOnSale({});
  const austrian = visitor('at');
  const { id } = await cartWith(austrian, { [sku]: 1 });
  const { email } = await customerOf('de');
  const browser = visitor('de');
  browser.cookies.set('kontor-cart', id);
  expect(await browser.ask('signIn', { email, password })).toMatchObject({ cart: null });
  expect(await activeCart(id, 'at').then((cart) => cart && quantities(cart))).toEqual({ [sku]: 1 });
});
