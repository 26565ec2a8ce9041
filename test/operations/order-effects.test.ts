/** What a step is said to change, in a dry run and after it: money to gift cards and blocked ones too. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { effectLines } from '../../scripts/orders/wording.ts';
import { withCards } from '../domain/gift-card/made-up-cards.ts';
import { at, outcomeOf, paidByCard, ship } from '../domain/order/paid-order.ts';

function saidOf(order: Order, step: OrderStep): string[] {
  const taken = takeStep(order, step, { id: 'step', at: at(10) });
  if (!taken.ok) throw new Error(taken.refusal.reason);
  return effectLines(order, taken);
}

it('what goes back to gift cards is named with the card', () => {
  const paid = withCards(paidByCard(), [1000, 500]);
  const card = paid.totalPrice.centAmount - 1500;
  expect(saidOf(paid, { kind: 'refund', reason: 'why', centAmount: card + 700 })).toEqual([
    'NS10000001: Open, Pending, Paid -> Open, Pending, CreditOwed',
    `refund by the provider: €${(card / 100).toFixed(2)}`,
    'back to gift card …NCP1: €5.00',
    'back to gift card …NCP0: €2.00',
    'due in all: €8.00',
    'mail: credited',
  ]);
});

it('a bought gift card that is blocked is named with what is taken from it', () => {
  const { order } = outcomeOf(paidByCard(), ship);
  const issuedGiftCards = [{ id: 'card', lineItemId: 'line-1', lastFour: 'NCPA' }];
  const bought = { ...order, issuedGiftCards };
  expect(saidOf(bought, { kind: 'refundGiftCard', cardId: 'card', centAmount: 750 })).toContain(
    'gift card …NCPA is blocked: €7.50 taken from it',
  );
});
