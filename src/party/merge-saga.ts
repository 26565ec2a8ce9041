/**
 * Merges a guest's cart into the customer's, exactly once. The attempt is stored before the other room is called; after
 * a crash, the next request asks that room whether it has merged this cart, and then closes or unlocks this cart.
 */
import { cartForCaller } from '#domain/cart/access.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { ownCaller } from './own-caller.ts';
import { cartChanged } from './publisher.ts';
import type { MergeAttempt } from './room-documents.ts';
import type { RoomStore } from './room-store.ts';

/** Merges this room's cart into the cart `into`. No order of this cart may be in progress. */
export async function mergeInto(
  roomStore: RoomStore,
  backend: CartBackend,
  into: string,
  caller: Caller,
): Promise<Outcome<CartChange>> {
  const shown = cartForCaller(roomStore.cart(), caller);
  if (!shown.ok) return shown;
  const cart = shown.data;
  if (cart.customerId) return failure('CartNotFound');
  const at = caller.now.toISOString();
  roomStore.saveMerge({ into, at });
  const guestContent = { cart, operations: roomStore.operations() };
  const taken = await backend.takeIn(into, guestContent, caller);
  // The other room may have failed after storing the merge: the attempt stays and is resolved later.
  if (!taken.ok && taken.code === 'Internal') throw new Error('the other cart did not answer');
  if (!taken.ok && taken.code === 'BackendFailed') return taken;
  if (taken.ok) end(roomStore, cart, at);
  else roomStore.dropMerge();
  return taken;
}

/** Finishes or drops a merge that was interrupted. */
export async function resolveMerge(
  roomStore: RoomStore,
  backend: CartBackend,
  merge: MergeAttempt,
): Promise<void> {
  const cart = roomStore.cart();
  if (!cart) return;
  if (!(await backend.hasTaken(merge.into, cart.id))) return roomStore.dropMerge();
  const held = roomStore.remote();
  end(roomStore, cart, merge.at);
  const now = new Date();
  const store = held && (await backend.store(cart.store.key, now));
  if (store) await backend.remote?.remove(held, ownCaller(roomStore, cart, { store, now }));
}

function end(roomStore: RoomStore, cart: Cart, at: string): void {
  const merged: Cart = { ...cart, cartState: 'Merged', version: cart.version + 1 };
  roomStore.commitMerged(merged, cartChanged(merged, at, 'Merged'));
}
