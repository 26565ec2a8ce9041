/** What pieces of an order cost, after all discounts, in cents. The values of all pieces of a line add up to the line. */
import type { LinePieces } from '../fulfilment.ts';
import type { OrderDraft } from '../order.ts';
import { creditedPieces, piecesIn, sumOf } from './pieces.ts';

/** Each line with its share of the discount on the total; the shares add up to the discount. */
function lineCents({ lineItems, discountOnTotalPrice }: OrderDraft): Map<string, number> {
  const off = discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  const goods = lineItems.reduce((sum, line) => sum + line.taxedPrice.totalGross.centAmount, 0);
  const cents = new Map<string, number>();
  let before = 0;
  let taken = 0;
  for (const { id, taxedPrice } of lineItems) {
    before += taxedPrice.totalGross.centAmount;
    const share = goods === 0 ? 0 : Math.round((off * before) / goods) - taken;
    taken += share;
    cents.set(id, taxedPrice.totalGross.centAmount - share);
  }
  return cents;
}

/** The value of these pieces, counted after those that were credited before. */
export function piecesValue(order: OrderDraft, lines: readonly LinePieces[]): number {
  const cents = lineCents(order);
  const credited = creditedPieces(order);
  let value = 0;
  for (const [id, quantity] of sumOf([lines])) {
    const line = order.lineItems.find((each) => each.id === id);
    if (!line) continue;
    const whole = cents.get(id) ?? 0;
    const first = piecesIn(credited, id);
    const upTo = (pieces: number) => Math.round((whole * pieces) / line.quantity);
    value += upTo(first + quantity) - upTo(first);
  }
  return value;
}
