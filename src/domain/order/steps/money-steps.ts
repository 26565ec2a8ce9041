/** Steps of money that no payment provider reports, and credits without a return. */
import { isGiftCard } from '../../gift-card/used-cards.ts';
import { roundingOfDue } from '../../payment/cash-rounding.ts';
import { methodOf } from '../../payment/method-of.ts';
import { isProviderKind } from '../../payment/methods.ts';
import { paymentBy } from '../../payment/payment-by.ts';
import { type Transaction, withTransaction } from '../../payment/transactions.ts';
import type { Order } from '../order.ts';
import { balanceOf, isCollecting } from './balance.ts';
import { creditedWith, uncreditedShipping, withCredit, worthOf } from './credit.ts';
import { excess, uncreditedPieces } from './pieces.ts';
import { changed, refused, type StepChange, type StepRefused } from './result.ts';
import { skuOf } from './shipping-steps.ts';
import type { StepOf, StepStamp } from './step.ts';

type Result = StepChange | StepRefused;

/** Too little leaves a balance due; too much is owed to the shopper. */
export function receiveMoney(order: Order, step: StepOf<'receiveMoney'>, stamp: StepStamp): Result {
  const { owed } = balanceOf(order);
  const isByProvider = order.paymentInfo.payments.some((each) => isProviderKind(methodOf(each)));
  // A transfer may come in place of a payment that has failed; the provider reports the others.
  const isInstead = step.means === 'transfer' && isShort(order);
  if (isByProvider && !isInstead) return refused('byProvider');
  // What coins add or leave out is not booked: the order is paid with it.
  const inCoins = -owed + roundingOfDue(order, -owed);
  const isRounded = step.means === 'cash' && step.centAmount === inCoins;
  const centAmount = isRounded ? -owed : (step.centAmount ?? -owed);
  if (centAmount <= 0) return refused('nothingDue');
  const paid = withBooked(order, 'Charge', { ...stamp, ...step, centAmount });
  const left = -balanceOf(paid).owed;
  if (step.means !== 'transfer') return changed(paid);
  const change =
    order.orderState === 'Cancelled' ? 'paidCancelled' : left > 0 ? 'partlyPaid' : 'paid';
  return changed(paid, { mail: { change, centAmount: left > 0 ? left : centAmount } });
}

export function payOut(order: Order, step: StepOf<'payOut'>, stamp: StepStamp): Result {
  const { owed } = balanceOf(order);
  if (owed <= 0) return refused('nothingOwed');
  const { centAmount = owed } = step;
  if (centAmount > owed) return refused('moreThanPossible', `${owed}`);
  return changed(withBooked(order, 'Refund', { ...stamp, ...step, centAmount }), {
    mail: { change: 'paidOut', centAmount },
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
  const goods = step.centAmount ?? (lines ? worthOf(order, pieces, { withShipping }) : 0);
  const shipping = withShipping ? uncreditedShipping(order) : 0;
  // Without pieces, an amount or delivery, everything that is left.
  const isRest = step.centAmount === undefined && !lines && !withShipping;
  const asked = isRest ? due : goods + shipping;
  if (asked === 0) return refused('moreThanPossible', '0');
  if (step.centAmount !== undefined && asked > due) return refused('moreThanPossible', `${due}`);
  const centAmount = Math.min(asked, due);
  const isCounted = lines && step.centAmount === undefined;
  const credited = withCredit(order, {
    stamp,
    reason,
    centAmount,
    lines: pieces,
    ...(!isCounted && { shippingCentAmount: shipping }),
  });
  return changed(credited, { mail: { change: 'credited', about: stamp.id, centAmount } });
}

/** Some of the money is missing, and no provider is collecting it. */
const isShort = (order: Order): boolean =>
  ['Failed', 'BalanceDue'].includes(order.paymentState) && !isCollecting(order);

/** Payments of providers are theirs: each report replaces one. What an operator books stands in a payment of its own. */
function withBooked(
  order: Order,
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
  const { payments } = order.paymentInfo;
  const known = payments.find((each) => !isProviderKind(methodOf(each)) && !isGiftCard(each));
  const payment = known ?? { ...paymentBy('bankTransfer', transaction.amount), id };
  const transactions = withTransaction(payment.transactions ?? [], transaction);
  const after = { ...payment, transactions };
  return {
    ...order,
    paymentInfo: {
      payments: known
        ? payments.map((each) => (each === known ? after : each))
        : [...payments, after],
    },
  };
}
