/**
 * Net amounts beside gross ones. VAT is removed from the gross sum, as in the total of an order; the net amounts of
 * what the sum is made of add up to it. Amounts in cents, rates such as 0.23.
 */
import { apportion } from './apportion.ts';
import { netOf } from './basis-points.ts';
import { type CurrencyCode, smallestAmount } from './currencies.ts';

/** Of the lines of a cart, as on the invoice: each in proportion to its gross amount; one alone has the net of it. */
export function netParts(
  grosses: readonly number[],
  rate: number,
  currency: CurrencyCode,
): number[] {
  const net = netOf(
    grosses.reduce((sum, gross) => sum + gross, 0),
    rate,
    currency,
  );
  return apportion(net, grosses, smallestAmount(currency));
}

/** Of amounts added one after the other, such as goods, discount (negative) and delivery: the first is the net of its own. */
export function netSteps(
  amounts: readonly number[],
  rate: number,
  currency: CurrencyCode,
): number[] {
  let gross = 0;
  return amounts.map((amount) => {
    const before = netOf(gross, rate, currency);
    gross += amount;
    return netOf(gross, rate, currency) - before;
  });
}
