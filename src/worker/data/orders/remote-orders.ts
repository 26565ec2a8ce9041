/** Orders that a remote backend has too, and how far it knows what has become of them. */
import { sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Order } from '#domain/order/order.ts';
import { rows } from '../../d1/statements.ts';

/** A job that has not run for longer than this (ms) does not look for what was changed before. */
const longestPauseMs = 30 * 86_400_000;
/** Orders of one run. */
const most = 50;

/** The order was made of this remote cart, and has this number there. */
export async function noteRemoteOrder(
  db: D1Database,
  { id, version }: Pick<Order, 'id' | 'version'>,
  made: { cart: string; orderNumber: string | undefined },
): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO remote_orders (order_id, remote_cart, version, remote_number)
      VALUES (${id}, ${made.cart}, ${version}, ${made.orderNumber ?? null})
      ON CONFLICT (order_id) DO UPDATE
      SET remote_number = coalesce(remote_number, excluded.remote_number)`,
  );
}

/** Whether an order here, of another cart, has this number. */
export async function isNumberTaken(
  db: D1Database,
  orderNumber: string,
  cartId: string,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM orders WHERE order_number = ${orderNumber} AND cart_id <> ${cartId}`,
  );
  return found.length > 0;
}

/** The remote knows this version. */
export async function noteTold(
  db: D1Database,
  { id, version }: Pick<Order, 'id' | 'version'>,
): Promise<void> {
  await rows(
    db,
    sql`UPDATE remote_orders SET version = ${version}, failed_at = NULL WHERE order_id = ${id}`,
  );
}

/** It could not be told: those that have not failed come first. */
export async function noteNotTold(
  db: D1Database,
  { id }: Pick<Order, 'id'>,
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql`UPDATE remote_orders SET failed_at = ${now.toISOString()} WHERE order_id = ${id}`,
  );
}

/** `hasFailed`: before. */
export type OrderToTell = { order: Order; remoteCart: string; hasFailed: boolean };

/**
 * Some of those that the remote does not know as they are: first what has not failed, by the time of the change, then what
 * failed longest ago.
 */
export async function ordersToTell(db: D1Database, now: Date): Promise<OrderToTell[]> {
  const since = new Date(now.getTime() - longestPauseMs).toISOString();
  const found = await rows<{ document: string; remoteCart: string; failedAt: string | null }>(
    db,
    sql`SELECT document, remote_cart AS remoteCart, failed_at AS failedAt FROM remote_orders
      JOIN orders ON orders.id = order_id AND remote_orders.version < document ->> '$.version'
      WHERE order_id IN (SELECT order_id FROM order_history WHERE at > ${since}
        UNION SELECT order_id FROM remote_orders WHERE failed_at IS NOT NULL)
      ORDER BY failed_at, (SELECT max(at) FROM order_history
        WHERE order_history.order_id = remote_orders.order_id)
      LIMIT ${most}`,
  );
  return found.map(({ document, remoteCart, failedAt }) => ({
    order: migratedCart(JSON.parse(document) as Order),
    remoteCart,
    hasFailed: failedAt !== null,
  }));
}
