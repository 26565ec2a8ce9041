/** Unpaid orders: when the shopper is reminded, and when the order is cancelled. Source: eu-2026.md PAY-04. */
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

/** The payment deadline; mails show its day. */
export function payableUntil(
  order: Pick<Order, 'createdAt' | 'paymentInfo'>,
  days: UnpaidDays,
): Date {
  const voucher = voucherOf(order);
  return new Date(voucher?.expiresAt ?? Date.parse(order.createdAt) + days.cancel * dayMs);
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
