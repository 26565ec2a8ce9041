/** The payment status of an order as shown to the shopper. Source: purchase-flow.txt §4, checklist ORD-1. */
import type { Payment } from '../cart/cart.ts';
import { methodOf } from '../payment/method-of.ts';
import type { Voucher } from '../payment/provider.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Order } from './order.ts';
import { balanceOf, isCollecting } from './steps/balance.ts';

export type OrderPaymentStatus =
  | 'inProgress'
  | 'collecting'
  | 'paid'
  | 'nothingToPay'
  | 'onDelivery'
  | 'failed'
  | 'balanceDue'
  | 'refundUnderway'
  | 'refundDue'
  | 'refunded';

export const paymentStatusTexts = {
  inProgress: 'order.payment.inProgress',
  collecting: 'order.payment.collecting',
  paid: 'order.payment.paid',
  nothingToPay: 'payment.nothing',
  onDelivery: 'order.payment.onDelivery',
  failed: 'order.payment.failed',
  balanceDue: 'order.payment.balanceDue',
  refundUnderway: 'order.payment.refundUnderway',
  refundDue: 'order.payment.refundDue',
  refunded: 'order.payment.refunded',
} as const satisfies Record<OrderPaymentStatus, TextKey>;

type PaidOrder = Parameters<typeof balanceOf>[0] & Pick<Order, 'paymentState'>;

/**
 * In progress with a bank transfer or reference payment data, else paid: required by the specification. In addition,
 * known facts are shown: money received or returned, authorised and not captured yet (decision 64), and cash to be paid
 * on delivery (decision 43).
 */
export function orderPaymentStatus(order: PaidOrder): OrderPaymentStatus {
  const { paymentState, orderState, paymentInfo } = order;
  const { received, refunded, money, underway } = balanceOf(order);
  if (refunded > 0 && refunded >= received) return 'refunded';
  // What no provider pays back is sent by the operator, who has not done it yet.
  if (paymentState === 'CreditOwed') return underway > 0 ? 'refundUnderway' : 'refundDue';
  if (orderState === 'Cancelled') return 'failed';
  if (paymentState === 'Paid') {
    const isFree = paymentInfo.payments.every((each) => methodOf(each) === 'nothingToPay');
    return isFree ? 'nothingToPay' : 'paid';
  }
  if (paymentState === 'BalanceDue' && money.received > 0) return 'balanceDue';
  if (paymentState !== 'Pending') return 'failed';
  if (isPaidLater(order) && !isCollecting(order)) return 'inProgress';
  return paymentInfo.payments.some((each) => methodOf(each) === 'cashOnDelivery')
    ? 'onDelivery'
    : 'collecting';
}

/** Whether the money comes after the order: by bank transfer, or by a reference the shopper pays with. */
export function isPaidLater({ paymentInfo }: Pick<Order, 'paymentInfo'>): boolean {
  return paymentInfo.payments.some(
    (payment) => methodOf(payment) === 'bankTransfer' || payment.custom?.action,
  );
}

/** How an order can still be paid, on any device. None if it is paid or has ended, so that nobody pays again. */
export type AwaitedPayment = { kind: 'transfer' } | { kind: 'voucher'; voucher: Voucher };

export function awaitedPayment(order: PaidOrder): AwaitedPayment | undefined {
  if (!['inProgress', 'balanceDue'].includes(orderPaymentStatus(order))) return undefined;
  const voucher = voucherOf(order);
  if (voucher) return { kind: 'voucher', voucher };
  const isTransfer = order.paymentInfo.payments.some((each) => methodOf(each) === 'bankTransfer');
  return isTransfer ? { kind: 'transfer' } : undefined;
}

/** The reference payment data of an order that is paid by a voucher. */
export function voucherOf({ paymentInfo }: Pick<Order, 'paymentInfo'>): Voucher | undefined {
  const action = paymentInfo.payments.find(({ custom }) => custom?.action)?.custom?.action;
  return action ? (JSON.parse(action) as Voucher) : undefined;
}

/** The payment that has paid the order, else the last that was tried: an order can be paid again (pay-again.ts). */
export function payingPayment({ paymentInfo }: Pick<Order, 'paymentInfo'>): Payment | undefined {
  const { payments } = paymentInfo;
  const isCharged = ({ transactions = [] }: Payment) =>
    transactions.some(({ type, state }) => type === 'Charge' && state === 'Success');
  return payments.findLast(isCharged) ?? payments.at(-1);
}
