/** Records what payment providers report about the payments of stored orders. */
import type { Order } from '#domain/order/order.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import { eventsOf } from './order-steps.ts';
import { changeOrder } from './write-order.ts';

/**
 * Writes these payments of an order, its states and, in the same transaction, the resulting events; idempotent. Returns
 * the ids of the events.
 */
export async function recordPayment(
  db: D1Database,
  orderId: string,
  paymentInfo: Order['paymentInfo'],
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  return changeOrder(db, orderId, (before) => {
    const id = `payment-${orderId}-${before.version + 1}`;
    const reported = reportPayment(before, paymentInfo, { id, at });
    if (!reported) return undefined;
    const { order: after, ...effects } = reported;
    const { paymentState } = after;
    return {
      after,
      entry: { id, at, actor: 'provider', kind: 'payment', paymentState },
      events: eventsOf(before, effects, { id, at }),
      toGiftCards: effects.toGiftCards,
    };
  });
}
