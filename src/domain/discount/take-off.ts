/**
 * Applies discounts to prices. Pieces of one line may get different prices, so that every discount is exact to the
 * cent. Cents of one currency, VAT included; no price becomes negative.
 */
import { apportion } from '../money/apportion.ts';
import { shareOf } from '../money/basis-points.ts';
import { type CurrencyCode, smallestAmount } from '../money/currencies.ts';
import type { CartDiscount } from './cart-discount.ts';
import { amountOf } from './choose.ts';

/** The amount that a discount takes off one piece or one sum. */
type Included = { id: string; centAmount: number };

/** Pieces that cost the same. */
export type Pieces = { quantity: number; centAmount: number; included: readonly Included[] };

/** The pieces of one line. */
export type Line = readonly Pieces[];

/** A sum, such as shipping, after its discounts. */
export type Sum = { centAmount: number; included: readonly Included[] };

/** Applies the discount to the lines at these indexes; the others stay unchanged. */
export function discountedLines(
  lines: readonly Line[],
  places: ReadonlySet<number>,
  discount: CartDiscount,
  currency: CurrencyCode,
): Line[] {
  if (discount.value.type === 'absolute') {
    const amount = amountOf(discount, currency) ?? 0;
    const smallest = smallestAmount(currency);
    const sums = lines.map((line, at) => (places.has(at) ? sumOf(line) : 0));
    const whole = sums.reduce((sum, each) => sum + each, 0);
    const parts = apportion(Math.min(amount, whole), sums, smallest);
    return lines.map((line, at) => spread(line, discount.id, parts[at] ?? 0, smallest));
  }
  return lines.map((line, at) =>
    places.has(at) ? line.map((pieces) => discountedLine(pieces, discount, currency)) : line,
  );
}

/** Applies the discount to one sum, or to each of several equal pieces. */
export function discountedLine<Priced extends Sum>(
  priced: Priced,
  discount: CartDiscount,
  currency: CurrencyCode,
): Priced {
  const { value, id } = discount;
  const { centAmount } = priced;
  const amount = amountOf(discount, currency) ?? 0;
  const off =
    value.type === 'relative'
      ? shareOf(centAmount, value.permyriad, currency)
      : value.type === 'fixed'
        ? Math.max(0, centAmount - amount)
        : Math.min(amount, centAmount);
  return less(priced, id, off);
}

export function sumOf(line: Line): number {
  return line.reduce((sum, { quantity, centAmount }) => sum + quantity * centAmount, 0);
}

function less<Priced extends Sum>(priced: Priced, id: string, off: number): Priced {
  if (off === 0) return priced;
  const included = [...priced.included, { id, centAmount: off }];
  return { ...priced, centAmount: priced.centAmount - off, included };
}

/** Takes an amount off a line: some pieces may then cost one smallest unit of the currency less than the others. */
function spread(line: Line, id: string, off: number, smallest: number): Line {
  const parts = apportion(
    off,
    line.map((pieces) => sumOf([pieces])),
    smallest,
  );
  return line.flatMap((pieces, at) => {
    const { quantity } = pieces;
    const part = parts[at] ?? 0;
    const each = Math.floor(part / smallest / quantity) * smallest;
    const more = (part - each * quantity) / smallest;
    return [
      { ...less(pieces, id, each), quantity: quantity - more },
      { ...less(pieces, id, each + smallest), quantity: more },
    ].filter((group) => group.quantity > 0);
  });
}
