/** Tells every open cart that holds one of these SKUs what is left. */
import type { KontorEvent } from '#domain/events.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { cartsHolding, loadSharedStock } from '../commerce/embedded/inventory.ts';
import { markChanged } from '../commerce/embedded/page-changes.ts';
import type { Environment } from '../environment.ts';

type StockChanged = Extract<KontorEvent, { type: 'stock-changed' }>;

/** Rooms told by one event: the platform allows a thousand calls for a batch of 25 events. */
const roomsAtOnce = 30;

/** Drops the pages that show the old stock, tells a part of the carts and leaves the rest to a further event. A room that cannot hear now asks when it can. */
export async function broadcastStock(event: StockChanged, env: Environment): Promise<void> {
  const { skus, toldUntil: after } = event;
  const db = databaseOf(env.DB);
  const now = new Date();
  if (!after) await markChanged(env.DB, skus, now).run();
  const [entries, cartIds] = await Promise.all([
    loadSharedStock(db, skus, now),
    cartsHolding(db, skus, { after, limit: roomsAtOnce }),
  ]);
  await Promise.allSettled(
    cartIds.map((cartId) => env.CART.getByName(cartId).stockChanged(entries)),
  );
  const toldUntil = cartIds[roomsAtOnce - 1];
  if (toldUntil) await env.EVENTS.send({ ...event, id: crypto.randomUUID(), toldUntil });
}
