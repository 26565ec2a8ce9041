/** Unpaid orders: those paid later are reminded once, all are cancelled in time. */
import { sql } from 'drizzle-orm';
import { stillToPay } from '#domain/order/steps/balance.ts';
import {
  awaitsMoney,
  type DueOrder,
  daysAgo,
  endedBefore,
  isPartPaid,
  isReminded,
  type UnpaidDays,
  voucherReminderMs,
} from '#domain/order/unpaid.ts';
import { rows } from '../../d1/statements.ts';
import { orderChanged, recordStep } from './order-steps.ts';
import {
  awaitsRest,
  firstPaidAt,
  hasFailedPayment,
  isAwaited,
  methodOfOrder,
  paymentFailedAt,
} from './schema.ts';
import { changeOrder } from './write-order.ts';

/** Orders per sweep. */
const sweepSize = 100;
/** In days: no payment reference is valid longer. */
const maxVoucherDays = 30;

/**
 * Bank transfers by age, from their first part on if one has come, orders whose payment failed some days ago and of
 * which nothing is packed, and payment references that expire soon. The latter are cancelled by their room. Those paid
 * in part are few: they are found in `unpaid_orders`, never by reading all orders (`CROSS JOIN` fixes the direction).
 */
export async function dueOrders(db: D1Database, days: UnpaidDays, now: Date): Promise<DueOrder[]> {
  const [remind, late] = [days.remind, days.cancel].map((each) => daysAgo(each, now).toISOString());
  const cancel = endedBefore(days.cancel, now).toISOString();
  const failed = endedBefore(days.payAgain, now).toISOString();
  const oldest = daysAgo(maxVoucherDays, now).toISOString();
  const soon = new Date(now.getTime() + voucherReminderMs).toISOString();
  const notReminded = sql`document ->> '$.paymentRemindedAt' IS NULL`;
  const runsOut = sql`(document ->> '$.paymentInfo.payments[0].custom.action') ->> '$.expiresAt'`;
  const notRemindedOfRest = sql`coalesce(document ->> '$.paymentRemindedAt', '') < ${firstPaidAt}`;
  return rows<DueOrder>(
    db,
    sql`SELECT id, 'cancel' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'bankTransfer' AND created_at < ${cancel}
    UNION ALL SELECT id, 'cancel' AS due FROM orders
      WHERE ${hasFailedPayment} AND ${paymentFailedAt} < ${failed}
        AND document ->> '$.packedAt' IS NULL AND document ->> '$.shipments' IS NULL
    UNION ALL SELECT id, 'remind' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'bankTransfer' AND ${notReminded}
        AND created_at >= ${late} AND created_at < ${remind}
    UNION ALL SELECT id, CASE WHEN ${firstPaidAt} < ${cancel} THEN 'cancel' ELSE 'remind' END
      FROM unpaid_orders CROSS JOIN orders ON orders.id = unpaid_orders.order_id
      WHERE ${awaitsRest} AND (${firstPaidAt} < ${cancel} OR ${notRemindedOfRest}
        AND ${firstPaidAt} >= ${late} AND ${firstPaidAt} < ${remind})
    UNION ALL SELECT id, 'remind' AS due FROM orders
      WHERE ${isAwaited} AND ${methodOfOrder} = 'multibanco' AND ${notReminded}
        AND created_at >= ${oldest}
        AND ${runsOut} > ${now.toISOString()} AND ${runsOut} <= ${soon}
    LIMIT ${sweepSize}`,
  );
}

/** Records the reminder of an order and its event, once; not if it was paid. Returns the ids of the events. */
export function remindOfPayment(db: D1Database, orderId: string, now: Date): Promise<string[]> {
  const at = now.toISOString();
  return changeOrder(db, orderId, (before) => {
    if (isReminded(before) || !awaitsMoney(before)) return undefined;
    const id = isPartPaid(before) ? `remind-rest-${orderId}` : `remind-${orderId}`;
    return {
      after: { ...before, paymentRemindedAt: at, version: before.version + 1 },
      entry: { id, at, actor: 'shop', kind: 'remind' },
      events: [orderChanged(before, { change: 'reminded', centAmount: stillToPay(before) }, at)],
    };
  });
}

/**
 * Cancels an order that was not paid in time and returns its stock, once; an order that has been paid in full or packed
 * is not changed; a part that was paid is owed back. Returns the ids of the events.
 */
export async function cancelUnpaid(db: D1Database, orderId: string, now: Date): Promise<string[]> {
  const step = {
    kind: 'cancel',
    reason: 'not paid in time',
    unpaid: true,
    unpacked: true,
  } as const;
  const stamp = { id: `unpaid-${orderId}`, at: now.toISOString(), actor: 'shop' } as const;
  const outcome = await recordStep(db, orderId, step, stamp);
  return outcome?.ok && !outcome.wasDone ? outcome.eventIds : [];
}
