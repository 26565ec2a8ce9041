/** Changes of a placed order that the shopper is informed about. */
import type { Order } from './order.ts';
import { isPaidLater } from './payment-status.ts';
import { balanceOf } from './steps/balance.ts';

export const orderChanges = [
  'paid',
  /** A transfer was less than what is due. */
  'partlyPaid',
  /** A transfer came for an order that is cancelled: it is owed back. */
  'paidCancelled',
  'failed',
  /** Not paid yet. */
  'reminded',
  /** Not paid in time and cancelled. */
  'expired',
  'refunded',
  /** What is owed was sent by bank transfer. */
  'paidOut',
  'credited',
  'delayed',
  'shipped',
  'cancelled',
  'partlyCancelled',
  'returnAnnounced',
  'returnReceived',
  'returnChecked',
] as const;
export type OrderChange = (typeof orderChanges)[number];

/** Whether the shopper was told that the payment had failed, and waits to hear that the order is paid. */
const isPaidAgain = ({ paymentFailedAt, paymentState }: Order): boolean =>
  paymentFailedAt !== undefined && (paymentState === 'Failed' || paymentState === 'Pending');

/** The change for the shopper after the payments of an order were stored again; undefined for most of them. */
export function paymentChange(before: Order, after: Order): OrderChange | undefined {
  if (balanceOf(after).refunded > balanceOf(before).refunded) return 'refunded';
  if (before.paymentState === after.paymentState) return undefined;
  // Money for a cancelled order is refunded, and the refund is reported. Money of a card arrives with the order, and
  // the order confirmation reports it.
  if (after.paymentState === 'Paid') {
    const isAwaited = isPaidLater(after) || isPaidAgain(before);
    return isAwaited && before.orderState !== 'Cancelled' ? 'paid' : undefined;
  }
  return after.paymentState === 'Failed' ? 'failed' : undefined;
}
