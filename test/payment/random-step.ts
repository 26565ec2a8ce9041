/** A random step of an operator on an order, often one that is possible. */
import type { LinePieces } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import {
  openPieces,
  type Pieces,
  returnablePieces,
  totalOf,
  uncreditedPieces,
} from '#domain/order/steps/pieces.ts';
import { awaitedPieces, uncheckedPieces } from '#domain/order/steps/returned-pieces.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import type { Chance } from '../domain/seeded.ts';

export function randomStep(dice: Chance, order: Order | undefined): OrderStep | undefined {
  if (!order) return undefined;
  const evenUnpaid = dice.often(0.2);
  const back = order.returns?.at(dice.between(-2, -1));
  const [reason, carrier] = ['why', 'dhl'];
  const cents = dice.between(1, order.totalPrice.centAmount);
  const some = (pieces: Pieces) => linesOf(dice, pieces);
  const steps: (OrderStep | undefined)[] = [
    { kind: 'confirm', evenUnpaid },
    { kind: 'pack', evenUnpaid },
    { kind: 'delay', state: dice.pick(['Delayed', 'Backorder']) },
    { kind: 'ship', carrier, evenUnpaid, ...some(openPieces(order)) },
    { kind: 'ship', carrier, evenUnpaid },
    { kind: 'deliver' },
    { kind: 'cancel', reason },
    { kind: 'cancel', reason, ...some(openPieces(order)) },
    announced(some(returnablePieces(order)), dice),
    back && {
      kind: 'receiveReturn',
      returnId: back.id,
      ...(dice.often(0.5) && some(awaitedPieces(back))),
    },
    back && {
      kind: 'checkReturn',
      returnId: back.id,
      ...(dice.often(0.3) && { unusable: back.lines.slice(0, 1).map(piece) }),
      ...(dice.often(0.2) && { deductedCentAmount: dice.between(0, 500) }),
    },
    { kind: 'refund', reason, centAmount: cents },
    { kind: 'refund', reason, ...some(uncreditedPieces(order)), withShipping: dice.often(0.3) },
    { kind: 'receiveMoney', means: 'transfer', ...(dice.often(0.5) && { centAmount: cents }) },
    { kind: 'payOut', means: 'transfer' },
    { kind: 'note', text: 'a note' },
    { kind: 'unpack' },
    back && { kind: 'closeReturn', returnId: back.id },
  ];
  // Returns need a shipment, and three steps one after the other: what has arrived is often checked next.
  const isShipped = (order.shipments?.length ?? 0) > 0 && dice.often(0.5);
  const isArrived = back !== undefined && totalOf(uncheckedPieces(back)) > 0;
  return dice.pick(isShipped ? steps.slice(isArrived ? 10 : 8, 11) : steps);
}

const piece = ({ lineItemId }: LinePieces): LinePieces => ({ lineItemId, quantity: 1 });

const announced = ({ lines }: { lines?: LinePieces[] }, dice: Chance): OrderStep | undefined =>
  lines && {
    kind: 'announceReturn',
    lines,
    reason: dice.pick(['withdrawal', 'return', 'defect'] as const),
  };

/** Some of these pieces, at times one too many; none if there are none. */
function linesOf(dice: Chance, pieces: Pieces): { lines?: LinePieces[] } {
  const lines = [...pieces].flatMap(([lineItemId, there]) =>
    there > 0 ? [{ lineItemId, quantity: dice.between(1, there + (dice.often(0.1) ? 1 : 0)) }] : [],
  );
  return lines.length > 0 ? { lines } : {};
}
