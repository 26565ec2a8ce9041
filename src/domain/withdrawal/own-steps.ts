/**
 * What a statement of withdrawal does to its order by itself, be the order found or linked by an operator: shipped
 * articles are announced as a return, the others are cancelled. Only for a private buyer, only articles that can be
 * withdrawn from, and nothing that is packed: all else is left to the operator. Source: Directive 2011/83/EU art. 2, 9, 16.
 */
import { isGuarantee } from '../cart/articles.ts';
import type { LinePieces } from '../order/fulfilment.ts';
import type { Order } from '../order/order.ts';
import {
  asLines,
  openPieces,
  type Pieces,
  piecesIn,
  remaining,
  returnablePieces,
  sumOf,
} from '../order/steps/pieces.ts';
import type { OrderStep } from '../order/steps/step.ts';
import { returnLinesOf } from './return-lines.ts';
import type { Withdrawal } from './statement.ts';

/** SKUs of products that cannot be withdrawn from (exclusion.ts). */
export type ExcludedSkus = ReadonlySet<string>;

/**
 * `company`: a company ordered, which has no right of withdrawal. `ownWords`: the articles are in the consumer's own
 * words, or a guarantee is withdrawn from without its article. `excluded`: articles that cannot be withdrawn from.
 * `packed`: articles that are packed and not shipped.
 */
export type LeftToOperator = 'company' | 'ownWords' | 'excluded' | 'packed';

/** The steps with their ids, each to be taken once; none that were taken before. */
export function withdrawalSteps(
  withdrawal: Withdrawal,
  order: Order,
  excluded: ExcludedSkus,
  isTold = false,
): { id: string; step: OrderStep }[] {
  if (isOfCompany(order)) return [];
  const stated = articlesOf(withdrawal, order).filter(
    ({ lineItemId }) => !isExcluded(order, lineItemId, excluded),
  );
  const [returnId, cancelId] = [
    `${withdrawal.id}${returnIdEnd(order)}`,
    `${withdrawal.id}-${order.id}-cancel`,
  ];
  // A repeated run divides the articles as the first one did.
  const announced = order.returns?.find(({ id }) => id === returnId)?.lines;
  const shipped = announced ?? within(stated, returnablePieces(order));
  const isCancelled = order.cancellations?.some(({ id }) => id === cancelId);
  const open =
    order.packedAt || isCancelled ? [] : within(less(stated, shipped), openPieces(order));
  return [
    ...(!announced && shipped.length > 0
      ? [{ id: returnId, step: announcing(shipped, isTold) }]
      : []),
    ...(open.length > 0 ? [{ id: cancelId, step: cancelling(order, open) }] : []),
  ];
}

const returnIdEnd = ({ id }: Pick<Order, 'id'>) => `-${id}-return`;

/** The id of the statement that has announced a return; undefined: an operator did. */
export function statementOf(order: Pick<Order, 'id'>, returnId: string): string | undefined {
  const end = returnIdEnd(order);
  return returnId.endsWith(end) ? returnId.slice(0, -end.length) : undefined;
}

const announcing = (lines: LinePieces[], isTold: boolean): OrderStep => ({
  kind: 'announceReturn',
  reason: 'withdrawal',
  lines,
  ...(isTold && { isTold }),
});
/** `unpacked`: it may be packed between the decision and the step. */
const cancelling = ({ shipments = [] }: Order, lines: LinePieces[]): OrderStep => ({
  kind: 'cancel',
  reason: 'withdrawal',
  lines,
  ...(shipments.length === 0 && { unpacked: true }),
});

/** Why an operator has to decide on the statement, or on a part of it. */
export function leftToOperator(
  withdrawal: Withdrawal,
  order: Order,
  excluded: ExcludedSkus,
): LeftToOperator | undefined {
  if (isOfCompany(order)) return 'company';
  if (isInOwnWords(withdrawal, order)) return 'ownWords';
  const stated = articlesOf(withdrawal, order);
  if (stated.some(({ lineItemId }) => isExcluded(order, lineItemId, excluded))) return 'excluded';
  const isOpen = within(stated, openPieces(order)).length > 0;
  return order.packedAt && isOpen ? 'packed' : undefined;
}

/** As the pages of the shop decide it. */
const isOfCompany = ({ billingAddress }: Order): boolean => Boolean(billingAddress.company);

const articlesOf = (withdrawal: Withdrawal, order: Order): LinePieces[] =>
  returnLinesOf(withdrawal, order).filter(({ lineItemId }) =>
    order.lineItems.some((line) => line.id === lineItemId && !isGuarantee(line)),
  );

const isExcluded = ({ lineItems }: Order, lineItemId: string, excluded: ExcludedSkus): boolean =>
  lineItems.some(({ id, variant }) => id === lineItemId && excluded.has(variant.sku));

function isInOwnWords({ goods, lines = [] }: Withdrawal, order: Order): boolean {
  if (goods !== undefined) return true;
  const guarantees = new Set(order.lineItems.filter(isGuarantee).map(({ id }) => id));
  const ofArticles = lines.filter(({ lineItemId }) => !guarantees.has(lineItemId));
  const ended = sumOf([returnLinesOf({ lines: ofArticles }, order)]);
  return lines.some(
    ({ lineItemId, quantity }) =>
      guarantees.has(lineItemId) && quantity > piecesIn(ended, lineItemId),
  );
}

/** As many of these pieces as there are. */
const within = (lines: readonly LinePieces[], there: Pieces): LinePieces[] =>
  lines.flatMap(({ lineItemId, quantity }) => {
    const left = Math.min(quantity, piecesIn(there, lineItemId));
    return left > 0 ? [{ lineItemId, quantity: left }] : [];
  });

const less = (lines: readonly LinePieces[], taken: readonly LinePieces[]): LinePieces[] =>
  asLines(
    remaining(
      lines.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
      [sumOf([taken])],
    ),
  );
