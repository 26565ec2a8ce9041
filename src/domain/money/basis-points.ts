/** Shares of an amount. 10,000 permyriad are the whole: 5 % = 500. */
import { type CurrencyCode, smallestAmount } from './currencies.ts';

/** The share of a cent amount, rounded half up to the smallest amount of its currency. */
export function shareOf(centAmount: number, permyriad: number, currency: CurrencyCode): number {
  return rounded(centAmount * permyriad, 10_000, currency);
}

/** The tax inside a gross cent amount at a rate such as 0.23: gross minus net. */
export function taxWithin(grossCentAmount: number, rate: number, currency: CurrencyCode): number {
  return grossCentAmount - netOf(grossCentAmount, rate, currency);
}

/** The net part of a gross cent amount at a rate such as 0.255, rounded like a share. */
export function netOf(grossCentAmount: number, rate: number, currency: CurrencyCode): number {
  const rateInPermyriad = Math.round(rate * 10_000);
  return rounded(grossCentAmount * 10_000, 10_000 + rateInPermyriad, currency);
}

/**
 * The lowest gross cent amount whose net part is at least this one. The highest whose net part is at most `net` is the
 * smallest amount of the currency below the lowest of the next net amount.
 */
export function lowestGrossOf(netCentAmount: number, rate: number, currency: CurrencyCode): number {
  const whole = 10_000 + Math.round(rate * 10_000);
  const smallest = smallestAmount(currency);
  return Math.ceil(((2 * netCentAmount - smallest) * whole) / (20_000 * smallest)) * smallest;
}

function rounded(dividend: number, divisor: number, currency: CurrencyCode): number {
  const smallest = smallestAmount(currency);
  return Math.round(dividend / (divisor * smallest)) * smallest;
}
