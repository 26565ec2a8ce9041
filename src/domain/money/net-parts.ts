/**
 * Net amounts beside gross ones. VAT is removed from the gross sum, as in the total of an order; the net amounts of
 * what the sum is made of add up to it. Amounts in cents, rates such as 0.23.
 */
import { netOf } from './basis-points.ts';
import { type CurrencyCode, smallestAmount } from './currencies.ts';

/** A line of a cart or an invoice. `gross`: of all its pieces. */
export type NetLine = { gross: number; quantity: number };

/**
 * The net amounts of lines of one rate, which are `net` together; by default the net of their sum. Each is the net of its
 * own gross amount. What then is missing or too much, a cent for a line at most, is in lines of several pieces first, the
 * dearest before the others: of one piece the shopper knows the net price from its page.
 */
export function netParts(
  lines: readonly NetLine[],
  rate: number,
  currency: CurrencyCode,
  net = netOf(sumOf(lines.map(({ gross }) => gross)), rate, currency),
): number[] {
  const parts = lines.map(({ gross }) => netOf(gross, rate, currency));
  const apart = net - sumOf(parts);
  const smallest = smallestAmount(currency);
  const step = Math.sign(apart) * (apart % smallest === 0 ? smallest : 1);
  const places = lines
    .map(({ gross, quantity }, at) => ({ at, gross, isSeveral: Number(quantity > 1) }))
    .filter(({ gross }) => gross > 0)
    .toSorted((a, b) => b.isSeveral - a.isSeveral || b.gross - a.gross);
  if (places.length === 0) return parts;
  for (let left = apart, turn = 0; left !== 0; left -= step, turn += 1) {
    const { at } = places[turn % places.length] ?? { at: 0 };
    parts[at] = (parts[at] ?? 0) + step;
  }
  return parts;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

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
