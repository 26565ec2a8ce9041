/** A cart is refreshed when the shopper returns after a pause, and the changes are listed. Source: issue 5. */
import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { activeCart, quantities } from '../cart-view.ts';
import { putOnSale, setPrice, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { withoutPrices } from '../without-prices.ts';
import { saveForLater } from './saving.ts';
import { looked, price, sessionClock, told } from './session-clock.ts';

const minute = sessionClock();

it('after a pause the cart has the current prices and stock and lists what changed', async () => {
  minute(0);
  const [dear, few, out, same] = await putOnSale({ price: 1000 }, {}, {}, {});
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [dear]: 1, [few]: 5, [out]: 1, [same]: 1 });
  const window = await openWindow(shopper, `/${cart.id}`);
  await window.next();
  await setPrice(dear, 1250);
  await setStock(few, 2);
  await setStock(out, 0);
  minute(29);
  expect(await looked(shopper)).toEqual(cart);
  // Seen 29 minutes ago: still the same session.
  minute(58);
  expect(await looked(shopper)).toEqual(cart);
  minute(88);
  const renewed = await looked(shopper);
  expect(renewed.version).toBe(cart.version + 1);
  expect(renewed.totalPrice.centAmount).toBe(cart.totalPrice.centAmount + 250);
  expect(told(renewed)).toEqual([
    price(1000, 1250, dear),
    { sku: few, stock: { state: 'few', left: 2 } },
    { sku: out, stock: { state: 'soldOut', left: 0 } },
  ]);
  expect(await window.next()).toEqual({ event: 'cart-update', data: renewed });
  expect(await looked(shopper)).toEqual(renewed);
  minute(120);
  await setPrice(dear, 1100);
  await setStock(out, 9);
  const later = await looked(shopper);
  expect(told(later)).toEqual([
    price(1000, 1100, dear),
    { sku: few, stock: { state: 'few', left: 2 } },
    { sku: out, stock: { state: 'available', left: 9 } },
  ]);
  window.close();
});

it('items saved for later get the current price and stock, even in an otherwise empty cart', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('de');
  await saveForLater(shopper, await cartWith(shopper, { [sku]: 1 }), sku);
  await setPrice(sku, 1250);
  await setStock(sku, 3);
  minute(60);
  const { savedForLater } = await looked(shopper);
  expect(savedForLater).toMatchObject([
    { price: { value: { centAmount: 1250 } }, variant: { maximumQuantity: 3 } },
  ]);
});

it('a session that finds no change keeps the version, and nothing is queried until the next one', async () => {
  minute(0);
  const [sku] = await putOnSale({ volumeDiscount: true });
  const shopper = visitor('at');
  const cart = await cartWith(shopper, { [sku]: 3 });
  minute(31);
  expect(await looked(shopper)).toEqual(cart);
  await setPrice(sku, 1);
  const lines = await withoutPrices(async () => {
    expect(await looked(shopper)).toEqual(cart);
  });
  expect(lines).toEqual([]);
});

it('a failed refresh returns the cart unchanged, and the next request tries again', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 1100);
  minute(40);
  const lines = await withoutPrices(async () => {
    expect(await looked(shopper)).toEqual(cart);
    expect(await looked(shopper)).toEqual(cart);
  });
  expect(lines.filter((line) => line.includes('cart not renewed'))).toHaveLength(2);
  expect(lines.join()).not.toContain(cart.id);
  expect(told(await looked(shopper))).toEqual([price(1000, 1100)]);
});

it('two requests and a live connection at the same time start one session', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('nl');
  const cart = await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 900);
  minute(45);
  const [one, other, live] = await Promise.all([
    looked(shopper),
    looked(shopper),
    openWindow(shopper, `/${cart.id}`),
  ]);
  expect(one).toEqual(other);
  expect(one.version).toBe(cart.version + 1);
  expect(told(one)).toEqual([price(1000, 900)]);
  await vi.waitFor(() => expect(live.heard.at(-1)).toEqual({ event: 'cart-update', data: one }));
  live.close();
});

it('a live connection alone starts a session', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('it');
  const cart = await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 900);
  minute(45);
  const window = await openWindow(shopper, `/${cart.id}`);
  expect(await window.next()).toEqual({ event: 'cart-update', data: cart });
  expect(await window.next()).toMatchObject({
    data: { version: cart.version + 1, changesSinceLastVisit: { articles: [price(1000, 900)] } },
  });
  window.close();
});

it('a change after a pause refreshes the cart first, and both take effect', async () => {
  minute(0);
  const [sku, other] = await putOnSale({ price: 1000 }, {});
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 1500);
  minute(31);
  const { id, version } = cart;
  const add = { id, version, versionFallback: false, product: { sku: other }, quantity: 2 };
  const [changed, seen] = await Promise.all([shopper.ask('addToCart', add), looked(shopper)]);
  expect(quantities(changed.cart)).toEqual({ [sku]: 1, [other]: 2 });
  expect(changed.cart.version).toBe(version + 2);
  expect(told(changed.cart)).toEqual([price(1000, 1500)]);
  expect(told(seen)).toEqual(told(changed.cart));
});

it('a request from another market and an ordered cart cause no refresh; the order lists no changes', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  await setPrice(sku, 6500);
  minute(31);
  expect(await activeCart(cart.id, 'at')).toBeNull();
  const stored = () =>
    runInDurableObject(env.CART.getByName(cart.id), (_room, { storage }) => {
      const rows = storage.sql.exec("SELECT document FROM documents WHERE name = 'cart'");
      return JSON.parse(String(rows.one().document)) as Cart;
    });
  expect((await stored()).version).toBe(cart.version);
  const found = await looked(shopper);
  expect(told(found)).toEqual([price(6000, 6500)]);
  const { order } = await shopper.ask('createOrder', orderCall(found, 'bankTransfer', 6500));
  expect(order).not.toHaveProperty('changesSinceLastVisit');
  await setPrice(sku, 7000);
  minute(99);
  const ended = await stored();
  expect(ended).not.toHaveProperty('changesSinceLastVisit');
  expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
  expect(await stored()).toEqual(ended);
});

it('a clock that is set back starts no session, and one that is set ahead starts only one', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 1100);
  for (const at of [-100_000, -100_010, -100_005]) {
    minute(at);
    expect(await looked(shopper)).toEqual(cart);
  }
  minute(1000);
  const renewed = await looked(shopper);
  expect(told(renewed)).toEqual([price(1000, 1100)]);
  expect(await looked(shopper)).toEqual(renewed);
});
