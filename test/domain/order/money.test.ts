/** The money of an order that no payment provider reports: transfers, cash, credits, and what follows from them. */
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
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
