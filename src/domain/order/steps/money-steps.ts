/** Steps of money that no payment provider reports, and credits without a return. */
import type { Payment } from '../../cart/cart.ts';
import { shippingPrice } from '../../cart/sums.ts';
import { methodOf } from '../../payment/method-of.ts';
import { isProviderKind } from '../../payment/methods.ts';
import { type Transaction, withTransaction } from '../../payment/transactions.ts';
import type { Order } from '../order.ts';
import { balanceOf } from './balance.ts';
import { creditedWith, withCredit, worthOf } from './credit.ts';
import { excess, uncreditedPieces } from './pieces.ts';
import { changed, refused, type StepChange, type StepRefused } from './result.ts';
import { skuOf } from './shipping-steps.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

/** Too little leaves a balance due; too much is owed to the shopper. */
export function receiveMoney(order: Order, step: StepOf<'receiveMoney'>, stamp: StepStamp): Result {
  const [payment] = order.paymentInfo.payments;
  if (!payment || isProviderKind(methodOf(payment))) return refused('byProvider');
  const { owed } = balanceOf(order);
  // What coins add or leave out is not booked: the order is paid with it.
  const inCoins = -owed + (order.custom.cashRounding?.centAmount ?? 0);
  const isRounded = step.means === 'cash' && step.centAmount === inCoins;
  const centAmount = isRounded ? -owed : (step.centAmount ?? -owed);
  if (centAmount <= 0) return refused('nothingDue');
  const paid = withBooked(order, payment, 'Charge', { ...stamp, ...step, centAmount });
  const left = -balanceOf(paid).owed;
  const isTransfer = step.means === 'transfer' && order.orderState !== 'Cancelled';
  const change = left > 0 ? 'partlyPaid' : 'paid';
  return changed(
    paid,
    isTransfer ? { mail: { change, centAmount: left > 0 ? left : centAmount } } : {},
  );
}

export function payOut(order: Order, step: StepOf<'payOut'>, stamp: StepStamp): Result {
  const [payment] = order.paymentInfo.payments;
  const { owed } = balanceOf(order);
  if (!payment || owed <= 0) return refused('nothingOwed');
  const { centAmount = owed } = step;
  if (centAmount > owed) return refused('moreThanPossible', `${owed}`);
  // The mail about it is the one about each refund.
  return changed(withBooked(order, payment, 'Refund', { ...stamp, ...step, centAmount }), {
    mail: { change: 'refunded', centAmount },
  });
}

export function refund(order: Order, step: StepOf<'refund'>, stamp: StepStamp): Result {
  const { lines, reason, withShipping = false } = step;
  if (order.issuedGiftCards) return refused('giftCards');
  const { due } = balanceOf(order);
  if (due <= 0) return refused('moreThanPossible', '0');
  const over = lines && excess(lines, uncreditedPieces(order));
  if (over) return refused('tooMany', skuOf(order, over));
  const pieces = lines ? creditedWith(order, lines) : [];
  const goods = lines ? worthOf(order, pieces, { withShipping }) : 0;
  const shipping = withShipping ? shippingPrice(order) : 0;
  // Without pieces or an amount, everything that is left.
  const asked = step.centAmount ?? (lines || withShipping ? goods + shipping : due);
  if (step.centAmount !== undefined && asked > due) return refused('moreThanPossible', `${due}`);
  const centAmount = Math.min(asked, due);
  const credited = withCredit(order, { stamp, reason, centAmount, lines: pieces });
  return changed(credited, { mail: { change: 'credited', about: stamp.id, centAmount } });
}

function withBooked(
  order: Order,
  payment: Payment,
  type: Transaction['type'],
  booked: StepStamp & { centAmount: number; reference?: string | undefined },
): Order {
  const { id, at, centAmount, reference = order.orderNumber } = booked;
  const transaction: Transaction = {
    id: `${type}:${id}`,
    type,
    state: 'Success',
    amount: { ...order.totalPrice, centAmount },
    timestamp: at,
    interactionId: reference,
    // A refund that is asked for here, as those at a provider.
    ...(type === 'Refund' && { requestId: id }),
  };
  const transactions = withTransaction(payment.transactions ?? [], transaction);
  const payments = order.paymentInfo.payments.map((each) =>
    each === payment ? { ...payment, transactions } : each,
  );
  return { ...order, paymentInfo: { payments } };
}
