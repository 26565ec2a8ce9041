/** Steps taken on an order that is paid by card. */
import type { Order } from '#domain/order/order.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import { orderedGoods } from './ordered-goods.ts';

export const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute)).toISOString();

/** Takes the steps one after the other; a refusal ends the test unless it is the last. */
export function outcomeOf(order: Order, ...steps: OrderStep[]) {
  let current = order;
  let last: ReturnType<typeof takeStep> | undefined;
  for (const [index, step] of steps.entries()) {
    if (last && !last.ok) throw new Error(last.refusal.reason);
    last = takeStep(current, step, { id: `step-${index}`, at: at(index) });
    if (last.ok) current = last.order;
  }
  return { order: current, last };
}

export const refusalOf = (order: Order, ...steps: OrderStep[]) => {
  const { last } = outcomeOf(order, ...steps);
  return last && !last.ok ? last.refusal : undefined;
};

export const paidByCard = (): Order => {
  const order = orderedGoods('scheme');
  const charge: Transaction = {
    id: 'Charge:psp',
    type: 'Charge',
    state: 'Success',
    amount: order.totalPrice,
    timestamp: at(0),
    interactionId: 'psp',
  };
  const [payment] = order.paymentInfo.payments;
  if (!payment) throw new Error('no payment');
  const paid = { ...payment, id: 'attempt', transactions: [charge] };
  return { ...order, paymentInfo: { payments: [paid] }, paymentState: 'Paid' };
};

/** The order that was paid by card, after the capture has failed. */
export const captureFailed = (): Order => {
  const order = paidByCard();
  const payments = order.paymentInfo.payments.map(({ transactions = [], ...payment }) => ({
    ...payment,
    transactions: transactions.map((each) => ({ ...each, state: 'Failure' as const })),
  }));
  const reported = reportPayment(order, { payments }, { id: 'report', at: at(1) });
  if (reported?.order.paymentState !== 'Failed') throw new Error('not failed');
  return reported.order;
};

export const ship = { kind: 'ship', carrier: 'dhl' } as const satisfies OrderStep;
export const [blender, fryer] = ['line-1', 'line-2'];
export const pieces = (lineItemId: string, quantity: number) => [{ lineItemId, quantity }];
