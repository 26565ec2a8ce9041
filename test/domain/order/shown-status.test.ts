/** What the shopper reads of shipment and payment. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import { blender, fryer, outcomeOf, paidByCard, pieces, ship } from './paid-order.ts';

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

it('each piece is in its parcel or in none, and their prices are those of the lines', () => {
  const part = { ...ship, lines: pieces(blender, 1) };
  const { order } = outcomeOf(paidByCard(), part, { ...ship, lines: pieces(fryer, 1) });
  const { parcels, inNoParcel, lines } = orderStatusOf(order);
  expect(parcels.map((parcel) => parcel.lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual(
    lines.slice(0, 2).map(({ sku }) => [[sku, 1]]),
  );
  const all = [
    ...parcels.flatMap((parcel) => parcel.lines),
    ...inNoParcel.flatMap((each) => each.lines),
  ];
  for (const { sku, quantity, centAmount } of lines) {
    const parts = all.filter((each) => each.sku === sku);
    expect(parts.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
    expect(parts.reduce((sum, each) => sum + each.centAmount, 0)).toBe(centAmount);
  }
});

it('says of each piece in no parcel whether it still comes', () => {
  const titlesAfter = (...steps: OrderStep[]) =>
    orderStatusOf(outcomeOf(paidByCard(), ...steps).order).inNoParcel.map(({ title }) => title);
  const part = { ...ship, lines: pieces(blender, 1) };
  const cancel: OrderStep = { kind: 'cancel', lines: pieces(fryer, 1), reason: 'x' };
  const guarantee = 'content.title.premium-gurantee';
  expect(titlesAfter(part)).toEqual(['order.toSend', guarantee]);
  expect(titlesAfter(cancel)).toEqual(['order.toSend', 'order.event.partlyCancelled', guarantee]);
  expect(titlesAfter(ship)).toEqual([guarantee]);
});

it('says of which parcel an event is, unless there is only one', () => {
  const parcelsAfter = (...steps: OrderStep[]) =>
    orderStatusOf(outcomeOf(paidByCard(), ...steps).order).timeline.flatMap(({ text, parcel }) =>
      text === 'order.event.delivered' ? [parcel] : [],
    );
  const part = { ...ship, lines: pieces(blender, 1) };
  expect(parcelsAfter(ship, deliver)).toEqual([undefined]);
  expect(parcelsAfter(part, deliver)).toEqual([1]);
  expect(parcelsAfter(part, part, deliver)).toEqual([1, 2]);
});

const announce: OrderStep = {
  kind: 'announceReturn',
  reason: 'withdrawal',
  lines: pieces(fryer, 1),
};
const returned = { returnId: 'step-2' };
const receive: OrderStep = { kind: 'receiveReturn', ...returned };
const check: OrderStep = { kind: 'checkReturn', ...returned };

it.each<[string, OrderStep[], object]>([
  ['announced', [], { text: 'withdraw.sendBy', date: '2026-12-08', isAwaited: true }],
  ['received', [receive], { text: 'order.event.returnReceived', isAwaited: false }],
  ['checked', [receive, check], { text: 'order.payment.refundUnderway', isAwaited: false }],
])(
  'a return that is %s is told with its articles, and the order stays complete',
  (_, steps, told) => {
    const { order } = outcomeOf(paidByCard(), ship, deliver, announce, ...steps);
    const { returns, orderState } = orderStatusOf(order);
    expect(returns).toMatchObject([{ lines: [{ quantity: 1 }], ...told }]);
    expect(orderState).toBe('Complete');
  },
);

it('of a return that was closed before anything came nothing is told', () => {
  const close: OrderStep = { kind: 'closeReturn', ...returned };
  const { order } = outcomeOf(paidByCard(), ship, deliver, announce, close);
  expect(orderStatusOf(order).returns).toEqual([]);
});

it('nothing is credited for what was cancelled and never paid', () => {
  const cancel: OrderStep = { kind: 'cancel', reason: 'x' };
  const unpaid = orderedGoods('bankTransfer');
  expect(orderStatusOf(unpaid).isPaidFor).toBe(false);
  expect(orderStatusOf(outcomeOf(unpaid, cancel).order).credited).toBe(0);
  const { order } = outcomeOf(paidByCard(), cancel);
  expect(orderStatusOf(order)).toMatchObject({
    credited: order.totalPrice.centAmount,
    isPaidFor: true,
  });
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
