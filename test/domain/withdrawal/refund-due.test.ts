/** What the refund of a statement waits for, until nothing is due any more. Source: eu-2026.md C-05. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { refundWaitsFor } from '#domain/withdrawal/refund-due.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { orderedGoods } from '../order/ordered-goods.ts';
import { at, blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';
import { chosen, statement } from './made-up-statements.ts';

/** The order after a step of somebody. */
function after(order: Order, step: OrderStep, id = `operator-${step.kind}`, minute = 20): Order {
  const taken = takeStep(order, step, { id, at: at(minute) });
  if (!taken.ok) throw new Error(taken.refusal.reason);
  return taken.order;
}

/** The order with the result of its refunds, as the provider reports it. */
function refunded(order: Order, state: 'Success' | 'Failure' = 'Success'): Order {
  const payments = order.paymentInfo.payments.map((payment) => ({
    ...payment,
    transactions: [
      ...(payment.transactions ?? []),
      ...(order.refundRequests ?? []).map(({ id, centAmount }) => ({
        id,
        requestId: id,
        type: 'Refund' as const,
        state,
        amount: { ...order.totalPrice, centAmount },
        timestamp: at(30),
        interactionId: id,
      })),
    ],
  }));
  return { ...order, paymentInfo: { payments } };
}

const waitsFor = (order: Order | undefined, withdrawal = statement(), ...others: Withdrawal[]) =>
  refundWaitsFor(withdrawal, order, {
    statements: [...others, withdrawal],
    excluded: new Set(),
    isClosed: false,
  });

const shipped = () => outcomeOf(paidByCard(), ship).order;
const announce = (lines: ReturnType<typeof pieces>): OrderStep => ({
  kind: 'announceReturn',
  reason: 'withdrawal',
  lines,
});
const check = { kind: 'checkReturn', returnId: 'back' } as const;
const all = [...pieces(blender, 3), ...pieces(fryer, 1)];

it('an order, a return, the goods, their check, the money; then nothing', () => {
  expect(waitsFor(undefined)).toBe('link');
  expect(waitsFor(shipped())).toBe('return');
  const announced = after(shipped(), announce(all), 'back');
  expect(waitsFor(announced)).toBe('goods');
  const part = { kind: 'receiveReturn', returnId: 'back', lines: pieces(blender, 1) } as const;
  expect(waitsFor(after(announced, part))).toBe('goods');
  const received = after(announced, { kind: 'receiveReturn', returnId: 'back' });
  expect(waitsFor(received)).toBe('check');
  const checked = after(received, { kind: 'checkReturn', returnId: 'back' });
  expect(waitsFor(checked)).toBe('refund');
  expect(waitsFor(refunded(checked, 'Failure'))).toBe('refund');
  expect(waitsFor(refunded(checked))).toBeUndefined();
});

it('a statement that an operator has closed waits for nothing without an order', () => {
  const known = { statements: [], excluded: new Set<string>(), isClosed: true };
  expect(refundWaitsFor(statement(), undefined, known)).toBeUndefined();
});

it('a part that was checked leaves the rest awaited, until it has come too', () => {
  const announced = after(shipped(), announce(all), 'back');
  const receive = (lines?: ReturnType<typeof pieces>): OrderStep => ({
    kind: 'receiveReturn',
    returnId: 'back',
    ...(lines && { lines }),
  });
  const part = after(after(announced, receive(pieces(blender, 1))), check, 'check-1');
  expect(waitsFor(refunded(part))).toBe('goods');
  const whole = after(refunded(part), receive(), 'rest');
  expect(waitsFor(whole)).toBe('check');
  const checked = refunded(after(whole, check, 'check-2'));
  expect(waitsFor(checked)).toBeUndefined();
});

it('a return that never comes ends with its closing, until it is announced again', () => {
  const close = { kind: 'closeReturn', returnId: 'back' } as const;
  const announced = after(shipped(), announce(all), 'back');
  const closed = after(announced, close);
  expect(waitsFor(closed)).toBeUndefined();
  expect(waitsFor(after(closed, announce(all), 'again'))).toBe('goods');
  const part = { kind: 'receiveReturn', returnId: 'back', lines: pieces(blender, 1) } as const;
  const rest = after(after(announced, part), close);
  expect(waitsFor(rest)).toBe('check');
  expect(waitsFor(refunded(after(rest, check)))).toBeUndefined();
});

it('cancelled pieces and an order that was never paid need no goods', () => {
  const cancelled = after(paidByCard(), { kind: 'cancel', reason: 'withdrawal' });
  expect(waitsFor(cancelled)).toBe('refund');
  expect(waitsFor(refunded(cancelled))).toBeUndefined();
  const unpaid = after(orderedGoods('bankTransfer'), { kind: 'cancel', reason: 'withdrawal' });
  expect(waitsFor(unpaid)).toBeUndefined();
  const half = after(paidByCard(), { kind: 'cancel', reason: 'x', lines: pieces(fryer, 1) });
  expect(waitsFor(refunded(half))).toBe('return');
});

it('a check that keeps all of the money, and a refund without a return, end it too', () => {
  const lines = chosen(fryer, 1);
  const back = after(shipped(), announce(pieces(fryer, 1)), 'back');
  const received = after(back, { kind: 'receiveReturn', returnId: 'back' });
  const worth = 1099;
  const kept = after(received, {
    kind: 'checkReturn',
    returnId: 'back',
    deductedCentAmount: worth - 300,
  });
  expect(waitsFor(refunded(kept), statement({ lines }))).toBeUndefined();
  const gesture = after(shipped(), { kind: 'refund', lines: pieces(fryer, 1), reason: 'broken' });
  expect(waitsFor(refunded(gesture), statement({ lines }))).toBeUndefined();
});

it('two statements about an article wait for as many pieces as both name', () => {
  const [first, second] = ['w-1', 'w-2'].map((id) => statement({ id, lines: chosen(blender, 1) }));
  if (!first || !second) throw new Error('not two');
  const order = refunded(
    after(shipped(), { kind: 'refund', lines: pieces(blender, 1), reason: 'one' }),
  );
  expect(waitsFor(order, first)).toBeUndefined();
  expect(waitsFor(order, second, first)).toBe('return');
  // The same statement twice about the whole order is one.
  const whole = refunded(after(paidByCard(), { kind: 'cancel', reason: 'withdrawal' }));
  expect(waitsFor(whole, statement({ id: 'w-2' }), statement())).toBeUndefined();
});

it('what an operator has to read waits for a step of the operator after it', () => {
  const gesture = { kind: 'refund', centAmount: 500, reason: 'late' } as const;
  const before = refunded(outcomeOf(paidByCard(), ship, gesture).order);
  const returnId = 'w-0-order-1-return';
  const back = after(shipped(), announce(pieces(fryer, 1)), returnId);
  const received = after(back, { kind: 'receiveReturn', returnId });
  const ofStatement = refunded(after(received, { kind: 'checkReturn', returnId }));
  for (const content of [{ goods: 'the pot' }, { lines: chosen('guarantee', 1) }]) {
    const each = statement(content);
    expect(waitsFor(before, each)).toBe('return');
    expect(waitsFor(ofStatement, each, statement({ id: 'w-0' }))).toBe('return');
    expect(waitsFor(after(shipped(), announce(pieces(fryer, 1))), each)).toBe('goods');
    expect(waitsFor(refunded(after(shipped(), gesture)), each)).toBeUndefined();
  }
  // Also of a part of the return that a statement announced.
  const part = { kind: 'receiveReturn', returnId, lines: pieces(blender, 1) } as const;
  const both = after(shipped(), announce(pieces(blender, 2)), returnId);
  const first = after(after(both, part), { kind: 'checkReturn', returnId }, 'check-1');
  const rest = after(first, { kind: 'receiveReturn', returnId }, 'rest');
  const whole = refunded(after(rest, { kind: 'checkReturn', returnId }, 'check-2', 25));
  expect(waitsFor(whole, statement({ goods: 'the pot' }), statement({ id: 'w-0' }))).toBe('return');
  // The guarantee ends with its article.
  const fryerToo = statement({ lines: [...chosen(fryer, 1), ...chosen('guarantee', 1)] });
  const byStatement = { kind: 'cancel', reason: 'x', lines: pieces(fryer, 1) } as const;
  const order = refunded(after(paidByCard(), byStatement, 'w-1-order-1-cancel'));
  expect(waitsFor(order, fryerToo)).toBeUndefined();
});
