/** What happens to an order after it was placed, as far as whoever ordered is told. */
import type { Transaction } from '../payment/transactions.ts';
import type { Order } from './order.ts';
import { isPaidLater } from './payment-status.ts';

/** `reminded`: nobody has paid yet. `expired`: nobody paid in time, and it was cancelled. */
export type OrderChange = 'paid' | 'failed' | 'reminded' | 'expired' | 'refunded';

type Paid = Pick<Order, 'paymentInfo' | 'paymentState'> & Partial<Pick<Order, 'orderState'>>;

/** What became different for the shopper when the payments of an order were written anew; most writings say nothing new. */
export function paymentChange(before: Paid, after: Paid): OrderChange | undefined {
  if (refundedCents(after) > refundedCents(before)) return 'refunded';
  if (before.paymentState === after.paymentState) return undefined;
  // What comes after the order has ended goes back: that is what is told. A card's money comes with the order, whose
  // confirmation has said so.
  if (after.paymentState === 'Paid') {
    return isPaidLater(after) && before.orderState !== 'Cancelled' ? 'paid' : undefined;
  }
  return after.paymentState === 'Failed' ? 'failed' : undefined;
}

/** What went back of an order's money, in cents. */
export function refundedCents({ paymentInfo }: Pick<Order, 'paymentInfo'>): number {
  return transactionsOf({ paymentInfo })
    .filter(({ type, state }) => type === 'Refund' && state === 'Success')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
}

function transactionsOf({ paymentInfo }: Pick<Order, 'paymentInfo'>): Transaction[] {
  return paymentInfo.payments.flatMap(({ transactions = [] }) => transactions);
}
