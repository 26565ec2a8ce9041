/**
 * Sends the available stock to every cart that contains one of these SKUs: its open windows show it, and the stored cart
 * is renewed if it can no longer, or can again, be ordered.
 */
import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

type StockChanged = Extract<KontorEvent, { type: 'stock-changed' }>;

/** Rooms per event: the platform allows a thousand calls for a batch of 25 events. */
const roomsPerEvent = 30;

/**
 * Drops cached pages with the old stock, notifies some of the carts and leaves the rest to a further event. A room that
 * cannot be reached now loads the stock later by itself.
 */
export async function broadcastStock(
  event: StockChanged,
  { backend, now }: HandlerContext,
): Promise<void> {
  const { skus, notifiedUntil: after } = event;
  if (!after) await backend.markPagesChanged(skus, now);
  const [entries, cartIds] = await Promise.all([
    backend.sharedStock(skus, now),
    backend.cartsHolding(skus, { after, limit: roomsPerEvent }),
  ]);
  await Promise.allSettled(cartIds.map((cartId) => backend.tellStock(cartId, entries)));
  const notifiedUntil = cartIds[roomsPerEvent - 1];
  if (notifiedUntil) await backend.send({ ...event, id: crypto.randomUUID(), notifiedUntil });
}
