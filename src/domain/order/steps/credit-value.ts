/**
 * What pieces of an order cost, in cents: for credits as for invoices (domain/invoice), so that both agree. The pieces of a
 * line are counted: what ships, and what is credited of it, from the first piece on; what is cancelled from the last one
 * back; of guarantees the last ones end first.
 */
import { isGuarantee } from '../../cart/articles.ts';
import type { LineItem } from '../../cart/cart.ts';
import { apportion, shareUpTo } from '../../money/apportion.ts';
import { smallestAmount } from '../../money/currencies.ts';
import type { Credit, LinePieces } from '../fulfilment.ts';
import type { OrderDraft } from '../order.ts';
import { type Pieces, piecesIn, sumOf } from './pieces.ts';

/** Pieces of a line from the number `from` up to, and without, the number `to`. */
export type PieceRange = { lineItemId: string; from: number; to: number };

/** What the first pieces of a line cost after its own discounts. */
export function grossUpTo({ taxedPrice, quantity }: LineItem, pieces: number): number {
  const { centAmount, currencyCode } = taxedPrice.totalGross;
  return shareUpTo(centAmount, pieces, quantity, smallestAmount(currencyCode));
}

/** What the discounts on the goods total take off the first pieces of each line: its share, in all exactly the discounts. */
function offUpToIn({ lineItems, discountOnTotalPrice, totalPrice }: OrderDraft) {
  const off = discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
  const smallest = smallestAmount(totalPrice.currencyCode);
  const weights = lineItems.map((line) => line.taxedPrice.totalGross.centAmount);
  const parts = apportion(off, weights, smallest);
  // In proportion to the price, not to the pieces: so no piece costs less than nothing, however its price is rounded.
  return (line: LineItem, pieces: number): number => {
    const at = lineItems.indexOf(line);
    return shareUpTo(parts[at] ?? 0, grossUpTo(line, pieces), weights[at] ?? 0, smallest);
  };
}

/** What the discounts on the goods total take off these first pieces of the lines. */
export function offUpTo(order: OrderDraft, pieces: Readonly<Record<string, number>>): number {
  const offOf = offUpToIn(order);
  return order.lineItems.reduce((sum, line) => sum + offOf(line, pieces[line.id] ?? 0), 0);
}

/** The price of pieces after all discounts. */
export function rangesValue(order: OrderDraft, ranges: readonly PieceRange[]): number {
  const offOf = offUpToIn(order);
  return ranges.reduce((sum, { lineItemId, from, to }) => {
    const line = order.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return sum;
    const upTo = (pieces: number) => grossUpTo(line, pieces) - offOf(line, pieces);
    return sum + upTo(to) - upTo(from);
  }, 0);
}

/** Which pieces each credit of the order is for. */
export function creditedRanges(order: OrderDraft): { credit: Credit; ranges: PieceRange[] }[] {
  const { credits = [] } = order;
  return credits.map((credit, at) => ({
    credit,
    ranges: rangesAfter(order, credits.slice(0, at), credit.lines, cancellationOf(order, credit)),
  }));
}

/** The value of these pieces, counted after those before. `cancellation`: the id of theirs, if they were not shipped. */
export function piecesValue(
  order: OrderDraft,
  lines: readonly LinePieces[],
  cancellation?: string,
): number {
  return rangesValue(order, rangesAfter(order, order.credits ?? [], lines, cancellation));
}

/** A cancellation and its credit have the id of their step. */
export const cancellationOf = (
  { cancellations = [] }: OrderDraft,
  credit: { id: string },
): string | undefined => cancellations.find(({ id }) => id === credit.id)?.id;

/** Pieces of articles that were credited from the first piece on: those of the credits without a cancellation. */
export function firstCredited(order: OrderDraft): Pieces {
  return firstIn(order, order.credits ?? []);
}

function firstIn(order: OrderDraft, credits: readonly Credit[]): Pieces {
  return sumOf(
    credits.filter((credit) => !cancellationOf(order, credit)).map(({ lines }) => lines),
  );
}

function rangesAfter(
  order: OrderDraft,
  before: readonly Credit[],
  lines: readonly LinePieces[],
  cancellation: string | undefined,
): PieceRange[] {
  const { cancellations = [] } = order;
  const at = cancellations.findIndex(({ id }) => id === cancellation);
  const cancelled = cancellations.slice(0, at < 0 ? cancellations.length : at);
  const gone = sumOf(cancelled.map((each) => each.lines));
  const credited = sumOf(before.map((each) => each.lines));
  const first = firstIn(order, before);
  return [...sumOf([lines])].flatMap(([lineItemId, quantity]) => {
    const line = order.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return [];
    const from = piecesIn(first, lineItemId);
    if (cancellation === undefined && !isGuarantee(line)) {
      return [{ lineItemId, from, to: from + quantity }];
    }
    const to = line.quantity - piecesIn(isGuarantee(line) ? credited : gone, lineItemId);
    return [{ lineItemId, from: to - quantity, to }];
  });
}
