/** Changes of a placed order that the shopper is informed about. */
import type { Transaction } from '../payment/transactions.ts';
import type { Order } from './order.ts';
import { isPaidLater } from './payment-status.ts';

/** `reminded`: not paid yet. `expired`: not paid in time and cancelled. */
export type OrderChange = 'paid' | 'failed' | 'reminded' | 'expired' | 'refunded';

type Paid = Pick<Order, 'paymentInfo' | 'paymentState'> & Partial<Pick<Order, 'orderState'>>;

/** The change for the shopper after the payments of an order were stored again; undefined for most of them. */
export function paymentChange(before: Paid, after: Paid): OrderChange | undefined {
  if (refundedCents(after) > refundedCents(before)) return 'refunded';
  if (before.paymentState === after.paymentState) return undefined;
  // Money for a cancelled order is refunded, and the refund is reported. Money of a card arrives with the order, and
  // the order confirmation reports it.
  if (after.paymentState === 'Paid') {
    return isPaidLater(after) && before.orderState !== 'Cancelled' ? 'paid' : undefined;
  }
  return after.paymentState === 'Failed' ? 'failed' : undefined;
}

/** The refunded amount of an order, in cents. */
export function refundedCents({ paymentInfo }: Pick<Order, 'paymentInfo'>): number {
  return transactionsOf({ paymentInfo })
    .filter(({ type, state }) => type === 'Refund' && state === 'Success')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
}

function transactionsOf({ paymentInfo }: Pick<Order, 'paymentInfo'>): Transaction[] {
  return paymentInfo.payments.flatMap(({ transactions = [] }) => transactions);
}
