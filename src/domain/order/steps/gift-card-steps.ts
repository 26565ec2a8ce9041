/** Gift cards that were bought: issued once the order is paid, refunded as long as something is left on them. */
import { isOfGiftCards } from '../../cart/articles.ts';
import type { Order } from '../order.ts';
import { withCredit } from './credit.ts';
import { asLines, totalOf } from './pieces.ts';
import { changed, refused, type StepChange, type StepRefused } from './result.ts';
import { isAwaitingShipment, isPaidForShipping, shippablePieces } from './shippable.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

/** The order is paid, perhaps with too much, and has gift cards that are neither issued nor credited. */
export const awaitsGiftCards = (order: Order): boolean =>
  isOfGiftCards(order) && !order.issuedGiftCards && isAwaitingShipment(order);

/** They leave by e-mail and arrive at once. */
export function issueGiftCards(
  order: Order,
  { cards }: StepOf<'issueGiftCards'>,
  { id, at }: StepStamp,
): Result {
  if (order.issuedGiftCards) return refused('alreadyDone');
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (!isPaidForShipping(order)) return refused('notPaid');
  const pieces = shippablePieces(order);
  if (totalOf(pieces) === 0) return refused('credited');
  const lines = asLines(pieces);
  const shipment = { id, shippedAt: at, carrier: 'E-Mail', lines, deliveredAt: at };
  const shipments = [...(order.shipments ?? []), shipment];
  return changed({ ...order, shipments, issuedGiftCards: [...cards] });
}

/**
 * Blocks a card and pays back what is left on it. The ledger refuses more than that in the same transaction; what was
 * spent stays paid.
 */
export function refundGiftCard(
  order: Order,
  { cardId, centAmount }: StepOf<'refundGiftCard'>,
  stamp: StepStamp,
): Result {
  const card = order.issuedGiftCards?.find(({ id }) => id === cardId);
  const line = order.lineItems.find(({ id }) => id === card?.lineItemId);
  if (!card || !line) return refused('unknownGiftCard', cardId);
  if (card.refundedAt) return refused('alreadyDone');
  if (card.blocked) return refused('giftCardBlocked', card.lastFour);
  const value = (line.price.discounted ?? line.price.value).centAmount;
  if (centAmount > value) return refused('moreThanPossible', `${value}`);
  const issuedGiftCards = order.issuedGiftCards?.map((each) =>
    each === card ? { ...card, refundedAt: stamp.at } : each,
  );
  const lines = [{ lineItemId: line.id, quantity: 1 }];
  const credited = withCredit(order, { stamp, reason: 'gift card', centAmount, lines });
  return changed(
    { ...credited, ...(issuedGiftCards && { issuedGiftCards }) },
    {
      blocksGiftCard: { id: stamp.id, cardId, centAmount },
      mail: { change: 'credited', about: stamp.id, centAmount },
    },
  );
}
