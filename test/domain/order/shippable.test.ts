/** What was credited before it was shipped does not leave any more. */
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import { isAwaitingShipment } from '#domain/order/steps/shippable.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import {
  at,
  blender,
  fryer,
  outcomeOf,
  paidByCard,
  pieces,
  refusalOf,
  ship,
} from './paid-order.ts';

const refund: OrderStep = { kind: 'refund', reason: 'gesture' };
const refundOf = (lineItemId: string, quantity: number): OrderStep => ({
  ...refund,
  lines: pieces(lineItemId, quantity),
});
const money: OrderStep = { kind: 'receiveMoney', means: 'transfer' };
const payOut: OrderStep = { kind: 'payOut', means: 'transfer' };
const transfer = () => orderedGoods('bankTransfer');

/** All of it was paid back at the provider's own desk. */
function refundedAtDesk(): Order {
  const order = paidByCard();
  const payments = order.paymentInfo.payments.map((payment) => ({
    ...payment,
    transactions: [
      ...(payment.transactions ?? []),
      {
        id: 'Refund:desk',
        type: 'Refund',
        state: 'Success',
        amount: order.totalPrice,
        timestamp: at(2),
        interactionId: 'desk',
      } as const,
    ],
  }));
  const reported = reportPayment(order, { payments }, { id: 'report', at: at(2) });
  if (!reported) throw new Error('nothing new');
  return reported.order;
}

describe('an order that was credited in full', () => {
  it.each<[string, Order, OrderStep[]]>([
    ['transfer', transfer(), [money, refund]],
    ['transfer, paid out', transfer(), [money, refund, payOut]],
    ['cash on delivery', orderedGoods('cashOnDelivery'), [refund]],
    ['at the desk', refundedAtDesk(), []],
    ['the rest after a parcel', paidByCard(), [{ ...ship, lines: pieces(blender, 1) }, refund]],
  ])('%s', (_name, order, steps) => {
    expect(refusalOf(order, ...steps, ship)?.reason).toBe('credited');
    expect(refusalOf(order, ...steps, { kind: 'pack' })?.reason).toBe('credited');
    expect(isAwaitingShipment(outcomeOf(order, ...steps).order)).toBe(false);
    expect(refusalOf(order, ...steps, { ...ship, evenUnpaid: true })).toBeUndefined();
  });
});

describe('articles that were credited', () => {
  it('before they were shipped stay, the others leave', () => {
    const steps = [refundOf(fryer, 1), refundOf(blender, 1)];
    expect(refusalOf(paidByCard(), ...steps, { ...ship, lines: pieces(fryer, 1) })).toEqual({
      reason: 'credited',
      about: 'EX10000002: 0',
    });
    const { order } = outcomeOf(paidByCard(), ...steps, ship);
    expect(order.shipments?.map(({ lines }) => lines)).toEqual([pieces(blender, 2)]);
    expect(isAwaitingShipment(order)).toBe(false);
  });

  it('after they were shipped do not keep back the others', () => {
    const first = { ...ship, lines: pieces(blender, 1) };
    const { order } = outcomeOf(paidByCard(), first, refundOf(blender, 1));
    expect(isAwaitingShipment(order)).toBe(true);
    const { order: shipped } = outcomeOf(paidByCard(), first, refundOf(blender, 1), ship);
    expect(shipped.shipmentState).toBe('Shipped');
  });
});

it('an order that is not paid is awaited by nobody, one on delivery is', () => {
  expect([transfer(), orderedGoods('cashOnDelivery')].map(isAwaitingShipment)).toEqual([
    false,
    true,
  ]);
});
