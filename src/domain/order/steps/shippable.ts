/** Which pieces of an order may be shipped: it is paid, or paid on delivery, and they were not credited before. */
import { methodOf } from '../../payment/method-of.ts';
import type { LinePieces } from '../fulfilment.ts';
import type { Order, OrderDraft } from '../order.ts';
import { balanceOf } from './balance.ts';
import { cancellationOf } from './credit-value.ts';
import { openPieces, type Pieces, piecesIn, sumOf, totalOf } from './pieces.ts';

/** Paid in full, or paid on delivery. */
export function isPaidForShipping(order: Order): boolean {
  const { payments } = order.paymentInfo;
  if (payments.some((each) => methodOf(each) === 'cashOnDelivery')) return true;
  return balanceOf(order).owed >= 0;
}

/** Whether the operator has something to ship. */
export const isAwaitingShipment = (order: Order): boolean =>
  order.orderState !== 'Cancelled' &&
  isPaidForShipping(order) &&
  totalOf(shippablePieces(order)) > 0;

/** Open pieces without those that were credited; none if the order was credited in full, with or without naming them. */
export function shippablePieces(order: Order): Pieces {
  const { credited, due } = balanceOf(order);
  const isCredited = credited > 0 && due === 0;
  const kept = creditedUnshipped(order);
  return new Map(
    [...openPieces(order)].map(([id, open]) => [
      id,
      isCredited ? 0 : Math.max(0, open - piecesIn(kept, id)),
    ]),
  );
}

/** Pieces that were credited when they were neither shipped nor cancelled: a credit is first for those that had left. */
function creditedUnshipped(order: OrderDraft): Pieces {
  const { credits = [], shipments = [] } = order;
  const ofShipped = new Map<string, number>();
  const kept: LinePieces[] = [];
  for (const { at, lines } of credits.filter((each) => !cancellationOf(order, each))) {
    const shipped = sumOf(
      shipments.filter(({ shippedAt }) => shippedAt <= at).map((each) => each.lines),
    );
    for (const { lineItemId, quantity } of lines) {
      const before = piecesIn(ofShipped, lineItemId);
      const left = Math.min(quantity, Math.max(0, piecesIn(shipped, lineItemId) - before));
      ofShipped.set(lineItemId, before + left);
      kept.push({ lineItemId, quantity: quantity - left });
    }
  }
  return sumOf([kept]);
}
