/** A transfer that was too little: the rest is awaited as long as the whole was, then the order ends (eu-2026.md PAY-04). */
import { expect, it } from 'vitest';
import { balanceOf } from '#domain/order/steps/balance.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { awaitsMoney, payableUntil } from '#domain/order/unpaid.ts';
import { orderedGoods } from './ordered-goods.ts';
import { at, captureFailed, outcomeOf, paidByCard, refusalOf, ship } from './paid-order.ts';

const days = { remind: 5, cancel: 14, payAgain: 7 };
const transferred = (centAmount: number): OrderStep => ({
  kind: 'receiveMoney',
  means: 'transfer',
  centAmount,
});
const unpaid: OrderStep = { kind: 'cancel', reason: 'late', unpaid: true, unpacked: true };
const order = orderedGoods('bankTransfer');
const total = order.totalPrice.centAmount;

it('the rest is awaited, from the first part on, and a second part gives no more time', () => {
  const { order: parts } = outcomeOf(order, transferred(1), transferred(1));
  expect(awaitsMoney(parts)).toBe(true);
  expect(payableUntil(parts, days).toISOString()).toBe(
    new Date(Date.parse(at(0)) + 14 * 86_400_000).toISOString(),
  );
  const { order: paid } = outcomeOf(order, transferred(1), transferred(total - 1));
  expect(awaitsMoney(paid)).toBe(false);
});

it('an order of which only a part was paid is cancelled in time, and the part is owed', () => {
  const { order: ended, last } = outcomeOf(order, transferred(1000), unpaid);
  expect([ended.orderState, ended.paymentState]).toEqual(['Cancelled', 'CreditOwed']);
  expect(balanceOf(ended).owed).toBe(1000);
  expect(last).toMatchObject({ effects: { mail: { change: 'cancelled', centAmount: total } } });
});

it('what is paid, held by a provider, accepted, packed or shipped is not cancelled', () => {
  expect(refusalOf(order, transferred(total), unpaid)?.reason).toBe('isPaid');
  expect(refusalOf(order, transferred(total + 1), unpaid)?.reason).toBe('isPaid');
  expect(refusalOf(paidByCard(), unpaid)?.reason).toBe('isPaid');
  const evenUnpaid = true;
  expect(refusalOf(order, transferred(1), { ...ship, evenUnpaid }, unpaid)?.reason).toBe(
    'isPacked',
  );
  for (const step of [
    { ...ship, evenUnpaid },
    { kind: 'pack', evenUnpaid },
  ] as const) {
    expect(awaitsMoney(outcomeOf(order, transferred(1), step).order)).toBe(false);
  }
  const accepted = outcomeOf(order, transferred(1), { kind: 'confirm', evenUnpaid }).order;
  expect(awaitsMoney(accepted)).toBe(false);
  expect(awaitsMoney(captureFailed())).toBe(false);
});
