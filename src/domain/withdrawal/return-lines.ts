/** The articles of an order that a statement covers, as line items and pieces. */
import { isGuarantee } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import type { LinePieces } from '../order/fulfilment.ts';
import {
  asLines,
  coveredLines,
  piecesIn,
  remaining,
  sumOf,
  totalOf,
} from '../order/steps/pieces.ts';
import type { WithdrawalStatement } from './statement.ts';

/** What is needed of an order: its line items. */
export type OrderedLines = {
  lineItems: readonly Pick<
    LineItem,
    'id' | 'quantity' | 'variant' | 'productType' | 'custom' | 'lineItemMode'
  >[];
};

/**
 * Line items and pieces to be returned, in the order of the order. All of them for the whole order; none if the articles
 * are described in the consumer's own words, which the operator has to read. Never more pieces than were ordered. An
 * extra guarantee ends with the article that it was bought for (Directive 2011/83/EU art. 15).
 */
export function returnLinesOf(
  { lines, goods }: Pick<WithdrawalStatement, 'lines' | 'goods'>,
  { lineItems }: OrderedLines,
): LinePieces[] {
  if (!lines)
    return goods ? [] : lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  const stated = sumOf([lines]);
  const chosen = new Map(
    lineItems.map((line) => [line.id, Math.min(line.quantity, piecesIn(stated, line.id))]),
  );
  for (const line of lineItems.filter(isGuarantee)) {
    const covered = coveredLines(line, lineItems);
    if (covered.length === 0) continue;
    const excess = Math.max(0, line.quantity - totalOf(remaining(covered, [chosen])));
    chosen.set(line.id, Math.max(piecesIn(chosen, line.id), excess));
  }
  return asLines(chosen);
}

/** Pieces of each line item that can still be withdrawn from, after earlier statements about the order. */
export function piecesOpen(
  order: OrderedLines,
  earlier: readonly Pick<WithdrawalStatement, 'lines' | 'goods'>[],
): Map<string, number> {
  const returned = sumOf(earlier.map((each) => returnLinesOf(each, order)));
  return new Map(
    order.lineItems.map(({ id, quantity }) => [id, Math.max(0, quantity - piecesIn(returned, id))]),
  );
}
