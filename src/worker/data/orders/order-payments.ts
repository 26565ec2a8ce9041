/** Records what payment providers report about the payments of stored orders. */
import type { Order } from '#domain/order/order.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import { eventsOf } from './order-steps.ts';
import { changeOrder, type OrderWrite } from './write-order.ts';

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
  return changeOrder(db, orderId, (before) => writeOf(before, paymentInfo, now));
}

/**
 * As recordPayment, for a further payment of an order whose payment has failed. It is accepted if the order is still
 * unpaid, or has accepted it before: of a payment and a cancellation, or of two payments, the first takes effect.
 */
export async function addPayment(
  db: D1Database,
  orderId: string,
  paymentInfo: Order['paymentInfo'],
  now: Date,
): Promise<{ isAccepted: boolean; eventIds: string[] }> {
  const ids = new Set(paymentInfo.payments.map(({ id }) => id));
  let isAccepted = false;
  const eventIds = await changeOrder(db, orderId, (before) => {
    const isKnown = before.paymentInfo.payments.some(({ id }) => ids.has(id));
    isAccepted = isKnown || isPayableAgain(before);
    return isAccepted && !isKnown ? writeOf(before, paymentInfo, now) : undefined;
  });
  return { isAccepted, eventIds };
}

function writeOf(
  before: Order,
  paymentInfo: Order['paymentInfo'],
  now: Date,
): OrderWrite | undefined {
  const at = now.toISOString();
  const id = `payment-${before.id}-${before.version + 1}`;
  const reported = reportPayment(before, paymentInfo, { id, at });
  if (!reported) return undefined;
  const { order: after, ...effects } = reported;
  const { paymentState } = after;
  return {
    after,
    entry: { id, at, actor: 'provider', kind: 'payment', paymentState },
    events: eventsOf(before, effects, { id, at }),
    toGiftCards: effects.toGiftCards,
    giftCardBlocks: effects.giftCardBlocks,
  };
}
