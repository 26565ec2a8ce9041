/** What goes back to gift cards and what to the other means: each at most its share, money first. */
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderPaymentStatus } from '#domain/order/payment-status.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import { withStates } from '#domain/order/steps/states.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { randomStep } from '../../payment/random-step.ts';
import { seedsOf } from '../../random.ts';
import { orderedGoods } from '../order/ordered-goods.ts';
import { at, outcomeOf, paidByCard } from '../order/paid-order.ts';
import { chance, times } from '../seeded.ts';
import { withCards } from './made-up-cards.ts';

const credit = (centAmount: number): OrderStep => ({ kind: 'refund', reason: 'why', centAmount });
const cancelAll: OrderStep = { kind: 'cancel', reason: 'why' };

/** What the last of the steps gives back, in cents. */
function back(order: Order, ...steps: OrderStep[]) {
  const { last } = outcomeOf(order, ...steps);
  if (!last?.ok) throw new Error(last?.refusal.reason);
  const { refunds, toGiftCards } = last.effects;
  return {
    money: refunds.map(({ centAmount }) => centAmount),
    cards: toGiftCards.map(({ cardId, centAmount }) => `${cardId} ${centAmount}`),
  };
}

describe('an order paid by a gift card and a card', () => {
  const order = withCards(paidByCard(), [1000]);
  const rest = order.totalPrice.centAmount - 1000;

  it('gives money back first, and the gift card the rest', () => {
    expect(back(order, credit(500))).toEqual({ money: [500], cards: [] });
    expect(back(order, credit(rest))).toEqual({ money: [rest], cards: [] });
    expect(back(order, credit(rest + 300))).toEqual({ money: [rest], cards: ['card-0 300'] });
    expect(back(order, credit(500), cancelAll)).toEqual({
      money: [rest - 500],
      cards: ['card-0 1000'],
    });
  });

  it('is paid, and refunded when all is back', () => {
    expect(withStates(order).paymentState).toBe('Paid');
    expect(orderPaymentStatus(withStates(order))).toBe('paid');
    const { order: cancelled } = outcomeOf(order, cancelAll);
    expect(balanceOf(cancelled)).toMatchObject({
      cards: { refunded: 1000 },
      owed: 0,
      underway: rest,
    });
  });

  it('the gift card has its money when neither the capture nor the refund went through', () => {
    const { order: credited } = outcomeOf(order, credit(500));
    const [payment] = credited.paymentInfo.payments;
    const [request] = credited.refundRequests ?? [];
    if (!payment || !request) throw new Error('nothing was asked back');
    const failed = (type: 'Charge' | 'Refund', centAmount: number) => ({
      id: `${type}:failed`,
      type,
      state: 'Failure' as const,
      amount: { ...order.totalPrice, centAmount },
      timestamp: at(9),
      interactionId: 'failed',
      ...(type === 'Refund' && { requestId: request.id }),
    });
    const report = (known: Order, ...transactions: ReturnType<typeof failed>[]): Order => {
      const told = { payments: [{ ...payment, transactions }] };
      const reported = reportPayment(known, told, { id: 'payment-9', at: at(9) });
      if (!reported) throw new Error('nothing new');
      return reported.order;
    };
    const lost = report(credited, failed('Charge', rest));
    const { order: nothingDue } = outcomeOf(lost, credit(rest + 500));
    expect(balanceOf(nothingDue)).toMatchObject({ due: 0, cards: { kept: 500 } });
    const settled = report(nothingDue, failed('Charge', rest), failed('Refund', 500));
    expect(balanceOf(settled)).toMatchObject({ owed: 0, cards: { kept: 0 } });
  });

  it('two gift cards: the one added last gets its money first', () => {
    const two = withCards(paidByCard(), [700, 300]);
    expect(back(two, credit(rest + 400)).cards).toEqual(['card-1 300', 'card-0 100']);
  });
});

describe('an order paid by a gift card and a transfer', () => {
  const order = withStates(withCards(orderedGoods('bankTransfer'), [1000]));

  it('waits for the rest as without a gift card, and its card gets all back if it never comes', () => {
    expect(order.paymentState).toBe('Pending');
    expect(orderPaymentStatus(order)).toBe('inProgress');
    const { order: late, last } = outcomeOf(order, { ...cancelAll, unpaid: true });
    expect(last?.ok && last.effects.toGiftCards).toMatchObject([{ centAmount: 1000 }]);
    expect(last?.ok && last.effects.mail).toMatchObject({ giftCardCents: 1000 });
    expect(balanceOf(late)).toMatchObject({ owed: 0, refunded: 1000 });
    expect(orderPaymentStatus(late)).toBe('refunded');
  });

  it('is paid by the rest', () => {
    const { order: paid } = outcomeOf(order, { kind: 'receiveMoney', means: 'transfer' });
    const { totalPrice } = order;
    expect(paid.paymentState).toBe('Paid');
    expect(balanceOf(paid)).toMatchObject({ received: totalPrice.centAmount, owed: 0 });
  });

  it('a credit makes the rest smaller, and more than the rest goes back to the card', () => {
    const rest = order.totalPrice.centAmount - 1000;
    expect(back(order, credit(rest - 1)).cards).toEqual([]);
    expect(back(order, credit(rest + 1)).cards).toEqual(['card-0 1']);
  });

  it('what was cancelled before the transfer came is owed; the card keeps out of it', () => {
    const { order: owing } = outcomeOf(
      order,
      { kind: 'receiveMoney', means: 'transfer' },
      credit(200),
    );
    expect(balanceOf(owing)).toMatchObject({ owed: 200, cards: { refunded: 0 } });
  });
});

it('an order that gift cards pay is paid, and theirs again when it is cancelled', () => {
  const free = orderedGoods('scheme');
  const [payment] = free.paymentInfo.payments;
  if (!payment) throw new Error('no payment');
  const nothing = {
    paymentInterface: 'nothingToPay',
    name: { en: 'Nothing to pay' },
  } as const;
  const asked: Order = {
    ...free,
    paymentInfo: { payments: [{ ...payment, paymentMethodInfo: nothing }] },
  };
  const order = withStates(withCards(asked, [free.totalPrice.centAmount]));
  expect(order.paymentState).toBe('Paid');
  expect(orderPaymentStatus(order)).toBe('paid');
  expect(back(order, cancelAll)).toEqual({
    money: [],
    cards: [`card-0 ${free.totalPrice.centAmount}`],
  });
});

it('whatever happens, a card has what it paid less what is due, and no means gets more than it paid', () => {
  for (const seed of seedsOf({ usual: 200, long: 4000 })) {
    const dice = chance(seed);
    const total = paidByCard().totalPrice.centAmount;
    const cents = times(dice.between(1, 3)).map(() => dice.between(1, Math.floor(total / 3)));
    const start = dice.pick([paidByCard(), orderedGoods('bankTransfer')]);
    let order = withStates(withCards(start, cents));
    for (const minute of times(dice.between(1, 12))) {
      const step = randomStep(dice, order);
      const stamp = { id: `step-${minute}`, at: at(minute) };
      const taken = step && takeStep(order, step, stamp);
      if (taken?.ok) order = taken.order;
      // The provider answers the requests at times.
      const [payment] = order.paymentInfo.payments;
      const request = order.refundRequests?.at(-1);
      if (payment && request && dice.often(0.5)) {
        const transaction = {
          id: `Refund:${request.id}`,
          type: 'Refund' as const,
          state: dice.pick(['Success', 'Success', 'Failure'] as const),
          amount: { ...order.totalPrice, centAmount: request.centAmount },
          timestamp: at(minute),
          interactionId: request.id,
          requestId: request.id,
        };
        const known = (payment.transactions ?? []).some(({ id }) => id === transaction.id);
        const transactions = [...(payment.transactions ?? []), ...(known ? [] : [transaction])];
        const reported = reportPayment(
          order,
          { payments: [{ ...payment, transactions }] },
          { ...stamp, id: `payment-${minute}` },
        );
        if (reported) order = reported.order;
      }
      const { cards, money, due } = balanceOf(order);
      const told = `seed ${seed}`;
      expect(cards.received, told).toBe(cents.reduce((sum, each) => sum + each, 0));
      expect(cards.kept, told).toBe(Math.min(cards.received, due));
      expect(money.kept, told).toBeGreaterThanOrEqual(0);
    }
  }
});
