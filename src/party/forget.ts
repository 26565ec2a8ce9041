/** Deletes a cart that nobody asks for: here and, as far as a remote backend answers, there. */
import type { Cart } from '#domain/cart/cart.ts';
import { logLine } from '#domain/log-line.ts';
import { ownCaller } from './own-caller.ts';
import type { Room } from './room.ts';

/** The caller holds the mutex. */
export async function forget(
  { roomStore, backend, publisher }: Pick<Room, 'roomStore' | 'backend' | 'publisher'>,
  cart: Cart,
  now: Date,
): Promise<void> {
  const held = roomStore.remote();
  publisher.remove(cart, now);
  const { remote } = backend;
  if (!held || !remote) return;
  try {
    const store = await backend.store(cart.store.key, now);
    const caller = ownCaller(roomStore, cart, { store, now });
    await remote.remove(held, caller);
  } catch (error) {
    console.error(logLine('remote cart not deleted', error));
  }
}
