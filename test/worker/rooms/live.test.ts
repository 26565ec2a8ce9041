import { env, evictDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { putOnSale, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { logged } from '../logged.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const addition = (sku: string) => ({ product: { sku }, quantity: 1 });

it('a new window receives the current cart', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [sku]: 3 });
  const window = await openWindow(shopper, `/${cart.id}`);
  expect(await window.next()).toEqual({ event: 'cart-update', data: cart });
  window.close();
});

it('both windows of a cart receive its change, and no window of another cart does', async () => {
  const [sku] = await putOnSale({});
  const [shopper, stranger] = [visitor('de'), visitor('de')];
  const cart = await cartWith(shopper, { [sku]: 1 });
  const other = await cartWith(stranger, { [sku]: 1 });
  const windows = [
    await openWindow(shopper, `/${cart.id}`),
    await openWindow(shopper, `/${cart.id}`),
  ];
  const elsewhere = await openWindow(stranger, `/${other.id}`);
  for (const window of [...windows, elsewhere]) await window.next();
  const { id, version } = cart;
  const changed = await shopper.ask('addToCart', { id, version, ...addition(sku) });
  for (const window of windows) {
    expect(await window.next()).toEqual({ event: 'cart-update', data: changed.cart });
  }
  expect(elsewhere.heard).toEqual([]);
  for (const window of [...windows, elsewhere]) window.close();
});

it('a refused change sends nothing', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  await shopper.call('addToCart', { id, version, ...addition('EX99999999') });
  const { cart } = await shopper.ask('addToCart', { id, version, ...addition(sku) });
  expect(await window.next()).toEqual({ event: 'cart-update', data: cart });
  window.close();
});

it('a window still receives changes after the room has hibernated', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('cz');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  await evictDurableObject(env.CART.getByName(id), { webSockets: 'hibernate' });
  const { cart } = await shopper.ask('addToCart', { id, version, ...addition(sku) });
  expect(await window.next()).toEqual({ event: 'cart-update', data: cart });
  window.close();
});

it('a room accepts ten windows and refuses the eleventh until one leaves', async () => {
  const shopper = visitor('sk');
  const { cart } = await shopper.ask('createCart', {});
  const windows = await Promise.all(
    Array.from({ length: 10 }, () => openWindow(shopper, `/${cart.id}`)),
  );
  for (const window of windows) await window.next();
  const lines = await logged(async () => {
    const eleventh = await openWindow(shopper, `/${cart.id}`);
    expect(await eleventh.end()).toEqual({ code: 4429, reason: 'too many connections' });
  });
  expect(lines).toEqual([
    JSON.stringify({ warning: 'too many connections', cart: cart.id.slice(0, 8) }),
  ]);
  expect(windows.every((window) => window.isOpen())).toBe(true);
  windows[0]?.close();
  await vi.waitFor(async () => {
    const late = await openWindow(shopper, `/${cart.id}`);
    windows.push(late);
    expect(await late.next()).toMatchObject({ event: 'cart-update' });
  });
  for (const window of windows.slice(1)) window.close();
});

it.each(['', '/'])('a window that names no cart is refused (/parties/cart%s)', async (room) => {
  const window = await openWindow(visitor('de'), room);
  expect(await window.end()).toEqual({ code: 4400, reason: 'missing cart id' });
});

it('a window with the cookie of another cart, without a cookie, or from another site is refused', async () => {
  const [owner, stranger] = [visitor('de'), visitor('de')];
  const { cart } = await owner.ask('createCart', {});
  await stranger.ask('createCart', {});
  const refused = { code: 4403, reason: 'not your cart' };
  for (const window of [
    await openWindow(stranger, `/${cart.id}`),
    await openWindow(visitor('de'), `/${cart.id}`),
    await openWindow(owner, `/${cart.id}`, { Origin: 'https://evil.example' }),
    await openWindow(owner, `/${cart.id}`, { Origin: 'http://at.localhost' }),
  ]) {
    expect(await window.end()).toEqual(refused);
    expect(window.heard).toEqual([]);
  }
});

it('a plain request is asked to upgrade', async () => {
  const response = await visitor('de').get(`/parties/cart/${crypto.randomUUID()}`);
  expect(response.status).toBe(426);
});

it('a window receives the remaining stock after somebody else has ordered', async () => {
  const [wanted, other] = await putOnSale({ price: 6000, stock: 9 }, { stock: 9 });
  const waiting = visitor('de');
  const cart = await cartWith(waiting, { [wanted]: 1, [other]: 1 });
  const window = await openWindow(waiting, `/${cart.id}`);
  await window.next();
  const indexed = 'SELECT count(*) AS count FROM cart_skus WHERE cart_id = ?';
  await vi.waitFor(async () => {
    const row = await env.DB.prepare(indexed).bind(cart.id).first<{ count: number }>();
    expect(row?.count).toBe(2);
  }, 50_000);
  const buyer = await readyToOrder('at', { [wanted]: 4 });
  await buyer.shopper.ask('createOrder', orderCall(buyer.cart, 'bankTransfer', 24_000));
  expect(await window.next()).toEqual({
    event: 'updated-stock',
    data: [{ sku: wanted, availableQuantity: 5 }],
  });
  window.close();
});

it('a window receives the stock that another window of its shopper has queried, not a stranger’s query', async () => {
  const [sku] = await putOnSale({ stock: 9 });
  const shopper = visitor('de');
  const { id: cartId } = await cartWith(shopper, { [sku]: 1 });
  const window = await openWindow(shopper, `/${cartId}`);
  await window.next();
  await setStock(sku, 4);
  await visitor('de').ask('getInventory', { sku: [sku], cartId });
  expect(window.heard).toEqual([]);
  const { inventoryEntries } = await shopper.ask('getInventory', { sku: [sku], cartId });
  const { results } = inventoryEntries;
  expect(results).toEqual([{ sku, availableQuantity: 4 }]);
  expect(await window.next()).toEqual({ event: 'updated-stock', data: results });
  window.close();
});

it('a window receives the end of the cart after the order and after the deletion', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const ordered = await readyToOrder('de', { [sku]: 1 });
  const deleted = await readyToOrder('de', { [sku]: 1 });
  const windows = [
    await openWindow(ordered.shopper, `/${ordered.cart.id}`),
    await openWindow(deleted.shopper, `/${deleted.cart.id}`),
  ];
  for (const window of windows) await window.next();
  await ordered.shopper.ask('createOrder', orderCall(ordered.cart, 'bankTransfer', 6000));
  const { id, version } = deleted.cart;
  await deleted.shopper.ask('deleteCart', { id, version });
  for (const window of windows) {
    expect(await window.next()).toEqual({ event: 'cart-update', data: null });
    window.close();
  }
});
