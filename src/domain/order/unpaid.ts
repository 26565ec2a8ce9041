/** Orders that are paid later: when whoever ordered is reminded, and when the order ends. Source: eu-2026.md PAY-04. */
import type { Order } from './order.ts';
import { voucherOf } from './payment-status.ts';

/** Days from the order on, of a bank transfer. */
export type UnpaidDays = { remind: number; cancel: number };

/** An order that has to be reminded of, or whose time to be paid is over. */
export type DueOrder = { id: string; due: 'remind' | 'cancel' };

const dayMs = 86_400_000;
const maxDayMs = 25 * 3_600_000;
/** The longest that an unpaid order may be waited for. */
export const maximumUnpaidDays = 90;

/** A reference to pay by runs out by itself: its reminder comes this long (ms) before. */
export const voucherReminderMs = dayMs;

/** The moment that so many days lie behind. */
export const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);

/** Orders from before then have not been paid in time: the day that `payableUntil` is in is over, the longest has 25 hours. */
export const cancelledBefore = ({ cancel }: UnpaidDays, now: Date): Date =>
  daysAgo(cancel, new Date(now.getTime() - maxDayMs));

/** Until when whoever ordered may pay; mails name its day. */
export function payableUntil(
  order: Pick<Order, 'createdAt' | 'paymentInfo'>,
  days: UnpaidDays,
): Date {
  const voucher = voucherOf(order);
  return new Date(voucher?.expiresAt ?? Date.parse(order.createdAt) + days.cancel * dayMs);
}
