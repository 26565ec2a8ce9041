/**
 * What a statement of withdrawal does to its order, be it found or linked by an operator: shipped articles are announced
 * as a return, the others are cancelled. Each once; what the statement describes in own words is left to the operator.
 */
import { isGuarantee } from '#domain/cart/articles.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { LinePieces } from '#domain/order/fulfilment.ts';
import type { Actor } from '#domain/order/history.ts';
import { openPieces, type Pieces, piecesIn, returnablePieces } from '#domain/order/steps/pieces.ts';
import { returnLinesOf } from '#domain/withdrawal/return-lines.ts';
import type { HandlerContext } from './handler-context.ts';

type OfWithdrawal = Extract<KontorEvent, { type: 'withdrawal-stated' | 'withdrawal-linked' }>;

export async function returnWithdrawn(
  { withdrawalId, orderId, at }: OfWithdrawal,
  actor: Actor,
  { backend }: HandlerContext,
): Promise<void> {
  const order = orderId === null ? undefined : await backend.order(orderId);
  const withdrawal = await backend.withdrawal(withdrawalId);
  if (!order || !withdrawal) return;
  const stated = returnLinesOf(withdrawal, order).filter(({ lineItemId }) =>
    order.lineItems.some((line) => line.id === lineItemId && !isGuarantee(line)),
  );
  const returnId = `${withdrawalId}-${order.id}-return`;
  // A repeated run divides the articles as the first one did.
  const announced = order.returns?.find(({ id }) => id === returnId)?.lines;
  const shipped = announced ?? within(stated, returnablePieces(order));
  const open = within(without(stated, shipped), openPieces(order));
  const taker = { at, actor, note: `withdrawal ${withdrawal.number}` };
  if (!announced && shipped.length > 0) {
    const step = { kind: 'announceReturn', reason: 'withdrawal', lines: shipped } as const;
    await backend.takeStep(order.id, step, { ...taker, id: returnId });
  }
  if (open.length > 0) {
    const step = { kind: 'cancel', reason: 'withdrawal', lines: open } as const;
    await backend.takeStep(order.id, step, { ...taker, id: `${withdrawalId}-${order.id}-cancel` });
  }
}

/** As many of these pieces as there are. */
const within = (lines: readonly LinePieces[], there: Pieces): LinePieces[] =>
  lines.flatMap(({ lineItemId, quantity }) => {
    const left = Math.min(quantity, piecesIn(there, lineItemId));
    return left > 0 ? [{ lineItemId, quantity: left }] : [];
  });

const without = (lines: readonly LinePieces[], taken: readonly LinePieces[]): LinePieces[] =>
  lines.map(({ lineItemId, quantity }) => {
    const gone = taken.find((each) => each.lineItemId === lineItemId)?.quantity ?? 0;
    return { lineItemId, quantity: quantity - gone };
  });
