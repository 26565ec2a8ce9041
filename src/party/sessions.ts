/** Shopping sessions of a room: when one begins, the cart is refreshed and its changes are noted. */

import { endOfCart } from '#domain/cart/access.ts';
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { concernsStock } from '#domain/cart/lacking-lines.ts';
import { priced } from '#domain/cart/pricing.ts';
import { requestedFactsOf } from '#domain/cart/requested-facts.ts';
import { isSessionSaveDue, refreshedCart, sessionBegins } from '#domain/cart/session.ts';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import { logLine } from '#domain/log-line.ts';
import { ownCaller } from './own-caller.ts';
import { repriced } from './remote-changes.ts';
import type { Room } from './room.ts';

const begins = ({ roomStore, sessionPauseMs }: Room) =>
  sessionBegins(roomStore.seen(), Date.now(), sessionPauseMs);

/**
 * The cart must not change while an order, a merge or a write to the remote cart is in progress, nor a remote cart while the
 * shopper pays for it. An attempt that waits for late money is reviewed at current prices.
 */
const isBusy = ({ roomStore }: Room) =>
  Boolean(roomStore.attempt() ?? roomStore.merge() ?? roomStore.pending()) ||
  roomStore.attempts
    .all()
    .some(({ aim, intent, lateUntil }) => aim === 'order' && intent?.remote && !lateUntil);

/** Called for a new cart. */
export function start({ roomStore, alarms }: Room): Promise<void> {
  roomStore.saveSeen(Date.now());
  return alarms.touch();
}

/** The caller holds the mutex. Renews the cart if a session begins; a concurrent call finds it renewed. */
export async function begin(room: Room): Promise<Cart | undefined> {
  const { roomStore } = room;
  const cart = roomStore.cart();
  if (!cart || endOfCart(cart) || isBusy(room) || !begins(room)) return cart;
  const now = new Date();
  try {
    if (skusShown(cart).length > 0) await storeRenewed(room, cart, now);
    // No `await` in between: the renewed cart and its session are stored together.
    roomStore.saveSeen(now.getTime());
    return roomStore.cart();
  } catch (error) {
    // The cart stays as it is; the next request tries again.
    console.error(logLine('cart not renewed', error, { cart: inLog(cart.id) }));
    return roomStore.cart();
  }
}

/** The caller holds the mutex. Renews the cart, whether a session begins or not. */
export async function renew(room: Room): Promise<void> {
  const cart = room.roomStore.cart();
  if (!cart || endOfCart(cart) || isBusy(room)) return;
  await storeRenewed(room, cart, new Date());
}

/** Renews the cart if changed stock decides whether it can be ordered. */
export async function learnStock(room: Room, entries: readonly InventoryEntry[]): Promise<void> {
  const cart = room.roomStore.cart();
  if (!cart || !concernsStock(cart, entries)) return;
  await room.mutex.withLock(() => renew(room));
}

/** The longest that a page waits for a remote backend, in ms: what is renewed after that reaches the open windows. */
const patienceMs = 2_000;

/** Called when the cart was read. */
export async function look(room: Room): Promise<void> {
  if (begins(room)) {
    const renewing = room.mutex.withLock(() => begin(room));
    const waiting = new Promise((resolve) => setTimeout(resolve, patienceMs));
    await (room.backend.remote ? Promise.race([renewing, waiting]) : renewing);
  }
  await touch(room);
}

/** Called when the cart was read or changed during a session. */
export function touch(room: Room): Promise<void> {
  const { roomStore, alarms } = room;
  const [seen, now] = [roomStore.seen(), Date.now()];
  if (seen !== undefined && !begins(room) && isSessionSaveDue(seen, now)) roomStore.saveSeen(now);
  return alarms.touch();
}

/** A session is not an operation: it cannot be repeated or undone. Nothing is published if nothing differs. */
async function storeRenewed(room: Room, cart: Cart, now: Date): Promise<void> {
  const { roomStore, backend, publisher } = room;
  const store = await backend.store(cart.store.key, now);
  const remote = await repriced(room, ownCaller(roomStore, cart, { store, now }));
  // Somebody else may have changed the remote cart, or ordered it.
  const current = remote ? roomStore.cart() : cart;
  if (!current || endOfCart(current)) return;
  const facts = await backend.facts(store, requestedFactsOf(current), now);
  const own = priced(current, facts);
  const given = remote && backend.remote ? await backend.remote.adopt(own, remote, facts) : own;
  const found = refreshedCart(current, facts, given);
  const hasOtherDetails = roomStore.hasOtherDetails();
  if (found !== current) publisher.keep(current, { cart: found, remote, hasOtherDetails }, now);
  else if (remote) roomStore.saveRemote(remote);
}
