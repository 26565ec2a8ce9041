/** The pieces that a shipment's invoice is for, by line item: its articles, and the guarantees that begin with them. */
import { isGuarantee } from '../cart/articles.ts';
import type { Shipment } from './fulfilment.ts';
import type { Order } from './order.ts';
import { coveredLines, creditedPieces, type Pieces, piecesIn, sumOf } from './steps/pieces.ts';

export function shippedQuantities(order: Order, { id, lines }: Shipment): Record<string, number> {
  const { shipments = [] } = order;
  const before = shipments.slice(
    0,
    shipments.findIndex((each) => each.id === id),
  );
  const earlier = sumOf(before.map((each) => each.lines));
  const until = sumOf([...before.map((each) => each.lines), lines]);
  const ended = creditedPieces(order);
  const guarantees = order.lineItems.filter(isGuarantee).map((guarantee): [string, number] => {
    const alive = guarantee.quantity - piecesIn(ended, guarantee.id);
    const covered = (shipped: Pieces) =>
      coveredLines(guarantee, order.lineItems).reduce(
        (sum, line) => sum + piecesIn(shipped, line.id),
        0,
      );
    const begun = (shipped: Pieces) => Math.max(0, Math.min(alive, covered(shipped)));
    return [guarantee.id, begun(until) - begun(earlier)];
  });
  const pieces = [...sumOf([lines]), ...guarantees].filter(([, quantity]) => quantity > 0);
  return Object.fromEntries(pieces);
}
