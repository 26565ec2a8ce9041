/** Orders that are paid later: when whoever ordered is reminded, and when the order ends. Source: eu-2026.md PAY-04. */
import type { Order } from './order.ts';
import { voucherOf } from './payment-status.ts';

/** Days from the order on, of a bank transfer. */
export type UnpaidDays = { remind: number; cancel: number };

const dayMs = 86_400_000;
const longestDayMs = 25 * 3_600_000;
const mostDays = 90;

/** A reference to pay by runs out by itself: its reminder comes this long (ms) before. */
export const voucherReminderMs = dayMs;

/** `TRANSFER_REMIND_DAYS` and `TRANSFER_CANCEL_DAYS`. Throws on what is no number of days, or ends before it reminds. */
export function readUnpaidDays(remindText = '5', cancelText = '14'): UnpaidDays {
  const remind = daysIn(remindText, 'TRANSFER_REMIND_DAYS');
  const cancel = daysIn(cancelText, 'TRANSFER_CANCEL_DAYS');
  if (cancel <= remind) {
    throw new Error(`TRANSFER_CANCEL_DAYS: ${cancel} is not after TRANSFER_REMIND_DAYS: ${remind}`);
  }
  return { remind, cancel };
}

function daysIn(text: string, name: string): number {
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > mostDays)
    throw new Error(`${name}: "${text}" is not 1 to ${mostDays} days`);
  return days;
}

/** The moment that so many days lie behind. */
export const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * dayMs);

/** Orders from before then have not been paid in time: the day that `paidBefore` is in is over, the longest has 25 hours. */
export const endedBefore = ({ cancel }: UnpaidDays, now: Date): Date =>
  daysAgo(cancel, new Date(now.getTime() - longestDayMs));

/** Until when whoever ordered may pay; mails name its day. */
export function paidBefore(
  order: Pick<Order, 'createdAt' | 'paymentInfo'>,
  days: UnpaidDays,
): Date {
  const voucher = voucherOf(order);
  return new Date(voucher?.expiresAt ?? Date.parse(order.createdAt) + days.cancel * dayMs);
}
