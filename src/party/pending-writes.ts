/** A write to a remote cart whose answer was lost: before anything else changes the cart, it is made certain. */
import { isOfAnotherCart, isUnknown, longestRequestMs } from '#domain/remote/backend-failure.ts';
import { type CatchingUp, cartOf, caughtUp, takenOver, unknownBy } from './catch-up.ts';
import { ownCaller } from './own-caller.ts';

/**
 * The caller holds the mutex. Afterwards nothing is pending: the write was made and is stored, or it will not be made any
 * more. Throws if the remote does not answer: the alarm tries again.
 */
export async function settlePending(room: CatchingUp, now: Date): Promise<void> {
  const { roomStore, backend } = room;
  if (!roomStore.pending()) return;
  await caughtUp(room, now);
  const pending = roomStore.pending();
  const cart = cartOf(room);
  if (!pending || !cart || !backend.remote) return roomStore.dropPending();
  // It may still be on its way. A cart with another version refuses it; one that is not there is created with it.
  const store = await backend.store(cart.store.key, now);
  const caller = ownCaller(roomStore, cart, { store, now });
  const known = roomStore.remote();
  const { wanted } = pending;
  const moved = known
    ? await backend.remote.recalculate(known, caller)
    : await backend.remote.write({ held: undefined, before: undefined, wanted }, caller);
  if (moved.ok) {
    const made = known ? undefined : pending;
    return takenOver(room, backend.remote, { cart, held: moved.data, made }, now);
  }
  // A refused creation is refused whenever it arrives.
  const isOver = !known || now.getTime() - pending.at > longestRequestMs;
  const isCertain = isOfAnotherCart(moved) || (isOver && !isUnknown(moved));
  if (!isCertain) throw unknownBy(known ? 'updateCart' : 'createCart', moved);
  // It has arrived meanwhile.
  await caughtUp(room, now);
  roomStore.dropPending();
}
