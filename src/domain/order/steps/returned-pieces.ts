/** How many pieces of a return are awaited, have arrived and are checked. A return can arrive and be checked in parts. */
import type { Credit, OrderReturn } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { type Pieces, totalOf } from './pieces.ts';

type Lines = Pick<OrderReturn, 'lines' | 'closedAt'>;
type ReturnLine = OrderReturn['lines'][number];

const piecesOf = ({ lines }: Lines, count: (line: ReturnLine) => number): Pieces =>
  new Map(lines.map((line) => [line.lineItemId, count(line)]));

/** Announced, and not arrived yet; none once the return is closed. */
export const awaitedPieces = (known: Lines): Pieces =>
  piecesOf(known, ({ quantity, received }) => (known.closedAt ? 0 : quantity - received));

/** What has not arrived until the return was closed. */
export const missingPieces = (known: Lines): Pieces =>
  piecesOf(known, ({ quantity, received }) => (known.closedAt ? quantity - received : 0));

export const checkedPieces = (known: Lines): Pieces =>
  piecesOf(known, ({ resellable, unusable }) => resellable + unusable);

/** Arrived, and not checked yet. */
export const uncheckedPieces = (known: Lines): Pieces =>
  piecesOf(known, ({ received, resellable, unusable }) => received - resellable - unusable);

export type ReturnState = 'announced' | 'received' | 'checked in part' | 'checked' | 'closed';

export function returnState(known: Lines): ReturnState {
  if (totalOf(uncheckedPieces(known)) > 0) return 'received';
  if (totalOf(awaitedPieces(known)) === 0) return known.closedAt ? 'closed' : 'checked';
  return totalOf(checkedPieces(known)) > 0 ? 'checked in part' : 'announced';
}

/** Whether a check of a return has granted the credit. Before checks were stored, both had the same time. */
export const isOfReturn = (
  { returns = [] }: Pick<Order, 'returns'>,
  { id, at }: Pick<Credit, 'id' | 'at'>,
): boolean => returns.some(({ checkIds, checkedAt }) => checkIds?.includes(id) ?? checkedAt === at);
