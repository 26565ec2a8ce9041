/** Credits: what the shopper need not pay or gets back. They never exceed what is due. */
import { articlesIn } from '../../cart/articles.ts';
import type { LinePieces } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { balanceOf } from './balance.ts';
import { cancellationOf, piecesValue } from './credit-value.ts';
import {
  asLines,
  creditedPieces,
  guaranteesWithout,
  piecesIn,
  sumOf,
  uncreditedPieces,
} from './pieces.ts';
import type { StepStamp } from './step.ts';

type Granted = {
  stamp: StepStamp;
  reason: string;
  centAmount: number;
  lines: readonly LinePieces[];
};

/** The order with the credit; the same order if it is for nothing. */
export function withCredit(order: Order, { stamp, reason, centAmount, lines }: Granted): Order {
  const { due } = balanceOf(order);
  const granted = Math.min(centAmount, due);
  if (granted <= 0) return order;
  const value = piecesValue(order, lines, cancellationOf(order, stamp));
  const shippingCentAmount = Math.max(0, granted - value);
  const credit = {
    ...stamp,
    reason,
    centAmount: granted,
    shippingCentAmount: lines.length > 0 ? shippingCentAmount : 0,
    lines: [...lines],
  };
  return { ...order, credits: [...(order.credits ?? []), credit] };
}

/** Those of these pieces that were not credited before, and the guarantees that end with them. */
export function creditedWith(order: Order, lines: readonly LinePieces[]): LinePieces[] {
  const left = uncreditedPieces(order);
  const added = asLines(
    new Map(
      [...sumOf([lines])].map(([id, quantity]) => [id, Math.min(quantity, piecesIn(left, id))]),
    ),
  );
  const gone = sumOf([asLines(creditedPieces(order)), added]);
  return [...added, ...guaranteesWithout(order, gone)];
}

/**
 * What is credited for these pieces. `withShipping`: once all pieces of the order are credited, the rest of it (delivery,
 * fees) is too, as after a withdrawal (Directive 2011/83 art. 13). `cancellation`: the id of theirs, if they were not shipped.
 */
export function worthOf(
  order: Order,
  lines: readonly LinePieces[],
  { withShipping, cancellation }: { withShipping: boolean; cancellation?: string },
): number {
  const { due } = balanceOf(order);
  const gone = sumOf([asLines(creditedPieces(order)), lines]);
  const isAll = articlesIn(order).every(({ id, quantity }) => piecesIn(gone, id) >= quantity);
  return withShipping && isAll ? due : Math.min(piecesValue(order, lines, cancellation), due);
}
