/** Items saved for later survive the order: they go into the next cart, exactly once. */
import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { activeCart, quantities } from '../cart-view.ts';
import { customerOf, logIn, password } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { cartOf, readyCustomer } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { withoutPrices } from '../without-prices.ts';
import { aside, moveToCart, saveForLater } from './saving.ts';

const told = (cart: Cart | null) => cart && [quantities(cart), aside(cart)];

/** Saves this article for later and orders the cart. */
async function ordered(shopper: Visitor, cart: Cart, sku: string) {
  const saved = await saveForLater(shopper, cart, sku);
  const { order, isFollowed } = await shopper.ask(
    'createOrder',
    orderCall(saved, 'bankTransfer', 6000),
  );
  expect(isFollowed).toBe(true);
  expect(order.lineItems.map(({ variant }) => variant.sku)).not.toContain(sku);
  return saved;
}

async function guestAfterOrder() {
  const [bought, later] = await putOnSale({ price: 6000 }, { stock: 9 });
  const { shopper, cart } = await readyToOrder('de', { [bought]: 1, [later]: 3 });
  return { shopper, cart: await ordered(shopper, cart, later), bought, later };
}

async function customerAfterOrder() {
  const [bought, later] = await putOnSale({ price: 6000 }, { stock: 9 });
  const { shopper, email, cart } = await readyCustomer('de', { [bought]: 1, [later]: 3 });
  return { shopper, email, cart: await ordered(shopper, cart, later), later };
}

it('a guest’s saved items are in the next cart, which the browser continues with; nothing else is', async () => {
  const { shopper, cart, bought, later } = await guestAfterOrder();
  const next = await cartOf(shopper);
  expect(told(next)).toEqual([{}, { [later]: 3 }]);
  expect(next).toMatchObject({ cartState: 'Active', discountCodes: [] });
  expect(next?.customerEmail).toBeUndefined();
  expect(next?.id).not.toBe(cart.id);
  expect(shopper.cookies.get('kontor-cart')).toBe(next?.id);
  expect(await activeCart(cart.id, 'de')).toEqual(next);
  const { id = '', version = 0 } = next ?? {};
  await shopper.ask('addToCart', { id, version, product: { sku: bought }, quantity: 1 });
  expect(told(await cartOf(shopper))).toEqual([{ [bought]: 1 }, { [later]: 3 }]);
});

it('a saved item that was moved to the cart does not come back with the ordered cart’s id', async () => {
  const { shopper, cart, later } = await guestAfterOrder();
  const next = await cartOf(shopper);
  if (!next) throw new Error('no next cart');
  await moveToCart(shopper, next, later);
  shopper.cookies.set('kontor-cart', cart.id);
  expect(told(await cartOf(shopper))).toEqual([{ [later]: 3 }, {}]);
  const { id, version } = next;
  await shopper.ask('deleteCart', { id, version: version + 1 });
  expect(await activeCart(cart.id, 'de')).toBeNull();
});

it('an order without saved items ends the cart and deletes its cookie', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const answer = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  expect(answer.isFollowed).toBe(false);
  expect(shopper.cookies.has('kontor-cart')).toBe(false);
  expect(await activeCart(cart.id, 'de')).toBeNull();
});

it('a customer’s saved items are in the next cart, which is the same on every device', async () => {
  const { shopper, email, cart, later } = await customerAfterOrder();
  const second = visitor('de');
  await led(logIn(second, email));
  const seen = await Promise.all([shopper, second, shopper, second].map(cartOf));
  expect(told(seen[0] ?? null)).toEqual([{}, { [later]: 3 }]);
  expect(new Set(seen.map((each) => each?.id)).size).toBe(1);
  expect(seen[0]).toMatchObject({ customerId: cart.customerId });
  expect(await activeCart(cart.id, 'de')).toBeNull();
});

it('a cart that another device creates is the one with the saved items', async () => {
  const { shopper, email, later } = await customerAfterOrder();
  const second = visitor('de');
  await second.ask('signIn', { email, password });
  const { cart } = await second.ask('createCart', {});
  expect(told(cart)).toEqual([{}, { [later]: 3 }]);
  expect(await cartOf(shopper)).toEqual(cart);
});

it('a guest who logs in after the order takes the saved items into the customer’s cart', async () => {
  const { shopper: guest, later } = await guestAfterOrder();
  const [mine] = await putOnSale({});
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [mine]: 1 });
  const { cart } = await guest.ask('signIn', { email, password });
  expect(told(cart)).toEqual([{ [mine]: 1 }, { [later]: 3 }]);
  const { shopper: other, later: theirs } = await guestAfterOrder();
  const { email: newcomer } = await customerOf('de');
  const arrived = await other.ask('signIn', { email: newcomer, password });
  expect(told(arrived.cart)).toEqual([{}, { [theirs]: 3 }]);
});

/** Returns a function that restores the current document of the ordered cart's room. */
async function keptOf(cart: Cart): Promise<() => Promise<void>> {
  const room = env.CART.getByName(cart.id);
  const kept = await runInDurableObject(room, (_room, { storage }) =>
    storage.sql.exec("SELECT document FROM documents WHERE name = 'cart'").one(),
  );
  return async () => {
    await runInDurableObject(room, (_room, { storage: { sql } }) => {
      sql.exec("UPDATE documents SET document = ? WHERE name = 'cart'", kept.document);
    });
    await evictDurableObject(room);
  };
}

it('a crash after the next cart has received the saved items does not double them', async () => {
  const { shopper, cart, later } = await guestAfterOrder();
  const restore = await keptOf(cart);
  const next = await cartOf(shopper);
  await restore();
  shopper.cookies.set('kontor-cart', cart.id);
  expect(await cartOf(shopper)).toEqual(next);
  expect(told(next)).toEqual([{}, { [later]: 3 }]);
});

it('a crash that is noticed after the next cart was deleted restores nothing', async () => {
  const { shopper, cart } = await guestAfterOrder();
  const restore = await keptOf(cart);
  const { id = '', version = 0 } = (await cartOf(shopper)) ?? {};
  await shopper.ask('deleteCart', { id, version });
  await restore();
  expect(await activeCart(cart.id, 'de')).toBeNull();
});

it.each([
  ['guest', guestAfterOrder],
  ['customer', customerAfterOrder],
])('a failure before the next cart of a %s has the items loses nothing', async (_who, begin) => {
  const { shopper, later } = await begin();
  await withoutPrices(() => shopper.call('getMe', {}));
  expect(told(await cartOf(shopper))).toEqual([{}, { [later]: 3 }]);
  expect(told(await cartOf(shopper))).toEqual([{}, { [later]: 3 }]);
});
