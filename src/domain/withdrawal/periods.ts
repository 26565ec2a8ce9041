/**
 * Periods of a withdrawal, in the market's own days. A period is shown, and never a reason to refuse a statement. Its
 * last day is extended to the next working day (Regulation 1182/71, recital 41 of Directive 2011/83/EU).
 * Source: eu-2026.md C-01, C-05, C-15.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { dayIn, dayStartIn } from '../locale/dates.ts';
import { isWorkingDay } from '../shipping/holidays.ts';

/** Days for the refund, and for sending the goods back, from the day of the statement (Directive 2011/83/EU art. 13, 14). */
const daysAfterStatement = 14;

/**
 * `none`: the law has no such right. `open`: it has not begun, or it is not known when. `end`: the first moment after
 * the period; `lastDay`: its last ISO day.
 */
export type WithdrawalPeriod =
  | { kind: 'none' }
  | { kind: 'open' }
  | { kind: 'until'; end: Date; lastDay: string };

/**
 * Until when goods may be withdrawn from. `received`: when each parcel was received, undefined if unknown; the last
 * one counts. Extra guarantees have days of their own where the law has them (Great Britain).
 */
export function withdrawalUntil(
  country: CountryCode,
  received: readonly (Date | undefined)[],
  kind: 'goods' | 'guarantee' = 'goods',
): WithdrawalPeriod {
  const { withdrawalDays, guaranteeCancelDays } = factsOf(country).law;
  const days = (kind === 'guarantee' ? guaranteeCancelDays : null) ?? withdrawalDays;
  if (days === null) return { kind: 'none' };
  const times = received.map((at) => at?.getTime() ?? Number.NaN);
  const last = Math.max(...times);
  if (times.length === 0 || Number.isNaN(last)) return { kind: 'open' };
  const lastDay = nextWorkingDay(dayAfter(dayIn(country, new Date(last)), days), country);
  return { kind: 'until', end: dayStartIn(country, dayAfter(lastDay, 1)), lastDay };
}

/** The time of the server counts, to the last second of the last day. */
export function isInTime(statedAt: Date, period: WithdrawalPeriod): boolean {
  if (period.kind === 'until') return statedAt < period.end;
  return period.kind === 'open';
}

/** The ISO day by which the money has to be back; the shop may wait for the goods or a proof of their dispatch. */
export function refundDueOn(country: CountryCode, statedAt: Date): string {
  return dayAfter(dayIn(country, statedAt), daysAfterStatement);
}

/** The ISO day by which the consumer has to send the goods back. */
export function sendBackBy(country: CountryCode, statedAt: Date): string {
  return dayAfter(dayIn(country, statedAt), daysAfterStatement);
}

/** Whole days from one ISO day to another; negative if it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

const dayMs = 86_400_000;

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

function dayAfter(day: string, days: number): string {
  return new Date(noonOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);
}

function nextWorkingDay(day: string, country: CountryCode): string {
  return isWorkingDay(noonOf(day), country) ? day : nextWorkingDay(dayAfter(day, 1), country);
}
