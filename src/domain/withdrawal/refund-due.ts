/** What the refund of a statement waits for: decided from the order, so that nobody has to mark a statement as done. */
import { articlesIn } from '../cart/articles.ts';
import type { Order } from '../order/order.ts';
import { balanceOf } from '../order/steps/balance.ts';
import {
  asLines,
  cancelledPieces,
  creditedPieces,
  type Pieces,
  piecesIn,
  returnablePieces,
  sumOf,
  totalOf,
} from '../order/steps/pieces.ts';
import {
  awaitedPieces,
  checkedPieces,
  isOfReturn,
  missingPieces,
  uncheckedPieces,
} from '../order/steps/returned-pieces.ts';
import { type ExcludedSkus, leftToOperator } from './own-steps.ts';
import { returnLinesOf } from './return-lines.ts';
import type { Withdrawal } from './statement.ts';

/**
 * `link`: no order is linked. `return`: a return of its pieces, which are neither cancelled nor credited; `leftToOperator` (own-steps.ts) says why
 * nothing was entered by itself. `goods`: the
 * arrival of what is announced. `check`: the check of what has arrived. `refund`: the money, which is owed or on its way.
 */
export type RefundWaitsFor = 'link' | 'return' | 'goods' | 'check' | 'refund';

/**
 * `statements`: all about the order, the first received first. `isClosed`: an operator has decided that nothing more is
 * entered for this one.
 */
type Known = { statements: readonly Withdrawal[]; excluded: ExcludedSkus; isClosed: boolean };

/** Undefined: nothing is due any more. */
export function refundWaitsFor(
  withdrawal: Withdrawal,
  order: Order | undefined,
  { statements, excluded, isClosed }: Known,
): RefundWaitsFor | undefined {
  if (!order) return isClosed ? undefined : 'link';
  if (order.orderState !== 'Cancelled') {
    const awaited = sumOf((order.returns ?? []).map((each) => asLines(awaitedPieces(each))));
    const unchecked = sumOf((order.returns ?? []).map((each) => asLines(uncheckedPieces(each))));
    const settled = settledPieces(order);
    const stated = statedPieces(withdrawal, order, statements);
    const left = leftToOperator(withdrawal, order, excluded);
    // What is packed has to be cancelled, or shipped and returned, like everything else.
    const isForOperator = isClosed || (left !== undefined && left !== 'packed');
    const areWithin = (there: Pieces) =>
      [...stated].every(([id, quantity]) => piecesIn(there, id) >= quantity);
    const isEntered =
      isClosed ||
      (left !== 'ownWords' && areWithin(sumOf([settled, awaited, unchecked].map(asLines)))) ||
      (isForOperator && isHandled(withdrawal, order, statements));
    if (!isEntered) return 'return';
    const isOpen = isForOperator ? totalOf(awaited) + totalOf(unchecked) > 0 : !areWithin(settled);
    if (isOpen) return totalOf(awaited) > 0 ? 'goods' : 'check';
  }
  const { owed, underway } = balanceOf(order);
  return owed + underway > 0 ? 'refund' : undefined;
}

/**
 * Pieces of which nothing more is awaited: credited, cancelled, returned and checked, or never come until the return was
 * closed and not announced again.
 */
function settledPieces(order: Order): Pieces {
  const checked = (order.returns ?? []).map(checkedPieces);
  const missing = sumOf((order.returns ?? []).map((each) => asLines(missingPieces(each))));
  const kept = new Map(
    [...returnablePieces(order)].map(([id, left]) => [id, Math.min(left, piecesIn(missing, id))]),
  );
  const gone = sumOf([cancelledPieces(order), ...checked, kept].map(asLines));
  const credited = creditedPieces(order);
  return new Map(
    order.lineItems.map(({ id }) => [id, Math.max(piecesIn(credited, id), piecesIn(gone, id))]),
  );
}

/**
 * Pieces of the articles of this statement that it and the earlier ones name together, at most as many as were ordered.
 * Guarantees end with their articles.
 */
function statedPieces(
  withdrawal: Withdrawal,
  order: Order,
  statements: readonly Withdrawal[],
): Pieces {
  const last = statements.findIndex(({ id }) => id === withdrawal.id);
  const upToThis = sumOf(statements.slice(0, last + 1).map((each) => returnLinesOf(each, order)));
  const own = sumOf([returnLinesOf(withdrawal, order)]);
  return new Map(
    articlesIn(order)
      .filter(({ id }) => own.has(id))
      .map(({ id, quantity }) => [id, Math.min(quantity, piecesIn(upToThis, id))]),
  );
}

/** Whether a return was entered, or something cancelled or credited since, by a step of no statement. */
function isHandled(
  { receivedAt }: Withdrawal,
  order: Order,
  statements: readonly Withdrawal[],
): boolean {
  const { returns = [], cancellations = [], credits = [] } = order;
  const steps = [
    ...returns.map(({ id, announcedAt }) => ({ id, at: announcedAt })),
    ...cancellations,
    // The credit of a return belongs to whoever announced it.
    ...credits.filter((credit) => !isOfReturn(order, credit)),
  ];
  return steps.some(
    ({ id, at }) => at >= receivedAt && !statements.some((each) => id.startsWith(`${each.id}-`)),
  );
}
