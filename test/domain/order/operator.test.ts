/** The operator's words, and the timeline that the shopper reads. */
import { expect, it } from 'vitest';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { timelineOf } from '#domain/order/timeline.ts';
import { at, blender, fryer, outcomeOf, paidByCard, pieces, ship } from './paid-order.ts';

it('the operator names articles by number, and amounts as they are written', () => {
  const order = paidByCard();
  for (const sku of ['EX10000001', '10000001']) {
    const wanted = { article: [{ sku, quantity: 2 }], carrier: 'gls' };
    const ofBlender = { kind: 'ship', carrier: 'gls', lines: pieces(blender, 2) };
    expect(operatorOperations.ship.step(wanted, order)).toEqual(ofBlender);
  }
  const refund = operatorOperations.refund.step({ amount: '12,5', reason: 'late' }, order);
  expect(refund).toEqual({ kind: 'refund', centAmount: 1250, reason: 'late' });
  const unknown = { article: [{ sku: 'EX99999999', quantity: 1 }], reason: 'wish' };
  expect(operatorOperations.cancel.step(unknown, order)).toEqual({
    ok: false,
    refusal: { reason: 'unknownArticle', about: 'EX99999999' },
  });
});

it('the operator is told which return is meant', () => {
  const shipped = outcomeOf(paidByCard(), ship).order;
  const back = { kind: 'announceReturn', reason: 'return', lines: pieces(blender, 1) } as const;
  const twice = outcomeOf(paidByCard(), ship, back, back).order;
  const refusalOf = (order: Order, input: Record<string, unknown>) =>
    operatorOperations.receive.step(input, order);
  expect(refusalOf(shipped, {})).toMatchObject({ refusal: { reason: 'noReturn' } });
  expect(refusalOf(twice, {})).toMatchObject({
    refusal: { reason: 'severalReturns', about: '1 to 2' },
  });
  expect(refusalOf(twice, { return: 3 })).toMatchObject({
    refusal: { reason: 'unknownReturn', about: '3' },
  });
  expect(refusalOf(twice, { return: 2 })).toEqual({ kind: 'receiveReturn', returnId: 'step-2' });
});

it.each([
  ['url', 'javascript:alert(1)'],
  ['url', 'http://track.example/1'],
  ['url', 'https:track'],
  ['url', `https://track.example/${'1'.repeat(500)}`],
  ['tracking', '0'.repeat(61)],
  ['tracking', '00\n34'],
  ['tracking', ' '],
  ['carrier', 'x'.repeat(61)],
  ['carrier', ''],
])('a parcel with the %s %j is refused by name', (field, value) => {
  const words = { shipment: 1, carrier: 'dhl', tracking: '0034', [field]: value };
  for (const name of ['ship', 'track'] as const) {
    const { error } = operatorOperations[name].input.safeParse(words);
    expect(error?.issues).toMatchObject([{ path: [field] }]);
  }
});

it('a parcel of a carrier that is not known has its page and its number', () => {
  const words = { carrier: 'Velo', tracking: '00 34-A/7', url: 'https://velo.example/t?n=1' };
  expect(operatorOperations.ship.input.parse(words)).toEqual(words);
});

it('the timeline tells each thing once, in the order in which it happened', () => {
  const { order } = outcomeOf(
    paidByCard(),
    { kind: 'confirm' },
    { ...ship, lines: pieces(blender, 1) },
    { kind: 'cancel', reason: 'sold out', lines: pieces(fryer, 1) },
    ship,
    { kind: 'deliver' },
  );
  expect(timelineOf({ ...order, createdAt: at(-5) }).map(({ text }) => text)).toEqual([
    'order.event.placed',
    'order.event.paid',
    'order.event.confirmed',
    'order.event.shipped',
    'order.event.partlyCancelled',
    'order.event.shipped',
    'order.event.delivered',
    'order.event.delivered',
  ]);
});
