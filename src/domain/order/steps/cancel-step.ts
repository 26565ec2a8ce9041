/** Cancelling pieces that were not shipped: they go back to stock, and their price is credited. */
import { amountToPay } from '../../gift-card/used-cards.ts';
import type { Order } from '../order.ts';
import { balanceOf, isCollecting, refundableCents } from './balance.ts';
import { creditedWith, withCredit, worthOf } from './credit.ts';
import { asLines, excess, openPieces, shippedPieces, totalOf } from './pieces.ts';
import { changed, refused, restockOf, type StepChange, type StepRefused } from './result.ts';
import { skuOf } from './shipping-steps.ts';
import type { StepOf, StepStamp } from './step.ts';

/** Whether the shopper may cancel the order: until something of it is packed or shipped. */
export function isCancellable({ orderState, packedAt, shipments = [] }: Order): boolean {
  const isRunning = orderState === 'Open' || orderState === 'Confirmed';
  return isRunning && !packedAt && shipments.length === 0;
}

/** Something of it is still to come, and no provider holds or collects money for it. */
const isUnpaid = (order: Order): boolean =>
  balanceOf(order).owed < 0 &&
  !isCollecting(order) &&
  order.paymentInfo.payments.every((payment) => refundableCents(order, payment) === 0);

export function cancel(
  order: Order,
  { lines: chosen, reason, unpaid, unpacked }: StepOf<'cancel'>,
  stamp: StepStamp,
): StepChange | StepRefused {
  if (order.orderState === 'Cancelled') return refused('cancelled');
  if (unpacked && !isCancellable(order)) return refused('isPacked');
  if (unpaid && !isUnpaid(order)) return refused('isPaid');
  const open = openPieces(order);
  if (totalOf(open) === 0) return refused('nothingOpen');
  const lines = chosen ?? asLines(open);
  const over = excess(lines, open);
  if (over) return refused('tooMany', skuOf(order, over));
  const { id, at } = stamp;
  const cancellation = { id, at, reason, lines };
  const less = { ...order, cancellations: [...(order.cancellations ?? []), cancellation] };
  const isWhole = totalOf(openPieces(less)) === 0 && totalOf(shippedPieces(less)) === 0;
  const credited = creditedWith(order, lines);
  const centAmount = worthOf(order, credited, { withShipping: true, cancellation: id });
  // Of what has come as a part, another mail says that it goes back.
  const isExpired = unpaid && balanceOf(order).money.kept === 0;
  const change = isExpired ? 'expired' : isWhole ? 'cancelled' : 'partlyCancelled';
  return changed(withCredit(less, { stamp, reason: 'cancelled', centAmount, lines: credited }), {
    restock: restockOf(order, lines),
    mail: { change, about: id, centAmount: isExpired ? amountToPay(order).centAmount : centAmount },
    ...(isWhole && { freesCodes: true }),
  });
}
