/** The money of an order that no payment provider reports: transfers, cash, credits, and what follows from them. */
import { describe, expect, it } from 'vitest';
import { awaitsGiftCards } from '#domain/order/steps/gift-card-steps.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { orderedGoods } from './ordered-goods.ts';
import { outcomeOf } from './paid-order.ts';

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
