/** Unpaid orders: when the shopper is reminded, and when the order is cancelled. Source: eu-2026.md PAY-04. */
import { methodOf } from '../payment/method-of.ts';
import type { Order } from './order.ts';
import { voucherOf } from './payment-status.ts';
import { isCancellable } from './steps/cancel-step.ts';

/** `remind`, `cancel`: days after the order, for bank transfers. `payAgain`: days after a payment could not be captured. */
export type UnpaidDays = { remind: number; cancel: number; payAgain: number };

/** An order that needs a payment reminder, or whose time to pay is over. */
export type DueOrder = { id: string; due: 'remind' | 'cancel' };

const dayMs = 86_400_000;
const maxDayMs = 25 * 3_600_000;
/** Maximum days to wait for the payment of an order. */
export const maximumUnpaidDays = 90;

/** A voucher expires by itself: its reminder is sent this long (ms) before. */
export const voucherReminderMs = dayMs;

export const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);

/** What began before this time is over: its last day, of up to 25 hours, has ended. */
export const endedBefore = (days: number, now: Date): Date =>
  daysAgo(days, new Date(now.getTime() - maxDayMs));

/** When the first part of its transfer came; undefined if nothing has. */
function firstPaidAt({ paymentInfo }: Pick<Order, 'paymentInfo'>): string | undefined {
  const transfer = paymentInfo.payments.find((each) => methodOf(each) === 'bankTransfer');
  return transfer?.transactions?.find(({ type }) => type === 'Charge')?.timestamp;
}

/** Nothing of it has come, or a part of a transfer; nothing is accepted, packed or shipped before the rest. */
export const awaitsMoney = (order: Order): boolean =>
  order.orderState === 'Open' && (order.paymentState === 'Pending' || isPartPaid(order));

/** A part of its transfer has come. */
export const isPartPaid = (order: Order): boolean =>
  order.paymentState === 'BalanceDue' && isCancellable(order) && firstPaidAt(order) !== undefined;

/** Whether the shopper was reminded of what is missing now: after a part of it came, once more. */
export function isReminded(order: Order): boolean {
  const { paymentRemindedAt } = order;
  if (paymentRemindedAt === undefined) return false;
  return paymentRemindedAt >= (firstPaidAt(order) ?? paymentRemindedAt);
}

/** The payment deadline; mails show its day. The first part of a transfer gives as many days for the rest. */
export function payableUntil(
  order: Pick<Order, 'createdAt' | 'paymentInfo'>,
  days: UnpaidDays,
): Date {
  const voucher = voucherOf(order);
  const begun = Date.parse(firstPaidAt(order) ?? order.createdAt);
  return new Date(voucher?.expiresAt ?? begun + days.cancel * dayMs);
}

/**
 * Until which day the articles of an order are kept whose payment could not be captured. Undefined: there is no such
 * payment, or something is packed or shipped, so that the order is not cancelled by itself.
 */
export function reservedUntil(order: Order, { payAgain }: UnpaidDays): Date | undefined {
  const { paymentFailedAt } = order;
  if (paymentFailedAt === undefined || !isCancellable(order)) return undefined;
  return new Date(Date.parse(paymentFailedAt) + payAgain * dayMs);
}
