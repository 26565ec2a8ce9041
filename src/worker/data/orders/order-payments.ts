/** Records the payments of a stored order, and cancels unpaid orders. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderChange, paymentChange, refundedCents } from '#domain/order/order-changes.ts';
import type { UnpaidOrder } from '#domain/order/stored-order.ts';
import { batch, rows } from '../../d1/statements.ts';
import { returnUses } from '../limits/code-uses.ts';
import { loadOrder } from './orders.ts';

type Paid = Pick<Order, 'paymentInfo' | 'paymentState'>;

/** Tries on concurrent changes: only the cart's room and an operator write payments. */
const maxTries = 5;

/**
 * Writes the payments of an order and its payment state and, in the same transaction, the resulting events; idempotent.
 * `isMeant` is called with the order that is updated. Returns the ids of the events.
 */
export async function recordPayment(
  db: D1Database,
  orderId: string,
  paid: Paid,
  now: Date,
  isMeant: (order: Order) => boolean = () => true,
): Promise<string[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await loadOrder(db, orderId);
    if (!before || isSame(before, paid) || !isMeant(before)) return [];
    const events = changedBy(before, paid, now);
    if (await write(db, before, paid, events)) return events.map(({ id }) => id);
  }
  throw new Error(`order ${orderId} is being changed by others`);
}

/** False if the order has changed since it was read. */
async function write(
  db: D1Database,
  { id, version }: Order,
  { paymentInfo, paymentState }: Paid,
  events: readonly KontorEvent[],
): Promise<boolean> {
  const isAsRead = sql`document ->> '$.version' = ${version}`;
  const results = await batch(db, [
    ...events.map(
      (event) => sql`INSERT INTO outbox (id, event, at)
        SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at}
        FROM orders WHERE id = ${id} AND ${isAsRead}`,
    ),
    sql`UPDATE orders SET payment_state = ${paymentState},
        document = json_set(document, '$.paymentState', ${paymentState},
          '$.paymentInfo', json(${JSON.stringify(paymentInfo)}), '$.version', ${version + 1})
      WHERE id = ${id} AND ${isAsRead} RETURNING id`,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

function changedBy(before: Order, paid: Paid, now: Date): KontorEvent[] {
  const change = paymentChange(before, paid);
  if (!change) return [];
  const refunded = refundedCents(paid) - refundedCents(before);
  const centAmount = change === 'refunded' ? refunded : before.totalPrice.centAmount;
  return [orderChanged(before, change, centAmount, now)];
}

/** The event's id contains the new version: each change of an order creates exactly one version. */
export function orderChanged(
  { id, version, totalPrice }: Order,
  change: OrderChange,
  centAmount: number,
  now: Date,
): KontorEvent {
  return {
    id: `changed-${id}-${version + 1}`,
    at: now.toISOString(),
    type: 'order-changed',
    orderId: id,
    change,
    amount: { ...totalPrice, centAmount },
  };
}

function isSame(before: Order, { paymentInfo, paymentState }: Paid): boolean {
  return (
    before.paymentState === paymentState &&
    JSON.stringify(before.paymentInfo) === JSON.stringify(paymentInfo)
  );
}

/**
 * Cancels an open order and returns its stock, in one transaction; an order that is no longer open or has been paid is
 * not changed. Returns the ids of the events.
 */
export async function cancelUnpaid(
  db: D1Database,
  orderId: string,
  { takesStock, eventId }: UnpaidOrder,
  now: Date,
): Promise<string[]> {
  const order = await loadOrder(db, orderId);
  if (!order) return [];
  const at = now.toISOString();
  const isUnpaid = sql`order_state = 'Open' AND payment_state <> 'Paid'`;
  const isOpen = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${isUnpaid})`;
  const skus = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM order_lines WHERE order_id = ${orderId}`,
  );
  const stockChanged: KontorEvent = {
    id: eventId,
    at,
    type: 'stock-changed',
    skus: skus.map(({ sku }) => sku),
  };
  const cancelled: KontorEvent = {
    ...orderChanged(order, 'expired', order.totalPrice.centAmount, now),
    id: `cancelled-${orderId}`,
  };
  await batch(db, [
    sql`UPDATE inventory SET available_quantity = available_quantity + given.quantity
      FROM (SELECT sku, quantity FROM order_lines WHERE order_id = ${orderId}) AS given
      WHERE inventory.sku = given.sku AND ${takesStock} AND ${isOpen}`,
    ...[stockChanged, cancelled].map(
      (event) => sql`INSERT INTO outbox (id, event, at)
        SELECT ${event.id}, ${JSON.stringify(event)}, ${at} WHERE ${isOpen} ON CONFLICT DO NOTHING`,
    ),
    ...returnUses(orderId, isOpen),
    sql`UPDATE orders SET order_state = 'Cancelled',
        document = json_set(document, '$.orderState', 'Cancelled', '$.version',
          document ->> '$.version' + 1)
      WHERE id = ${orderId} AND ${isUnpaid}`,
  ]);
  return [eventId, cancelled.id];
}
