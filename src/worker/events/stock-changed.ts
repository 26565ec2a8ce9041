/** Tells every open cart that holds one of these SKUs what is left. */
import type { KontorEvent } from '#domain/events.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { cartsHolding, loadInventory } from '../commerce/embedded/inventory.ts';
import type { Environment } from '../environment.ts';

type StockChanged = Extract<KontorEvent, { type: 'stock-changed' }>;

export async function broadcastStock({ skus }: StockChanged, env: Environment): Promise<void> {
  const db = databaseOf(env.DB);
  const [entries, cartIds] = await Promise.all([loadInventory(db, skus), cartsHolding(db, skus)]);
  await Promise.all(cartIds.map((cartId) => env.CART.getByName(cartId).stockChanged(entries)));
}
