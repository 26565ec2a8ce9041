/** Returns: announced by the shopper or the operator, received, checked and credited. */
import type { OrderReturn } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { creditedWith, withCredit, worthOf } from './credit.ts';
import { piecesValue } from './credit-value.ts';
import { asLines, excess, piecesIn, returnablePieces, sumOf, totalOf } from './pieces.ts';
import { changed, refused, restockOf, type StepChange, type StepRefused } from './result.ts';
import { awaitedPieces, uncheckedPieces } from './returned-pieces.ts';
import { skuOf } from './shipping-steps.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

export function announceReturn(
  order: Order,
  { lines, reason, isTold }: StepOf<'announceReturn'>,
  { id, at }: StepStamp,
): Result {
  if (order.issuedGiftCards) return refused('giftCards');
  const over = excess(lines, returnablePieces(order));
  if (over) return refused('tooMany', skuOf(order, over));
  const announced: OrderReturn = {
    id,
    reason,
    announcedAt: at,
    lines: [...sumOf([lines])].map(([lineItemId, quantity]) => ({
      lineItemId,
      quantity,
      received: 0,
      resellable: 0,
      unusable: 0,
    })),
  };
  return changed(
    { ...order, returns: [...(order.returns ?? []), announced] },
    isTold ? {} : { mail: { change: 'returnAnnounced', about: id, centAmount: 0 } },
  );
}

export function receiveReturn(
  order: Order,
  { returnId, lines }: StepOf<'receiveReturn'>,
  { at }: StepStamp,
): Result {
  const known = order.returns?.find(({ id }) => id === returnId);
  if (!known) return refused('unknownReturn', returnId);
  const awaited = awaitedPieces(known);
  if (totalOf(awaited) === 0) return refused('alreadyDone');
  const over = lines && excess(lines, awaited);
  if (over) return refused('tooMany', skuOf(order, over));
  const arrived = lines ? sumOf([lines]) : awaited;
  const received = known.lines.map((line) => ({
    ...line,
    received: line.received + piecesIn(arrived, line.lineItemId),
  }));
  return changed(withReturn(order, { ...known, receivedAt: at, lines: received }), {
    mail: { change: 'returnReceived', about: returnId, centAmount: 0 },
  });
}

export function checkReturn(order: Order, step: StepOf<'checkReturn'>, stamp: StepStamp): Result {
  const { returnId, unusable = [], deductedCentAmount = 0 } = step;
  const known = order.returns?.find(({ id }) => id === returnId);
  if (!known) return refused('unknownReturn', returnId);
  const arrived = uncheckedPieces(known);
  if (totalOf(arrived) === 0) {
    return refused(known.checkedAt ? 'alreadyDone' : 'notReceived');
  }
  const over = excess(unusable, arrived);
  if (over) return refused('tooMany', skuOf(order, over));
  const lost = sumOf([unusable]);
  const good = new Map([...arrived].map(([id, pieces]) => [id, pieces - piecesIn(lost, id)]));
  const lines = known.lines.map((line) => ({
    ...line,
    resellable: line.resellable + piecesIn(good, line.lineItemId),
    unusable: line.unusable + piecesIn(lost, line.lineItemId),
  }));
  const checkIds = [...(known.checkIds ?? []), stamp.id];
  const checked = withReturn(order, { ...known, checkedAt: stamp.at, checkIds, lines });
  const credited = creditedWith(order, asLines(arrived));
  const withShipping = step.withShipping ?? known.reason === 'withdrawal';
  const worth = worthOf(order, credited, { withShipping });
  // The loss in value is one of the goods, not of a guarantee that ends with them.
  const most = Math.min(worth, piecesValue(order, asLines(arrived)));
  if (deductedCentAmount > most) return refused('moreThanPossible', `${most}`);
  const centAmount = worth - deductedCentAmount;
  const shippingCentAmount = worth - piecesValue(order, credited);
  const credit = { reason: known.reason, centAmount, shippingCentAmount, lines: credited };
  return changed(withCredit(checked, { stamp, ...credit }), {
    restock: restockOf(order, asLines(good)),
    mail: { change: 'returnChecked', about: returnId, centAmount },
  });
}

export function closeReturn(
  order: Order,
  { returnId }: StepOf<'closeReturn'>,
  { at }: StepStamp,
): Result {
  const known = order.returns?.find(({ id }) => id === returnId);
  if (!known) return refused('unknownReturn', returnId);
  if (totalOf(awaitedPieces(known)) === 0) return refused('alreadyDone');
  return changed(withReturn(order, { ...known, closedAt: at }));
}

function withReturn(order: Order, known: OrderReturn): Order {
  const returns = (order.returns ?? []).map((each) => (each.id === known.id ? known : each));
  return { ...order, returns };
}
