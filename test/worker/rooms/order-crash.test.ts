/** A crash between the order and the cart: the room has stored the attempt, but not its end. */
import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import { orderAnswerOf } from '#domain/order/order-answer.ts';
import type { CartRoom } from '#party/cart.ts';
import { storeOrder } from '#worker/data/orders/orders.ts';
import { activeCart, quantities } from '../cart-view.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { logged } from '../logged.ts';
import { eventsAbout, ordersOf } from '../order-rows.ts';
import { orderCall, readyToOrder } from '../shopper.ts';

type Attempt = {
  draft: OrderDraft;
  eventIds: { orderPlaced: string; stockChanged: string };
};

const roomOf = (cart: Cart): DurableObjectStub<CartRoom> => env.CART.getByName(cart.id);

/** A cart whose order was tried while the database failed: the attempt is stored in the room. */
async function interrupted(sku: string) {
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  await env.DB.prepare('ALTER TABLE order_lines RENAME TO order_lines_away').run();
  let status = 0;
  const lines = await logged(async () => {
    ({ status } = await shopper.call('createOrder', orderCall(cart, 'bankTransfer', 6000)));
  });
  await env.DB.prepare('ALTER TABLE order_lines_away RENAME TO order_lines').run();
  return { shopper, cart, status, lines };
}

async function attemptOf(cart: Cart): Promise<Attempt | undefined> {
  return runInDurableObject(roomOf(cart), (_room, { storage }) => {
    const [row] = storage.sql
      .exec("SELECT document FROM documents WHERE name = 'attempt'")
      .toArray();
    return row && (JSON.parse(String(row.document)) as Attempt);
  });
}

/** Stores the order in the database without the room knowing. */
async function storedBehindTheRoom(cart: Cart): Promise<Order> {
  const attempt = await attemptOf(cart);
  if (!attempt) throw new Error('no attempt in the room');
  const stored = await storeOrder(env.DB, attempt.draft, attempt.eventIds, 'ReserveOnOrder');
  if (!stored.ok) throw new Error(stored.message);
  return stored.order;
}

const oneMore = (cart: Cart, sku: string) => ({
  id: cart.id,
  version: cart.version,
  product: { sku },
  quantity: 1,
});

it('a database that fails leaves no half order, and one log line without personal data', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { cart, status, lines } = await interrupted(sku);
  expect(status).toBe(500);
  expect(await ordersOf(cart.id)).toEqual([]);
  expect(await eventsAbout(sku)).toEqual([]);
  expect(await stockOf(sku)).toBe(10);
  expect(await attemptOf(cart)).toMatchObject({ draft: { cart: { id: cart.id } } });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/Zora|Nováková|Dlhá|mail\.example/);
});

it('pressing again completes the waiting attempt, once, under its own id', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await interrupted(sku);
  const attempt = await attemptOf(cart);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  expect(order.id).toBe(attempt?.draft.id);
  expect(await ordersOf(cart.id)).toHaveLength(1);
  expect(await stockOf(sku)).toBe(9);
});

it('pressing again with another payment method orders with that method, not the waiting attempt', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await interrupted(sku);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'cashOnDelivery', 6290));
  expect(order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface).toBe('cashOnDelivery');
  expect(order.totalPrice.centAmount).toBe(6290);
});

it('a stored order that the room does not know is found by the next press', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await interrupted(sku);
  const stored = await storedBehindTheRoom(cart);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  expect(order).toEqual(orderAnswerOf(stored));
  expect(await ordersOf(cart.id)).toHaveLength(1);
  expect(await eventsAbout(sku)).toHaveLength(2);
  expect(await stockOf(sku)).toBe(9);
});

it('a stored order that the room does not know closes the cart for the next change', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await interrupted(sku);
  await storedBehindTheRoom(cart);
  const answer = await shopper.call('addToCart', oneMore(cart, sku));
  expect(answer).toMatchObject({ status: 409, code: 'CartOrdered' });
  expect(await activeCart(cart.id, 'de')).toBeNull();
  expect(await stockOf(sku)).toBe(9);
});

it('a stored order that the room does not know is finished by the alarm without any visitor', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { cart } = await interrupted(sku);
  await storedBehindTheRoom(cart);
  expect(await runDurableObjectAlarm(roomOf(cart))).toBe(true);
  expect(await activeCart(cart.id, 'de')).toBeNull();
  expect(await attemptOf(cart)).toBeUndefined();
});

it('an attempt that the database does not have is dropped by the next change', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await interrupted(sku);
  const { cart: more } = await shopper.ask('addToCart', oneMore(cart, sku));
  expect(quantities(more)).toEqual({ [sku]: 2 });
  expect(await attemptOf(cart)).toBeUndefined();
  const { order } = await shopper.ask('createOrder', orderCall(more, 'bankTransfer', 12_000));
  expect(order.lineItems).toMatchObject([{ quantity: 2 }]);
  expect(await ordersOf(cart.id)).toHaveLength(1);
  expect(await stockOf(sku)).toBe(8);
});

it('an attempt that the database does not have is dropped by the alarm', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { cart } = await interrupted(sku);
  expect(await runDurableObjectAlarm(roomOf(cart))).toBe(true);
  expect(await attemptOf(cart)).toBeUndefined();
  expect(await activeCart(cart.id, 'de')).toEqual(cart);
  expect(await ordersOf(cart.id)).toEqual([]);
});
