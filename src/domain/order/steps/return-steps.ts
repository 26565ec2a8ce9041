/** Returns: announced by the shopper or the operator, received, checked and credited. */
import type { OrderReturn } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { creditedWith, withCredit, worthOf } from './credit.ts';
import { piecesValue } from './credit-value.ts';
import { asLines, excess, piecesIn, returnablePieces, sumOf, totalOf } from './pieces.ts';
import { changed, refused, restockOf, type StepChange, type StepRefused } from './result.ts';
import { skuOf } from './shipping-steps.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

export function announceReturn(
  order: Order,
  { lines, reason }: StepOf<'announceReturn'>,
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
    { mail: { change: 'returnAnnounced', about: id, centAmount: 0 } },
  );
}

export function receiveReturn(
  order: Order,
  { returnId, lines }: StepOf<'receiveReturn'>,
  { at }: StepStamp,
): Result {
  const known = order.returns?.find(({ id }) => id === returnId);
  if (!known) return refused('unknownReturn', returnId);
  if (known.checkedAt) return refused('alreadyDone');
  const awaited = new Map(
    known.lines.map(({ lineItemId, quantity, received }) => [lineItemId, quantity - received]),
  );
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
  if (known.checkedAt) return refused('alreadyDone');
  const received = new Map(known.lines.map((line) => [line.lineItemId, line.received]));
  if (totalOf(received) === 0) return refused('notReceived');
  const over = excess(unusable, received);
  if (over) return refused('tooMany', skuOf(order, over));
  const lost = sumOf([unusable]);
  const lines = known.lines.map((line) => {
    const gone = piecesIn(lost, line.lineItemId);
    return { ...line, resellable: line.received - gone, unusable: gone };
  });
  const checked = withReturn(order, { ...known, checkedAt: stamp.at, lines });
  const credited = creditedWith(order, asLines(received));
  const withShipping = step.withShipping ?? known.reason === 'withdrawal';
  const worth = worthOf(order, credited, { withShipping });
  // The loss in value is one of the goods, not of a guarantee that ends with them.
  const most = Math.min(worth, piecesValue(order, asLines(received)));
  if (deductedCentAmount > most) return refused('moreThanPossible', `${most}`);
  const centAmount = worth - deductedCentAmount;
  const good = lines.map(({ lineItemId, resellable }) => ({ lineItemId, quantity: resellable }));
  return changed(
    withCredit(checked, { stamp, reason: known.reason, centAmount, lines: credited }),
    {
      restock: restockOf(order, good),
      mail: { change: 'returnChecked', about: returnId, centAmount },
    },
  );
}

function withReturn(order: Order, known: OrderReturn): Order {
  const returns = (order.returns ?? []).map((each) => (each.id === known.id ? known : each));
  return { ...order, returns };
}
