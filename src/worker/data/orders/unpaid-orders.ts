/** Orders that are paid later: reminded once, cancelled in time, marked as paid by the operator. */
import { sql } from 'drizzle-orm';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { methodOf } from '#domain/order/payment-status.ts';
import {
  cancelledBefore,
  type DueOrder,
  daysAgo,
  type UnpaidDays,
  voucherReminderMs,
} from '#domain/order/unpaid.ts';
import { batch, rows } from '../../d1/statements.ts';
import { orderChanged, recordPayment } from './order-payments.ts';
import { loadOrder } from './orders.ts';
import { isAwaited, methodOfOrder } from './schema.ts';

/** Orders per sweep. */
const sweepSize = 100;
/** In days: no payment reference is valid longer. */
const maxVoucherDays = 30;

/** Bank transfers by age, and payment references that expire soon. The latter are cancelled by their room. */
export async function dueOrders(db: D1Database, days: UnpaidDays, now: Date): Promise<DueOrder[]> {
  const [remind, late] = [days.remind, days.cancel].map((each) => daysAgo(each, now).toISOString());
  const cancel = cancelledBefore(days, now).toISOString();
  const oldest = daysAgo(maxVoucherDays, now).toISOString();
  const soon = new Date(now.getTime() + voucherReminderMs).toISOString();
  const notReminded = sql`document ->> '$.paymentRemindedAt' IS NULL`;
  const runsOut = sql`(document ->> '$.paymentInfo.payments[0].custom.action') ->> '$.expiresAt'`;
  return rows<DueOrder>(
    db,
    sql`SELECT id, 'cancel' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'bankTransfer' AND created_at < ${cancel}
    UNION ALL SELECT id, 'remind' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'bankTransfer' AND ${notReminded}
        AND created_at >= ${late} AND created_at < ${remind}
    UNION ALL SELECT id, 'remind' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'multibanco' AND ${notReminded}
        AND created_at >= ${oldest}
        AND ${runsOut} > ${now.toISOString()} AND ${runsOut} <= ${soon}
    LIMIT ${sweepSize}`,
  );
}

/** Records the reminder of an order and its event, once; not if it was paid. Returns the ids of the events. */
export async function remindOfPayment(
  db: D1Database,
  orderId: string,
  now: Date,
): Promise<string[]> {
  const order = await loadOrder(db, orderId);
  if (!order || order.paymentRemindedAt) return [];
  const events = orderChanged(order, 'reminded', order.totalPrice.centAmount, now);
  const isAsRead = sql`id = ${orderId} AND document ->> '$.version' = ${order.version}
    AND ${isAwaited}`;
  await batch(db, [
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${events.id}, ${JSON.stringify(events)}, ${events.at} FROM orders WHERE ${isAsRead}`,
    sql`UPDATE orders SET document = json_set(document,
        '$.paymentRemindedAt', ${events.at}, '$.version', ${order.version + 1})
      WHERE ${isAsRead}`,
  ]);
  return [events.id];
}

/** An order that waits for a bank transfer; `centAmount`: its total. */
type AwaitedTransfer = {
  orderNumber: string;
  createdAt: string;
  email: string;
  currency: CurrencyCode;
  centAmount: number;
};

/** Oldest first. */
export const awaitedTransfers = (db: D1Database): Promise<AwaitedTransfer[]> =>
  rows<AwaitedTransfer>(
    db,
    sql`SELECT order_number AS orderNumber, created_at AS createdAt, customer_email AS email, currency,
        total_cent_amount AS centAmount
      FROM orders WHERE ${isAwaited} AND ${methodOfOrder} = 'bankTransfer' ORDER BY created_at`,
  );

/** The result of marking an order as paid. */
type MarkedPaid =
  | { kind: 'paid' | 'alreadyPaid' | 'cancelled' | 'otherMethod'; order: Order }
  | { kind: 'unknown' };

/**
 * Called when the operator has received a bank transfer. Idempotent; an order that was cancelled meanwhile stays
 * cancelled, and the money must be returned manually.
 */
export async function markPaid(db: D1Database, typed: string, now: Date): Promise<MarkedPaid> {
  const number = typedOrderNumber(typed) ?? '';
  const [row] = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE order_number = ${number}`,
  );
  const before = row && (await loadOrder(db, row.id));
  if (!before) return { kind: 'unknown' };
  if (!isTransfer(before)) return { kind: 'otherMethod', order: before };
  const ids = await recordPayment(db, before.id, transferred(before, now), now, isWaiting);
  const order = (await loadOrder(db, before.id)) ?? before;
  if (ids.length > 0) return { kind: 'paid', order };
  return { kind: order.orderState === 'Cancelled' ? 'cancelled' : 'alreadyPaid', order };
}

const isTransfer = ({ paymentInfo }: Order): boolean =>
  paymentInfo.payments.some((payment) => methodOf(payment) === 'bankTransfer');

const isWaiting = ({ orderState, paymentState }: Order): boolean =>
  orderState === 'Open' && paymentState === 'Pending';

function transferred(
  { paymentInfo, totalPrice, orderNumber }: Order,
  now: Date,
): Pick<Order, 'paymentInfo' | 'paymentState'> {
  const transaction = {
    id: `Charge:${orderNumber}`,
    type: 'Charge' as const,
    state: 'Success' as const,
    amount: totalPrice,
    timestamp: now.toISOString(),
    interactionId: orderNumber,
  };
  const payments = paymentInfo.payments.map((payment) => ({
    ...payment,
    transactions: [transaction],
  }));
  return { paymentInfo: { payments }, paymentState: 'Paid' };
}
