/** How an order's payment is shown to whoever ordered. Source: purchase-flow.txt §4, checklist ORD-1. */
import type { Payment } from '../cart/cart.ts';
import type { Voucher } from '../payment/provider.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Order } from './order.ts';

export type OrderPaymentStatus = 'inProgress' | 'paid' | 'onDelivery' | 'failed' | 'refunded';

export const paymentStatusTexts = {
  inProgress: 'order.payment.inProgress',
  paid: 'order.payment.paid',
  onDelivery: 'order.payment.onDelivery',
  failed: 'order.payment.failed',
  refunded: 'order.payment.refunded',
} as const satisfies Record<OrderPaymentStatus, TextKey>;

type PaidOrder = Pick<Order, 'paymentInfo' | 'paymentState' | 'orderState'>;

/**
 * In progress with a bank transfer or reference payment data, else paid: so the specification. Beyond it, what is known
 * is not hidden: money that came or went back, and cash that is paid at the door (decision 43).
 */
export function orderPaymentStatus(order: PaidOrder): OrderPaymentStatus {
  const { paymentState, orderState, paymentInfo } = order;
  if (paymentState === 'CreditOwed') return 'refunded';
  if (orderState === 'Cancelled') return 'failed';
  if (paymentState === 'Paid') return 'paid';
  if (paymentState !== 'Pending') return 'failed';
  if (isPaidLater(order)) return 'inProgress';
  return paymentInfo.payments.some((each) => methodOf(each) === 'cashOnDelivery')
    ? 'onDelivery'
    : 'paid';
}

/** Whether the money comes after the order: by bank transfer, or by a reference the shopper pays with. */
export function isPaidLater({ paymentInfo }: Pick<Order, 'paymentInfo'>): boolean {
  return paymentInfo.payments.some(
    (payment) => methodOf(payment) === 'bankTransfer' || payment.custom?.action,
  );
}

/** What somebody still has to pay by, on any device; a form for what was paid or has ended would ask for it again. */
export type AwaitedPayment = { kind: 'transfer' } | { kind: 'voucher'; voucher: Voucher };

export function awaitedPayment(order: PaidOrder): AwaitedPayment | undefined {
  if (orderPaymentStatus(order) !== 'inProgress') return undefined;
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

export function methodOf(payment: Payment): Payment['paymentMethodInfo']['paymentInterface'] {
  return payment.paymentMethodInfo.paymentInterface;
}
