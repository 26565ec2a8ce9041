import type { Cart } from '#domain/cart/cart.ts';
import { skusOf } from '#domain/cart/sums.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';

/** The event that keeps the index of carts current. */
export function cartChanged(
  cart: Cart,
  at: string,
  cartState: 'Active' | 'Merged' | 'Ordered' | 'Deleted' = 'Active',
): KontorEvent {
  return {
    id: crypto.randomUUID(),
    at,
    type: 'cart-changed',
    cartId: cart.id,
    version: cartState === 'Deleted' ? cart.version + 1 : cart.version,
    store: cart.store.key,
    cartState,
    skus: skusOf(cart),
  };
}

/** The room's own events and those stored with its order, at least once. Throws when they cannot be sent now. */
export async function sendWaitingEvents(
  memory: RoomMemory,
  backend: CartBackend,
  queue: Queue<KontorEvent>,
): Promise<void> {
  const events = memory.waitingEvents();
  if (events.length === 0) return;
  const placed = memory.placed();
  if (placed) await backend.sendEvents(Object.values(placed.eventIds), new Date());
  await queue.sendBatch(events.map((body) => ({ body })));
  memory.forgetEvents(events);
}
