/**
 * Personal data in a cart's room: its marks, as the schemas of the database have them (worker/d1/personal-data.ts), what
 * is exported, and its erasure. A room also deletes by itself what it has when the cart is abandoned, and what is
 * personal when the cart becomes an order.
 */
import { endOfCart } from '#domain/cart/access.ts';
import { forget } from './forget.ts';
import type { Room } from './room.ts';
import type { Documents } from './room-documents.ts';

/** `secret`: not exported. */
type Mark = 'none' | 'personal' | 'secret';

/** A new key does not compile without a mark. */
export const documentMarks: Record<keyof Documents, Mark> = {
  cart: 'personal',
  attempt: 'personal',
  merge: 'none',
  placed: 'none',
  undoable: 'personal',
  authorization: 'secret',
  idle: 'none',
  seen: 'none',
  deleted: 'none',
  remote: 'personal',
  pending: 'personal',
  hasOtherDetails: 'none',
  askedFrom: 'none',
};

/** All tables of a room. */
export const roomTableMarks: Record<string, Record<string, Mark>> = {
  documents: { name: 'none', document: 'personal' },
  operations: { id: 'none', version: 'none', notices: 'none' },
  events: { id: 'none', event: 'personal' },
  attempts: { id: 'none', document: 'personal' },
};

/** The documents that are marked as personal, by their key, and the payment attempts. */
export function personalDataOf({ roomStore }: Room): Record<string, unknown> {
  const names = (Object.keys(documentMarks) as (keyof Documents)[]).filter(
    (name) => documentMarks[name] === 'personal',
  );
  return { ...roomStore.documents(names), attempts: roomStore.attempts.all() };
}

/**
 * Deletes the cart with everything that is personal, and closes its windows; repeated, it changes nothing. One that has
 * ended has only the customer's id left to lose. A payment that is not settled is given up: its money goes back. Throws
 * while an event waits for the queue: the caller tries again.
 */
export function erase(room: Room, now: Date): Promise<void> {
  const { roomStore, order, ordering, mutex, publisher } = room;
  return mutex.withLock(async () => {
    await order.resolve();
    await ordering.settleOrders();
    const cart = roomStore.cart();
    if (cart && endOfCart(cart)) {
      const { customerId: _, ...ended } = cart;
      roomStore.commit({ cart: ended });
    } else if (cart) await forget(room, cart, now);
    room.closeWindows();
    await publisher.flush();
    if (roomStore.waitingEvents().length > 0) throw new Error('events of the room are waiting');
  });
}
