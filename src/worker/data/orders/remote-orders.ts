/** Orders that a remote backend has too, and how far it knows what has become of them. */
import { sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Order } from '#domain/order/order.ts';
import { rows } from '../../d1/statements.ts';

const dayMs = 86_400_000;
/** Orders of one run. */
const most = 50;

/** The order was made of this remote cart. */
export async function noteRemoteOrder(
  db: D1Database,
  { id, version }: Pick<Order, 'id' | 'version'>,
  remoteCart: string,
): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO remote_orders (order_id, remote_cart, version)
      VALUES (${id}, ${remoteCart}, ${version}) ON CONFLICT DO NOTHING`,
  );
}

/** The remote knows this version. */
export async function noteTold(
  db: D1Database,
  { id, version }: Pick<Order, 'id' | 'version'>,
): Promise<void> {
  await rows(db, sql`UPDATE remote_orders SET version = ${version} WHERE order_id = ${id}`);
}

type OrderToTell = { order: Order; remoteCart: string };

/** Those that were changed within a day and that the remote does not know so: a failing one is tried for a day. */
export async function ordersToTell(db: D1Database, now: Date): Promise<OrderToTell[]> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const found = await rows<{ document: string; remoteCart: string }>(
    db,
    sql`SELECT document, remote_cart AS remoteCart FROM remote_orders
      JOIN orders ON orders.id = order_id AND remote_orders.version < document ->> '$.version'
      WHERE order_id IN (SELECT order_id FROM order_history WHERE at > ${since})
      LIMIT ${most}`,
  );
  return found.map(({ document, remoteCart }) => ({
    order: migratedCart(JSON.parse(document) as Order),
    remoteCart,
  }));
}
