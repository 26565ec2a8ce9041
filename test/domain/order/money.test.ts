/** The money of an order that no payment provider reports: transfers, cash, credits, and what follows from them. */
import { describe, expect, it } from 'vitest';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { piecesValue } from '#domain/order/steps/credit-value.ts';
import { awaitsGiftCards } from '#domain/order/steps/gift-card-steps.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import { blender, fryer, outcomeOf, paidByCard, pieces, refusalOf, ship } from './paid-order.ts';

const transferred = (centAmount: number): OrderStep => ({
  kind: 'receiveMoney',
  means: 'transfer',
  centAmount,
});

describe('gift cards that were bought', () => {
  const goods = orderedGoods('bankTransfer');
  const lineItems = goods.lineItems.map((line) => ({
    ...line,
    productType: { key: 'gift_card' } as const,
  }));

  it('are due once the order is paid, also if too much came', () => {
    const total = goods.totalPrice.centAmount;
    const isDueAfter = (cents: number) =>
      awaitsGiftCards(outcomeOf({ ...goods, lineItems }, transferred(cents)).order);
    expect([total - 1, total, total + 1].map(isDueAfter)).toEqual([false, true, true]);
  });
});

describe('credits', () => {
  const delivery = (more: Partial<Extract<OrderStep, { kind: 'refund' }>> = {}): OrderStep => ({
    kind: 'refund',
    reason: 'late',
    withShipping: true,
    ...more,
  });
  const shippingOf = ({ credits = [] }: Order) =>
    credits.map(({ shippingCentAmount }) => shippingCentAmount);
  const { centAmount: shipping } = paidByCard().shippingInfo.price;

  it('delivery is credited once, and the credit says so', () => {
    const { order } = outcomeOf(paidByCard(), delivery());
    expect(order.credits).toMatchObject([{ centAmount: shipping, shippingCentAmount: shipping }]);
    expect(refusalOf(order, delivery())).toEqual({ reason: 'moreThanPossible', about: '0' });
  });

  it('goods or an amount after it are credited without delivery', () => {
    const one = { lines: pieces(blender, 1) };
    const alone = outcomeOf(paidByCard(), { kind: 'refund', reason: 'late', ...one }).order;
    const { order } = outcomeOf(paidByCard(), delivery(), delivery(one));
    expect(order.credits?.[1]?.centAmount).toBe(alone.credits?.[0]?.centAmount);
    expect(shippingOf(order)).toEqual([shipping, 0]);
    const { order: gesture } = outcomeOf(
      paidByCard(),
      delivery({ centAmount: 500 }),
      delivery(one),
    );
    expect(gesture.credits?.[0]?.centAmount).toBe(500 + shipping);
    expect(shippingOf(gesture)).toEqual([shipping, 0]);
  });

  it('a generous amount for an article is no delivery', () => {
    const { order } = outcomeOf(
      paidByCard(),
      { kind: 'refund', reason: 'late', lines: pieces(fryer, 1), centAmount: 2000 },
      delivery(),
    );
    expect(shippingOf(order)).toEqual([0, shipping]);
  });

  it('what is kept for damaged goods does not come back with delivery', () => {
    const lines = [...pieces(blender, 3), ...pieces(fryer, 1)];
    const { order } = outcomeOf(
      paidByCard(),
      ship,
      { kind: 'announceReturn', reason: 'withdrawal', lines },
      { kind: 'receiveReturn', returnId: 'step-1' },
      { kind: 'checkReturn', returnId: 'step-1', deductedCentAmount: 300 },
    );
    expect(shippingOf(order)).toEqual([shipping]);
    expect(refusalOf(order, delivery())?.reason).toBe('moreThanPossible');
  });
});

describe('a guarantee', () => {
  const words = (sku: string) => ({ article: [{ sku, quantity: 1 }], reason: 'withdrawn' });
  const named = (order: Order, sku: string) => operatorOperations.refund.step(words(sku), order);
  const credit = (order: Order, sku: string): OrderStep => {
    const step = named(order, sku);
    if ('ok' in step) throw new Error(step.refusal.reason);
    return step;
  };
  const order = paidByCard();
  const ofFryer = piecesValue(order, pieces(fryer, 1));
  const ofGuarantee = piecesValue(order, pieces('guarantee', 1));

  it('is credited by its number, once, and not again with its article', () => {
    const { order: credited } = outcomeOf(order, credit(order, '4100020'));
    expect(credited.credits).toMatchObject([
      { centAmount: ofGuarantee, lines: pieces('guarantee', 1) },
    ]);
    expect(refusalOf(credited, credit(credited, '4100020'))?.reason).toBe('tooMany');
    const fryerToo = { kind: 'refund', reason: 'late', lines: pieces(fryer, 1) } as const;
    const { order: both } = outcomeOf(credited, fryerToo);
    expect(both.credits?.[1]).toMatchObject({ centAmount: ofFryer, lines: pieces(fryer, 1) });
  });

  it('is credited once also if its article is credited in the same step', () => {
    const lines = [...pieces(fryer, 1), ...pieces('guarantee', 1)];
    const { order: both } = outcomeOf(order, { kind: 'refund', reason: 'late', lines });
    expect(both.credits).toMatchObject([{ centAmount: ofFryer + ofGuarantee, lines }]);
  });

  it('of several articles is named with one of them; it is not shipped, cancelled or returned', () => {
    const [first, second, third] = order.lineItems;
    if (!first || !second || !third) throw new Error('not three lines');
    const ofBlender = { ...third, id: 'other', custom: { parentSku: 'EX10000001' } };
    const two = { ...order, lineItems: [...order.lineItems, ofBlender] };
    expect(named(two, '4100020')).toMatchObject({
      refusal: { reason: 'severalGuarantees', about: '4100020/EX10000002, 4100020/EX10000001' },
    });
    expect(named(two, '4100020/10000001')).toMatchObject({ lines: pieces('other', 1) });
    for (const name of ['cancel', 'ship'] as const) {
      const input = { ...words('4100020'), carrier: 'gls' };
      const refusal = { reason: 'unknownArticle', about: '4100020' };
      expect(operatorOperations[name].step(input, order)).toEqual({ ok: false, refusal });
    }
  });
});

describe('cash on delivery where coins round', () => {
  const order = { ...orderedGoods('cashOnDelivery'), store: { key: 'sk' } };
  const cancelled: OrderStep = { kind: 'cancel', reason: 'sold out', lines: pieces(fryer, 1) };
  const cash = (centAmount: number): OrderStep => ({
    kind: 'receiveMoney',
    means: 'cash',
    centAmount,
  });
  const { order: less } = outcomeOf(order, cancelled);

  it('what is due is rounded, also after an article was cancelled', () => {
    expect(orderStatusOf(less)).toMatchObject({ due: 3812, cashRounding: { centAmount: -2 } });
    const end = (cents: number) =>
      outcomeOf(less, ship, { kind: 'deliver' }, cash(cents)).order.orderState;
    expect([3810, 3812, 3811].map(end)).toEqual(['Complete', 'Complete', 'Confirmed']);
  });

  it('nothing is rounded of a paid order, nor of one that is not paid in cash', () => {
    expect(orderStatusOf(outcomeOf(less, cash(3810)).order).cashRounding).toBeUndefined();
    const transfer = { ...orderedGoods('bankTransfer'), store: { key: 'sk' } };
    expect(orderStatusOf(outcomeOf(transfer, cancelled).order).cashRounding).toBeUndefined();
  });
});
