/** What the shopper reads of shipment and payment. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import { blender, outcomeOf, paidByCard, pieces, ship } from './paid-order.ts';

const deliver: OrderStep = { kind: 'deliver' };
const refund: OrderStep = { kind: 'refund', reason: 'gesture' };

it.each<[string, Order, OrderStep[]]>([
  ['Shipped', paidByCard(), [ship]],
  ['Delivered', paidByCard(), [ship, deliver]],
  ['Partial', paidByCard(), [{ ...ship, lines: pieces(blender, 1) }, deliver]],
  ['Shipped', paidByCard(), [{ ...ship, lines: pieces(blender, 1) }, deliver, ship]],
])('shipment: %s', (status, order, steps) => {
  expect(orderStatusOf(outcomeOf(order, ...steps).order).shipment).toBe(status);
});

it.each<[string, Order, OrderStep[]]>([
  ['refundUnderway', paidByCard(), [refund]],
  [
    'refundDue',
    orderedGoods('bankTransfer'),
    [{ kind: 'receiveMoney', means: 'transfer' }, refund],
  ],
  [
    'refunded',
    orderedGoods('bankTransfer'),
    [{ kind: 'receiveMoney', means: 'transfer' }, refund, { kind: 'payOut', means: 'transfer' }],
  ],
])('payment: %s', (status, order, steps) => {
  expect(orderStatusOf(outcomeOf(order, ...steps).order).payment).toBe(status);
});
