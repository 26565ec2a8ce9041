/** Unpaid orders: those paid later are reminded once, all are cancelled in time. */
import { sql } from 'drizzle-orm';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { Order } from '#domain/order/order.ts';
import {
  type DueOrder,
  daysAgo,
  endedBefore,
  type UnpaidDays,
  voucherReminderMs,
} from '#domain/order/unpaid.ts';
import { rows } from '../../d1/statements.ts';
import { orderChanged, recordStep } from './order-steps.ts';
import { hasFailedPayment, isAwaited, methodOfOrder, paymentFailedAt } from './schema.ts';
import { changeOrder } from './write-order.ts';

/** Orders per sweep. */
const sweepSize = 100;
/** In days: no payment reference is valid longer. */
const maxVoucherDays = 30;

/**
 * Bank transfers by age, orders whose payment failed some days ago and of which nothing is packed, and payment references
 * that expire soon. The latter are cancelled by their room.
 */
export async function dueOrders(db: D1Database, days: UnpaidDays, now: Date): Promise<DueOrder[]> {
  const [remind, late] = [days.remind, days.cancel].map((each) => daysAgo(each, now).toISOString());
  const cancel = endedBefore(days.cancel, now).toISOString();
  const failed = endedBefore(days.payAgain, now).toISOString();
  const oldest = daysAgo(maxVoucherDays, now).toISOString();
  const soon = new Date(now.getTime() + voucherReminderMs).toISOString();
  const notReminded = sql`document ->> '$.paymentRemindedAt' IS NULL`;
  const runsOut = sql`(document ->> '$.paymentInfo.payments[0].custom.action') ->> '$.expiresAt'`;
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
    if (before.paymentRemindedAt || !isWaiting(before)) return undefined;
    const id = `remind-${orderId}`;
    return {
      after: { ...before, paymentRemindedAt: at, version: before.version + 1 },
      entry: { id, at, actor: 'shop', kind: 'remind' },
      events: [
        orderChanged(
          before,
          { change: 'reminded', centAmount: amountToPay(before).centAmount },
          at,
        ),
      ],
    };
  });
}

/**
 * Cancels an order that was not paid in time and returns its stock, once; an order that has been paid or packed is not
 * changed.
 * Returns the ids of the events.
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

const isWaiting = ({ orderState, paymentState }: Order): boolean =>
  orderState === 'Open' && paymentState === 'Pending';
