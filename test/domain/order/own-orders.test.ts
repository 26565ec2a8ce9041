/** The list of a customer's own orders, and how far each has come. */
import { describe, expect, it } from 'vitest';
import { deliveryPromise } from '#domain/order/delivery-promise.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { type OrderDigest, selectOrders } from '#domain/order/own-orders.ts';
import { orderSentence } from '#domain/order/stations.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import { blender, outcomeOf, paidByCard, pieces, ship } from './paid-order.ts';

const euros = (centAmount: number) => ({
  type: 'centPrecision' as const,
  currencyCode: 'EUR' as const,
  centAmount,
  fractionDigits: 2,
});

function digest(id: string, facts: Partial<OrderDigest> = {}): OrderDigest {
  return {
    id,
    orderNumber: `NS1000000${id}`,
    createdAt: `2026-0${id}-01T10:00:00.000Z`,
    orderState: 'Open',
    shipmentState: 'Pending',
    totalPrice: euros(1000),
    isDelivered: true,
    hasReturn: false,
    words: '',
    ...facts,
  };
}

const open = digest('1', { words: 'EX10306940 GN-Behälter' });
const onItsWay = digest('2', { shipmentState: 'Shipped', isDelivered: false });
const there = digest('3', { shipmentState: 'Shipped', words: 'EX10513744 Öfen R-26-117390' });
const returned = digest('4', { shipmentState: 'Shipped', hasReturn: true });
const cancelled = digest('5', { orderState: 'Cancelled', createdAt: '2025-12-31T10:00:00.000Z' });
const all = [open, onItsWay, there, returned, cancelled];
const anything = { group: 'all', text: '', year: '' } as const;

describe('the list of orders', () => {
  it('has the newest first, and counts each tab', () => {
    expect(selectOrders(all, anything)).toEqual({
      ids: ['4', '3', '2', '1', '5'],
      counts: { all: 5, open: 2, delivered: 2, returned: 1, cancelled: 1 },
      sums: [euros(4000)],
      years: ['2026', '2025'],
    });
  });

  it.each([
    ['open', ['2', '1']],
    ['delivered', ['4', '3']],
    ['returned', ['4']],
    ['cancelled', ['5']],
  ] as const)('of %s has %j', (group, ids) => {
    expect(selectOrders(all, { ...anything, group }).ids).toEqual(ids);
  });

  it.each([
    ['behalter', ['1']],
    ['GN beh', ['1']],
    ['10000003', ['3']],
    ['ns1000000', ['4', '3', '2', '1', '5']],
    ['R-26-117390', ['3']],
    ['OFEN 10513744', ['3']],
    ['ex10513744', ['3']],
    ['EX10 513 744', ['3']],
    ['10306940', ['1']],
    ['fen', []],
    ['%', ['4', '3', '2', '1', '5']],
  ])('by the words %s finds %j', (text, ids) => {
    expect(selectOrders(all, { ...anything, text }).ids).toEqual(ids);
  });

  it('of a year keeps the tabs that count what is left, and offers the other years', () => {
    expect(selectOrders(all, { ...anything, year: '2025' })).toEqual({
      ids: ['5'],
      counts: { all: 1, open: 0, delivered: 0, returned: 0, cancelled: 1 },
      sums: [],
      years: ['2026', '2025'],
    });
  });

  it('sums each currency by itself', () => {
    const leva = digest('6', { totalPrice: { ...euros(1955), currencyCode: 'BGN' } });
    expect(selectOrders([open, leva], anything).sums).toHaveLength(2);
  });
});

const deliver: OrderStep = { kind: 'deliver' };
const cancel: OrderStep = { kind: 'cancel', reason: 'sold out' };
const pack: OrderStep = { kind: 'pack' };
const market = {
  country: 'de',
  cutOffHour: 14,
  deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 5, to: 9 } },
} as const;

function sentence(order: Order, today: string) {
  return orderSentence(order, deliveryPromise(order, market), today);
}

describe('how far an order has come', () => {
  const early = '2026-11-24';
  const transfer: OrderStep = { kind: 'receiveMoney', means: 'transfer' };

  it.each<[string, Order, OrderStep[], object]>([
    ['order.shipment.Pending', paidByCard(), [], { lamp: 'way', by: expect.any(String) }],
    ['order.shipment.Ready', paidByCard(), [pack], { lamp: 'way', by: expect.any(String) }],
    ['order.shipment.Shipped', paidByCard(), [ship], { lamp: 'way' }],
    [
      'order.parcelsDelivered',
      paidByCard(),
      [{ ...ship, lines: pieces(blender, 1) }, deliver, ship],
      { parcels: { delivered: 1, count: 2 } },
    ],
    ['order.deliveredOn', paidByCard(), [ship, deliver], { lamp: 'ok', day: expect.any(String) }],
    ['order.event.cancelled', paidByCard(), [cancel], { lamp: 'none' }],
    ['order.awaitsPayment', orderedGoods('bankTransfer'), [], { lamp: 'low' }],
    ['order.shipment.Pending', orderedGoods('bankTransfer'), [transfer], { by: '2026-11-30' }],
  ])('%s', (text, order, steps, more) => {
    expect(sentence(outcomeOf(order, ...steps).order, early)).toMatchObject({ text, ...more });
  });

  it('is told with its day until that is over', () => {
    const days = [early, '2026-11-27', '2026-11-28'];
    expect(days.map((today) => sentence(paidByCard(), today).by)).toEqual([
      '2026-11-27',
      '2026-11-27',
      undefined,
    ]);
  });

  const packed = ['order.event.placed', 'order.payment.paid', 'order.event.packed'];
  const part = { ...ship, lines: pieces(blender, 1) };
  it.each<[string, Order, OrderStep[], string[], string | undefined]>([
    ['a card', paidByCard(), [], packed.slice(0, 2), 'order.packing'],
    ['a packed one', paidByCard(), [pack], packed, undefined],
    ['one sent in part', paidByCard(), [part], packed, 'order.shipment.Partial'],
    ['one on its way', paidByCard(), [ship], packed, 'order.shipment.Shipped'],
    [
      'a transfer that has not come',
      orderedGoods('bankTransfer'),
      [],
      ['order.event.placed'],
      'order.awaitsPayment',
    ],
  ])('the stations of %s', (_name, order, steps, done, current) => {
    const { stations } = orderStatusOf(outcomeOf(order, ...steps).order);
    expect(stations).toHaveLength(5);
    expect(stations.flatMap(({ text, isDone }) => (isDone ? [text] : []))).toEqual(done);
    expect(stations.find(({ isCurrent }) => isCurrent)?.text).toBe(current);
    if (done.includes('order.event.packed')) expect(stations[2]?.at).toBeDefined();
  });

  it('has no stations once it is cancelled, and none for the payment of cash on delivery', () => {
    expect(orderStatusOf(outcomeOf(paidByCard(), cancel).order).stations).toEqual([]);
    const texts = orderStatusOf(orderedGoods('cashOnDelivery')).stations.map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts).not.toContain('order.payment.paid');
  });
});
