/** Writes to a remote cart whose answer was lost: looked up afterwards, so that the shopper sees what has become of them. */
import { endOfCart } from '#domain/cart/access.ts';
import { requestedFactsOf } from '#domain/cart/requested-facts.ts';
import { hasContent, operationsOf } from './remote-changes.ts';
import type { Room } from './room.ts';

/** A request that the remote has not made by then will not be made (ms). */
const longestMs = 60_000;

/** The caller holds the mutex. Throws if the remote does not answer: the alarm tries again. */
export async function settlePending(room: Room, now: Date): Promise<void> {
  const { name, roomStore, backend, publisher } = room;
  const pending = roomStore.pending();
  if (pending.length === 0) return;
  const cart = roomStore.cart();
  const isWaiting = Boolean(roomStore.attempt() ?? roomStore.merge());
  if (!backend.remote || !cart || endOfCart(cart) || isWaiting) return roomStore.savePending([]);
  const store = await backend.store(cart.store.key, now);
  const known = roomStore.remote();
  const read = await backend.remote.read(name(), known, { store, now });
  if (!read.ok) throw new Error(read.message);
  const held = read.data;
  const made = pending.filter(({ wanted }) => held && hasContent(held, wanted));
  const isOver = pending.every(({ at }) => now.getTime() - at > longestMs);
  if (!held || (made.length === 0 && held.version === known?.version)) {
    if (isOver) roomStore.savePending([]);
    return;
  }
  const facts = await backend.facts(store, requestedFactsOf(cart), now);
  const adopted = await backend.remote.adopt(made.at(-1)?.wanted ?? cart, held, facts);
  const next = { ...adopted, version: cart.version + 1 };
  publisher.keep(cart, { cart: next, remote: held, operations: operationsOf(made) }, now);
}
