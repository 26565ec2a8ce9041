/** What a payment provider reports about the payments of an order: the changed order, its refunds, and its mail. */
import { withGiftCards } from '../../gift-card/payments.ts';
import { amountToPay } from '../../gift-card/used-cards.ts';
import type { RefundRequest } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { type OrderChange, paymentChange } from '../order-changes.ts';
import { balanceOf } from './balance.ts';
import type { GiftCardBlocks } from './gift-card-blocks.ts';
import type { GiftCardRefund } from './gift-card-refunds.ts';
import type { Restock } from './result.ts';
import { withStates } from './states.ts';
import type { StepStamp } from './step.ts';
import { withPaidBack } from './take-step.ts';

/** With the effects that a step has; a payment restocks nothing. */
type PaymentReported = {
  order: Order;
  refunds: RefundRequest[];
  restock: Restock[];
  toGiftCards: GiftCardRefund[];
  giftCardBlocks: GiftCardBlocks;
  mail?: { change: OrderChange; centAmount: number };
};

/**
 * Undefined if it is known. What is owed after it is paid back: money for what was cancelled or credited meanwhile, or a
 * gift card whose money stood in for a refund that has failed. Payments with the same id are replaced, others are kept.
 */
export function reportPayment(
  before: Order,
  { payments: reported }: Order['paymentInfo'],
  stamp: StepStamp,
): PaymentReported | undefined {
  const reports = new Map(reported.map((payment) => [payment.id, payment]));
  const known = before.paymentInfo.payments.filter(({ id }) => id !== undefined);
  const ids = new Set(known.map(({ id }) => id));
  const { payments } = withGiftCards(
    {
      payments: [
        ...known.map((payment) => reports.get(payment.id) ?? payment),
        ...reported.filter(({ id }) => id === undefined || !ids.has(id)),
      ],
    },
    before,
  );
  if (JSON.stringify(payments) === JSON.stringify(before.paymentInfo.payments)) return undefined;
  const booked = { ...before, paymentInfo: { payments }, version: before.version + 1 };
  const { order: paidBack, ...back } = withPaidBack(booked, stamp);
  const stated = withStates(paidBack);
  const isFailure = stated.paymentState === 'Failed' && before.paymentState !== 'Failed';
  const order = isFailure ? { ...stated, paymentFailedAt: stamp.at } : stated;
  const change = paymentChange(before, order);
  const refunded = balanceOf(order).refunded - balanceOf(before).refunded;
  const centAmount = change === 'refunded' ? refunded : amountToPay(before).centAmount;
  return { order, ...back, restock: [], ...(change && { mail: { change, centAmount } }) };
}
