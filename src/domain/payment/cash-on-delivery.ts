/** Limits of cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';

/** The largest amount in cents that the country's law allows in one cash payment on that day; infinite without a law. */
export function legalCashCap(country: CountryCode, at: Date): number {
  const cap = effective(factsOf(country).payment.cash.cap, dayIn(country, at));
  if (cap === 'none') return Number.POSITIVE_INFINITY;
  return Math.round(cap.amount * 100) - (cap.below ? 1 : 0);
}

/** The largest total in cents that may be paid in cash on delivery: the stricter of store and law that day. */
export function cashLimitCents(
  country: CountryCode,
  { limitCentAmount }: { limitCentAmount: number },
  at: Date,
): number {
  return Math.min(limitCentAmount, legalCashCap(country, at));
}

/** Meaning of an `itemLimit` of 0: no limit, or no cash on delivery there (PAY-20). A setting, decision 39. */
export const codZeroLimits = ['none', 'off'] as const;
export type CodZeroLimit = (typeof codZeroLimits)[number];
