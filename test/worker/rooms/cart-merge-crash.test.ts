/** An interrupted merge of two carts: the customer's room may have stored it while the guest's does not know it. */
import {
  env,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { activeCart, quantities } from '../cart-view.ts';
import { customerOf, password } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { cartWith, orderCall } from '../shopper.ts';
import { cartOf, held, readyCustomer } from '../shoppers-with-account.ts';
import { visitor } from '../visitor.ts';
import { withoutPrices } from '../without-prices.ts';

it('a failed merge does not prevent the login and loses nothing: the next call completes it', async () => {
  const [mine, theirs] = await putOnSale({}, {});
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [mine]: 1 });
  const guest = visitor('de');
  const { id } = await cartWith(guest, { [theirs]: 1 });
  await withoutPrices(async () => {
    await guest.ask('signIn', { email, password });
  });
  expect(await cartOf(shopper).then((cart) => cart && quantities(cart))).toEqual({ [mine]: 1 });
  expect(await activeCart(id, 'de').then((cart) => cart && quantities(cart))).toEqual({
    [theirs]: 1,
  });
  const cart = await cartOf(guest);
  expect(cart && quantities(cart)).toEqual({ [mine]: 1, [theirs]: 1 });
});

/** A merge that crashed after the customer's room had stored it and before the guest's room knew. */
async function interrupted(sku: string, before = { [sku]: 1 }) {
  const { shopper, email, cart: mine } = await readyCustomer('de', before);
  const guest = visitor('de');
  const kept = await cartWith(guest, { [sku]: 2 });
  const room = env.CART.getByName(kept.id);
  const rows = await runInDurableObject(room, (_room, { storage }) =>
    storage.sql.exec<{ name: string; document: string }>('SELECT * FROM documents').toArray(),
  );
  const { cart } = await guest.ask('signIn', { email, password });
  await runInDurableObject(room, (_room, { storage: { sql } }) => {
    const merge = JSON.stringify({ into: mine.id, at: new Date().toISOString() });
    for (const { name, document } of [...rows, { name: 'merge', document: merge }]) {
      sql.exec('INSERT OR REPLACE INTO documents (name, document) VALUES (?, ?)', name, document);
    }
  });
  await evictDurableObject(room);
  guest.cookies.set('kontor-cart', kept.id);
  return { shopper, email, guest, guestCart: kept, merged: cart as Cart };
}

it('a crash between the two rooms doubles nothing when the browser comes back', async () => {
  const [sku] = await putOnSale({ stock: 90 });
  const { guest, merged, guestCart } = await interrupted(sku);
  expect(await cartOf(guest)).toEqual(merged);
  expect(guest.cookies.get('kontor-cart')).toBe(merged.id);
  expect(quantities(merged)).toEqual({ [sku]: 3 });
  expect(await activeCart(guestCart.id, 'de')).toBeNull();
});

it('a crash between the two rooms is resolved by the alarm or by a change, without a login', async () => {
  const [sku] = await putOnSale({ stock: 90 });
  const first = await interrupted(sku);
  expect(await runDurableObjectAlarm(env.CART.getByName(first.guestCart.id))).toBe(true);
  expect(await activeCart(first.guestCart.id, 'de')).toBeNull();
  const second = await interrupted(sku);
  const { id, version } = second.guestCart;
  const add = { id, version, product: { sku }, quantity: 1 };
  expect(await visitor('de').call('addToCart', add)).toMatchObject({ code: 'CartNotFound' });
  expect(await held(second.email)).toEqual({ [sku]: 3 });
});

it('goods that were merged and ordered before the crash was noticed are not added to a cart again', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 90 });
  const { shopper, guest, email, merged } = await interrupted(sku);
  await shopper.ask('createOrder', orderCall(merged, 'bankTransfer', merged.totalPrice.centAmount));
  expect(await cartOf(guest)).toBeNull();
  expect(await held(email)).toBeNull();
});
