/** Orders paid later: when the shopper is reminded, and when the order is cancelled. Source: eu-2026.md PAY-04. */
import type { Order } from './order.ts';
import { voucherOf } from './payment-status.ts';

/** Days after the order, for bank transfers. */
export type UnpaidDays = { remind: number; cancel: number };

/** An order that needs a payment reminder, or whose time to pay is over. */
export type DueOrder = { id: string; due: 'remind' | 'cancel' };

const dayMs = 86_400_000;
const maxDayMs = 25 * 3_600_000;
/** Maximum days to wait for the payment of an order. */
export const maximumUnpaidDays = 90;

/** A voucher expires by itself: its reminder is sent this long (ms) before. */
export const voucherReminderMs = dayMs;

export const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);

/** Unpaid orders created before this time are cancelled: the day of `payableUntil`, of up to 25 hours, is over. */
export const cancelledBefore = ({ cancel }: UnpaidDays, now: Date): Date =>
  daysAgo(cancel, new Date(now.getTime() - maxDayMs));

/** The payment deadline; mails show its day. */
export function payableUntil(
  order: Pick<Order, 'createdAt' | 'paymentInfo'>,
  days: UnpaidDays,
): Date {
  const voucher = voucherOf(order);
  return new Date(voucher?.expiresAt ?? Date.parse(order.createdAt) + days.cancel * dayMs);
}
