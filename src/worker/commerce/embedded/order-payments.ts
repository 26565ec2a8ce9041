/** What happens to the money of a stored order, and the end of an order that nobody pays. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import type { UnpaidOrder } from '../backend.ts';
import { batch, type Database } from './database.ts';

/** Writes the payments of an order and how it stands; the same again changes nothing. */
export async function recordPayment(
  db: Database,
  orderId: string,
  { paymentInfo, paymentState }: Pick<Order, 'paymentInfo' | 'paymentState'>,
): Promise<void> {
  const payments = JSON.stringify(paymentInfo);
  await db.run(sql`UPDATE orders SET payment_state = ${paymentState},
      document = json_set(document, '$.paymentState', ${paymentState},
        '$.paymentInfo', json(${payments}), '$.version', document ->> '$.version' + 1)
    WHERE id = ${orderId}
      AND (payment_state <> ${paymentState} OR document -> '$.paymentInfo' <> json(${payments}))`);
}

/**
 * Cancels an open order and puts its articles back on the shelf, in one transaction; one that is not open any more is
 * left alone.
 */
export async function cancelUnpaid(
  db: Database,
  orderId: string,
  { takesStock, eventId }: UnpaidOrder,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const isOpen = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND order_state = 'Open')`;
  const skus = await db.all<{ sku: string }>(
    sql`SELECT sku FROM order_lines WHERE order_id = ${orderId}`,
  );
  const stockChanged: KontorEvent = {
    id: eventId,
    at,
    type: 'stock-changed',
    skus: skus.map(({ sku }) => sku),
  };
  await batch(db.$client, [
    sql`UPDATE inventory SET available_quantity = available_quantity + given.quantity
      FROM (SELECT sku, quantity FROM order_lines WHERE order_id = ${orderId}) AS given
      WHERE inventory.sku = given.sku AND ${takesStock} AND ${isOpen}`,
    sql`INSERT INTO outbox (id, event, at) SELECT ${eventId}, ${JSON.stringify(stockChanged)}, ${at}
      WHERE ${isOpen} ON CONFLICT DO NOTHING`,
    sql`UPDATE orders SET order_state = 'Cancelled',
        document = json_set(document, '$.orderState', 'Cancelled', '$.version',
          document ->> '$.version' + 1)
      WHERE id = ${orderId} AND order_state = 'Open'`,
  ]);
}
