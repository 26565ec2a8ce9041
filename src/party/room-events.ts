import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { wishAfter } from '#domain/vat/wish.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { holdsTheSame } from './room-rules.ts';

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
    skus: skusShown(cart),
  };
}

/** What the world hears of a change: other articles, a VAT number to ask about. */
export function eventsOf(before: Cart, cart: Cart, now: Date): KontorEvent[] {
  const at = now.toISOString();
  const wish = wishAfter(before, cart);
  const asked: KontorEvent[] = wish
    ? [{ id: crypto.randomUUID(), at, type: 'vat-check-requested', cartId: cart.id, wish }]
    : [];
  return holdsTheSame(before, cart) ? asked : [cartChanged(cart, at), ...asked];
}

/** The room's own events and those stored with its order, at least once; what cannot be sent now waits for the alarm. */
export async function sendWaitingEvents(
  memory: RoomMemory,
  backend: CartBackend,
  queue: Queue<KontorEvent>,
): Promise<void> {
  const events = memory.waitingEvents();
  const placed = memory.placed();
  if (events.length === 0) return;
  try {
    if (placed?.eventIds) await backend.sendEvents(Object.values(placed.eventIds), new Date());
    await queue.sendBatch(events.map((body) => ({ body })));
    memory.forgetEvents(events);
  } catch (error) {
    reportFailure(error);
  }
}

export function reportFailure(error: unknown): void {
  console.error(logLine('events not sent', error));
}
