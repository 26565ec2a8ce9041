/** Sends what is left to every open cart that holds one of these SKUs. */
import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

type StockChanged = Extract<KontorEvent, { type: 'stock-changed' }>;

/** Rooms of one event: the platform allows a thousand calls for a batch of 25 events. */
const roomsPerEvent = 30;

/**
 * Drops the pages that show the old stock, tells a part of the carts and leaves the rest to a further event. A room that
 * cannot be reached now asks when it can.
 */
export async function broadcastStock(
  event: StockChanged,
  { backend, now }: HandlerContext,
): Promise<void> {
  const { skus, toldUntil: after } = event;
  if (!after) await backend.markPagesChanged(skus, now);
  const [entries, cartIds] = await Promise.all([
    backend.sharedStock(skus, now),
    backend.cartsHolding(skus, { after, limit: roomsPerEvent }),
  ]);
  await Promise.allSettled(cartIds.map((cartId) => backend.tellStock(cartId, entries)));
  const toldUntil = cartIds[roomsPerEvent - 1];
  if (toldUntil) await backend.send({ ...event, id: crypto.randomUUID(), toldUntil });
}
