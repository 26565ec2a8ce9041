/** The articles of an order that a statement covers, as line items and pieces. */
import { isGuarantee, parentSkuOf } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import type { ChosenLine, WithdrawalStatement } from './statement.ts';

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
): ChosenLine[] {
  if (!lines)
    return goods ? [] : lineItems.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
  const stated = piecesById(lines);
  const chosen = new Map(
    lineItems.map((line) => [line.id, Math.min(line.quantity, stated.get(line.id) ?? 0)]),
  );
  for (const line of lineItems.filter(isGuarantee)) {
    const left = piecesLeft(parentSkuOf(line), lineItems, chosen);
    if (left === undefined) continue;
    const excess = Math.max(0, line.quantity - left);
    chosen.set(line.id, Math.max(chosen.get(line.id) ?? 0, excess));
  }
  return lineItems.flatMap(({ id }) => {
    const quantity = chosen.get(id) ?? 0;
    return quantity > 0 ? [{ lineItemId: id, quantity }] : [];
  });
}

/** Pieces of each line item that can still be withdrawn from, after earlier statements about the order. */
export function piecesOpen(
  order: OrderedLines,
  earlier: readonly Pick<WithdrawalStatement, 'lines' | 'goods'>[],
): Map<string, number> {
  const returned = piecesById(earlier.flatMap((each) => returnLinesOf(each, order)));
  return new Map(
    order.lineItems.map(({ id, quantity }) => [
      id,
      Math.max(0, quantity - (returned.get(id) ?? 0)),
    ]),
  );
}

function piecesById(lines: readonly ChosenLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { lineItemId, quantity } of lines) {
    pieces.set(lineItemId, (pieces.get(lineItemId) ?? 0) + quantity);
  }
  return pieces;
}

/** Pieces of an article that stay with the consumer; undefined if it is not part of the order. */
function piecesLeft(
  sku: string | undefined,
  lineItems: OrderedLines['lineItems'],
  chosen: ReadonlyMap<string, number>,
): number | undefined {
  const bought = lineItems.filter((line) => line.variant.sku === sku && !isGuarantee(line));
  if (bought.length === 0) return undefined;
  return bought.reduce((sum, line) => sum + line.quantity - (chosen.get(line.id) ?? 0), 0);
}
