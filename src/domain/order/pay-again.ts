/**
 * An order whose payment could not be captured is paid again: by another payment attempt, which the order accepts only
 * while it is unpaid (decision 64).
 */

import type { ClientType } from '../customer/customer.ts';
import { taxWithin } from '../money/basis-points.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import type { PaymentAttempt } from '../payment/attempt.ts';
import { isProviderKind, paymentOffers } from '../payment/methods.ts';
import {
  paymentRequestFor,
  type RequestedPayment,
  startedAttempt,
} from '../payment/payment-request.ts';
import type { PaymentLine, PaymentRequest } from '../payment/provider.ts';
import { type ProviderKindKey, providerKinds } from '../payment/provider-kinds.ts';
import type { Store } from '../store/store.ts';
import type { Order } from './order.ts';
import { type OrderPaymentStatus, orderPaymentStatus } from './payment-status.ts';
import { payableCart } from './place.ts';
import { stillToPay } from './steps/balance.ts';
import { reservedUntil, type UnpaidDays } from './unpaid.ts';

/** What the holder of its link sees of an order to pay again. */
export type OrderToPay = Pick<Order, 'orderNumber'> & {
  payment: OrderPaymentStatus;
  /** Absent: it is paid or has ended, or a payment is under way. */
  open?: {
    due: Money;
    /** ISO time: the articles are kept until this day; absent: some are packed or shipped. */
    reservedUntil?: string;
    methods: ProviderKindKey[];
    clientType: ClientType;
  };
};

export function orderToPay(order: Order, store: Store, days: UnpaidDays, at: Date): OrderToPay {
  const { orderNumber, totalPrice, billingAddress } = order;
  const payment = orderPaymentStatus(order);
  if (!isPayableAgain(order)) return { orderNumber, payment };
  const until = reservedUntil(order, days)?.toISOString();
  return {
    orderNumber,
    payment,
    open: {
      due: moneyOf(stillToPay(order), totalPrice.currencyCode),
      ...(until && { reservedUntil: until }),
      methods: payAgainMethods(order, store, at),
      clientType: billingAddress.company ? 'company' : 'private',
    },
  };
}

/** Until the order is paid, cancelled, or credited in full. */
export const isPayableAgain = (order: Order): boolean =>
  order.orderState !== 'Cancelled' && order.paymentState === 'Failed' && stillToPay(order) > 0;

/** Methods of the market that pay at once, at their provider. */
export function payAgainMethods(order: Order, store: Store, at: Date): ProviderKindKey[] {
  const payable = payableCart({ ...order, totalPrice: { centAmount: stillToPay(order) } }, store);
  return paymentOffers(payable, at).flatMap(({ key, refusal }) =>
    isProviderKind(key) && !refusal && providerKinds[key].flow !== 'voucher' ? [key] : [],
  );
}

export function payAgainAttempt(
  order: Order,
  requested: RequestedPayment,
  now: Date,
): PaymentAttempt {
  const amount = moneyOf(stillToPay(order), order.totalPrice.currencyCode);
  return { ...startedAttempt(requested, amount, now), paysOrder: order.id };
}

/** Whether a repeated press continues this attempt: it is for the same method and amount. */
export const isPayingAgain = (attempt: PaymentAttempt, order: Order, method: ProviderKindKey) =>
  attempt.aim === 'order' &&
  attempt.paysOrder === order.id &&
  attempt.method === method &&
  attempt.amount.centAmount === stillToPay(order);

export function payAgainRequest(attempt: PaymentAttempt, order: Order): PaymentRequest {
  const isWhole = attempt.amount.centAmount === order.totalPrice.centAmount;
  return paymentRequestFor(attempt, order, isWhole ? undefined : [restOf(attempt, order)]);
}

/** What is left to pay after a part was cancelled or credited, as one line. */
function restOf({ amount }: PaymentAttempt, { orderNumber, taxedPrice }: Order): PaymentLine {
  const rate = taxedPrice.taxPortions[0]?.rate ?? 0;
  return {
    id: orderNumber,
    name: orderNumber,
    kind: 'article',
    quantity: 1,
    totalCentAmount: amount.centAmount,
    taxCentAmount: taxWithin(amount.centAmount, rate, amount.currencyCode),
    taxPermyriad: Math.round(rate * 10_000),
  };
}
