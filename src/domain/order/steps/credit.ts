/** Credits: what the shopper need not pay or gets back. They never exceed what is due. */
import { articlesIn } from '../../cart/articles.ts';
import { shippingPrice } from '../../cart/sums.ts';
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
  /** Of it for delivery and fees; absent: what the pieces do not cover. */
  shippingCentAmount?: number;
};

/** The order with the credit; the same order if it is for nothing. */
export function withCredit(order: Order, { stamp, reason, lines, ...wanted }: Granted): Order {
  const { due } = balanceOf(order);
  const centAmount = Math.min(wanted.centAmount, due);
  if (centAmount <= 0) return order;
  const value = piecesValue(order, lines, cancellationOf(order, stamp));
  const { shippingCentAmount: shipping = lines.length > 0 ? centAmount - value : 0 } = wanted;
  const shippingCentAmount = Math.min(centAmount, Math.max(0, shipping));
  const credit = { ...stamp, reason, centAmount, shippingCentAmount, lines: [...lines] };
  return { ...order, credits: [...(order.credits ?? []), credit] };
}

/** What delivery has cost and no credit has given back, in cents. */
export function uncreditedShipping(order: Order): number {
  const credited = (order.credits ?? []).reduce((sum, each) => sum + each.shippingCentAmount, 0);
  return Math.max(0, shippingPrice(order) - credited);
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
