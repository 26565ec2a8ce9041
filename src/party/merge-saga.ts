/**
 * From a guest's cart into the customer's, exactly once. The attempt is written down before the other room is asked;
 * whoever comes next finds it, asks that room whether it has taken this cart in, and ends it or lets it change again.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { cartChanged } from './room-events.ts';
import { shownTo } from './room-rules.ts';

/** Hands this room's cart over to the cart `into`. No order of this cart may be under way. */
export async function handOver(
  memory: RoomMemory,
  backend: CartBackend,
  into: string,
  caller: Caller,
): Promise<Outcome<CartChange>> {
  const shown = shownTo(memory.cart(), caller);
  if (!shown.ok) return shown;
  const cart = shown.data;
  if (cart.customerId) return failure('CartNotFound');
  const at = caller.now.toISOString();
  memory.saveMerge({ into, at });
  const handed = { cart, operations: memory.operations() };
  const taken = await backend.takeIn(into, handed, caller);
  // What went wrong there may have gone wrong after it was kept: the attempt stays.
  if (!taken.ok && taken.code === 'Internal') throw new Error('the other cart did not answer');
  if (taken.ok) end(memory, cart, at);
  else memory.dropMerge();
  return taken;
}

/** Settles a merge whose end this room did not see. */
export async function resolveMerge(memory: RoomMemory, backend: CartBackend): Promise<void> {
  const merge = memory.merge();
  const cart = memory.cart();
  if (!merge || !cart) return;
  if (await backend.hasTaken(merge.into, cart.id)) end(memory, cart, merge.at);
  else memory.dropMerge();
}

function end(memory: RoomMemory, cart: Cart, at: string): void {
  const merged: Cart = { ...cart, cartState: 'Merged', version: cart.version + 1 };
  memory.commitMerged(merged, cartChanged(merged, at, 'Merged'));
}
