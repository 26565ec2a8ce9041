/** Stores a room's changes and publishes them: to open browser windows at once, to the queue with retries. */
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartMessage } from '#domain/cart/messages.ts';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { pendingVatCheckAfter } from '#domain/vat/pending-check.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import type { createRoomAlarms } from './alarms.ts';
import type { StoredChange } from './room-documents.ts';
import type { RoomStore } from './room-store.ts';

type PublisherParts = {
  roomStore: RoomStore;
  backend: CartBackend;
  queue: Queue<KontorEvent>;
  alarms: ReturnType<typeof createRoomAlarms>;
  /** Sends to every open browser window. */
  broadcast: (message: CartMessage) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

export function roomPublisher(parts: PublisherParts) {
  const { roomStore, backend, queue, alarms, broadcast, waitUntil } = parts;

  const flush = () => sendWaitingEvents(roomStore, backend, queue);

  /** Sends at once, with the alarm set to retry if the room is evicted before the queue has answered. */
  function sendEvents(): void {
    waitUntil(alarms.retrySoon().then(flush).catch(reportFailure));
  }

  return {
    flush,
    sendEvents,

    /** Stores a new cart. No browser window shows it yet, so nothing is broadcast. */
    begin(cart: Cart, now: Date): void {
      roomStore.commit({ cart, events: [cartChanged(cart, now.toISOString())] });
      sendEvents();
    },

    keep(before: Cart, change: Omit<StoredChange, 'events'>, now: Date): void {
      const { cart } = change;
      const events = eventsOf(before, cart, now);
      roomStore.commit({ ...change, events });
      broadcast({ event: 'cart-update', data: cart });
      if (events.length > 0) sendEvents();
    },

    /** Called after the end of the cart is stored: sends empty data to every browser window. */
    ended(): void {
      broadcast({ event: 'cart-update', data: null });
      sendEvents();
    },

    /** Deletes the cart and sends empty data to every browser window. */
    remove(cart: Cart, now: Date): void {
      roomStore.forgetCart(cart.version + 1, cartChanged(cart, now.toISOString(), 'Deleted'));
      broadcast({ event: 'cart-update', data: null });
    },
  };
}

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
    ...(cartState === 'Active' && cart.customerEmail && { customerEmail: cart.customerEmail }),
  };
}

/** The events of a change: articles were added or removed, there is another e-mail address, a VAT number is to be checked. */
export function eventsOf(before: Cart, cart: Cart, now: Date): KontorEvent[] {
  const at = now.toISOString();
  const pendingCheck = pendingVatCheckAfter(before, cart);
  const checkRequests: KontorEvent[] = pendingCheck
    ? [
        {
          id: crypto.randomUUID(),
          at,
          type: 'vat-check-requested',
          cartId: cart.id,
          pendingCheck,
        },
      ]
    : [];
  const isSame = hasSameArticles(before, cart) && before.customerEmail === cart.customerEmail;
  return isSame ? checkRequests : [cartChanged(cart, at), ...checkRequests];
}

/** Whether both have the same articles, in the cart or saved for later; quantities are ignored. */
function hasSameArticles(one: Cart, other: Cart): boolean {
  return skusShown(one).sort().join(' ') === skusShown(other).sort().join(' ');
}

/** Sends the room's own events and those stored with its order, at least once. Unsent events wait for the alarm. */
async function sendWaitingEvents(
  roomStore: RoomStore,
  backend: CartBackend,
  queue: Queue<KontorEvent>,
): Promise<void> {
  const events = roomStore.waitingEvents();
  const placed = roomStore.placed();
  if (events.length === 0) return;
  try {
    if (placed?.eventIds) await backend.sendEvents(Object.values(placed.eventIds), new Date());
    await queue.sendBatch(events.map((body) => ({ body })));
    roomStore.forgetEvents(events);
  } catch (error) {
    reportFailure(error);
  }
}

export function reportFailure(error: unknown): void {
  console.error(logLine('events not sent', error));
}
