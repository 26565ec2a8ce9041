/** The lifecycle of a cart: it is created, read, assigned to a customer, merged into another cart, deleted. */
import { cartForCaller, refusalOf } from '#domain/cart/access.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import { carryOver } from './carry-over.ts';
import { caughtUp } from './catch-up.ts';
import { mergeInto } from './merge-saga.ts';
import { newCart } from './new-cart.ts';
import { settlePending } from './pending-writes.ts';
import type { RemovalRequest } from './requests.ts';
import type { Room } from './room.ts';
import * as sessions from './sessions.ts';

/** Reads the cart; a failure if this caller may not see it. */
export async function look(room: Room, caller: Caller): Promise<Outcome<Cart>> {
  const { roomStore } = room;
  const known = cartForCaller(roomStore.cart(), caller);
  if (!known.ok) return known;
  await sessions.look(room);
  return cartForCaller(roomStore.cart(), caller);
}

/** Creates the cart; returns the existing one if there is one. */
export function create(room: Room, caller: Caller): Promise<Outcome<{ cart: Cart }>> {
  return room.mutex.withLockAsOutcome(async () => {
    const existing = room.roomStore.cart();
    const shown = existing && cartForCaller(existing, caller);
    if (shown && !shown.ok) return shown;
    return { ok: true, data: { cart: shown?.data ?? (await begin(room, caller)) } };
  });
}

/**
 * The cart that the index lists for the calling customer. It is created if it never existed, and becomes the
 * customer's if it was a guest's. Null when it has ended: a customer's next cart has another id.
 */
export async function own(room: Room, caller: Caller): Promise<Cart | null> {
  const { roomStore, order, mutex } = room;
  const looked = await look(room, caller);
  if (looked.ok && looked.data.customerId) return looked.data;
  return mutex.withLock(async () => {
    await order.resolve();
    if (!roomStore.cart() && roomStore.lastVersion() === 0) return begin(room, caller);
    const shown = cartForCaller(roomStore.cart(), caller);
    const cart = shown.ok ? shown.data : null;
    const { customerId } = caller.session ?? {};
    if (!cart || cart.customerId || !customerId) return cart;
    const owned: Cart = { ...cart, customerId, version: cart.version + 1 };
    // A remote backend learns it with the next change.
    roomStore.commit({ cart: owned });
    room.closeWindows();
    return owned;
  });
}

/** Merges this guest's cart into a customer's and ends it; its open browser windows receive empty data. */
export function join(room: Room, into: string, caller: Caller): Promise<Outcome<CartChange>> {
  const { roomStore, backend, ordering, mutex, alarms, publisher } = room;
  return mutex.withLockAsOutcome(async () => {
    if (!roomStore.cart()) return failure('CartNotFound');
    await ordering.settleOrders();
    await alarms.retrySoon();
    // Its goods are added to the other cart: all of them, also what the room has not heard of yet.
    await settlePending(room, caller.now);
    if (roomStore.remote()) await caughtUp(room, caller.now);
    const held = roomStore.remote();
    const outcome = await mergeInto(roomStore, backend, into, caller);
    if (outcome.ok && held) await backend.remote?.remove(held, caller);
    if (outcome.ok) publisher.ended();
    return outcome;
  });
}

/** Waits for the mutex, so that a merge in progress is included, and learns what became of one that has got no answer. */
export const hasTaken = (room: Room, guestCartId: string): Promise<boolean> =>
  room.mutex.withLock(async () => {
    const { roomStore } = room;
    if (!roomStore.hasTaken(guestCartId)) await settlePending(room, new Date());
    return roomStore.hasTaken(guestCartId);
  });

/** The id of the cart that receives the items saved for later in this ordered cart; null if there is none. */
export const next = (
  { roomStore, backend, mutex }: Room,
  caller: Caller,
): Promise<Outcome<string | null>> =>
  mutex.withLockAsOutcome(() => carryOver(roomStore, backend, caller));

/** Computes the cart again, after facts that its prices depend on have changed. */
export const renew = (room: Room): Promise<void> => room.mutex.withLock(() => sessions.renew(room));

/** Deletes the cart; every open browser window receives empty data. */
export function remove(
  { roomStore, backend, ordering, mutex, publisher }: Room,
  request: RemovalRequest,
  caller: Caller,
): Promise<Outcome<{ cart: null }>> {
  return mutex.withLockAsOutcome(async () => {
    await ordering.settleOrders();
    const cart = roomStore.cart();
    const refusal = refusalOf(cart, request, caller);
    if (refusal || !cart) return refusal ?? failure('CartNotFound');
    const held = roomStore.remote();
    publisher.remove(cart, caller.now);
    publisher.sendEvents();
    if (held) await backend.remote?.remove(held, caller);
    return { ok: true, data: { cart: null } };
  });
}

/** The caller holds the mutex. */
async function begin(room: Room, caller: Caller): Promise<Cart> {
  const cart = newCart(room, caller);
  room.publisher.begin(cart, caller.now);
  await sessions.start(room);
  return cart;
}
