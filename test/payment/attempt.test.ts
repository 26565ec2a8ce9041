/** What an attempt learns that a random life rarely brings. */
import { describe, expect, it, vi } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import { paymentChange } from '#domain/order/order-changes.ts';
import { orderPaymentStatus } from '#domain/order/payment-status.ts';
import { referenceOf } from '#domain/payment/attempt.ts';
import { pressed } from './pressed.ts';

describe('another amount than the order', () => {
  it('makes no order, and goes back', async () => {
    const { lived, id } = await pressed('ideal');
    lived.model.payer(id, 'pay');
    const [told] = lived.model.waiting;
    if (told) told.amount = moneyOf(11_999, 'EUR');
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(lived.model.payments.get(id)?.state).toBe('returned');
  });
});

describe('the shopper who was told that it failed', () => {
  it('gets no order when money comes all the same', async () => {
    const { lived, id } = await pressed('scheme');
    lived.model.payer(id, 'cancel');
    await lived.comeBack(id);
    const payment = lived.model.payments.get(id);
    if (payment) payment.state = 'open';
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(payment?.state).toBe('cancelled');
  });
});

describe('stock that was sold meanwhile', () => {
  it.each(['scheme', 'ideal', 'paypal'] as const)('sends the money back (%s)', async (method) => {
    const { lived, id } = await pressed(method, 1);
    lived.model.payer(id, 'pay');
    await lived.comeBack(id);
    expect(lived.orders).toEqual([]);
    expect(['cancelled', 'returned']).toContain(lived.model.payments.get(id)?.state);
    expect(lived.attempts()[0]?.problem).toEqual({ error: 'creating-order-failed' });
  });
});

describe('a voucher', () => {
  it('orders at once and is paid later', async () => {
    const { lived, id } = await pressed('multibanco');
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Pending' }]);
    const action = lived.orders[0]?.paymentInfo.payments[0]?.custom?.action ?? '';
    expect(JSON.parse(action)).toMatchObject({ entity: '1234', reference: '501 051 808' });
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Paid' }]);
  });

  it('that nobody pays expires: the order ends, the stock is back, late money goes back', async () => {
    const { lived, id } = await pressed('multibanco', 2);
    lived.clock.now += 4 * 86_400_000;
    await lived.wake();
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
    expect(lived.shelf.stock).toBe(2);
    const payment = lived.model.payments.get(id);
    if (payment) payment.state = 'open';
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(payment?.state).toBe('returned');
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
  });
});

describe('a voucher that is paid while its order is being ended', () => {
  it('does not bring the order back: the money is returned', async () => {
    const { lived, id } = await pressed('multibanco', 2);
    lived.clock.now += 4 * 86_400_000;
    lived.faults.silent.add('cancelUnpaid');
    await lived.wake();
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
    expect(lived.model.payments.get(id)?.state).toBe('returned');
    expect(lived.shelf.stock).toBe(2);
  });
});

describe('an order of which the room has not heard that it is stored', () => {
  it('is told what became of its money meanwhile', async () => {
    const { lived, id } = await pressed('scheme');
    lived.model.payer(id, 'pay');
    lived.faults.silent.add('storeOrder');
    await lived.deliver();
    const [attempt] = lived.attempts();
    if (attempt) await lived.model.provider.capture(referenceOf(attempt));
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Paid' }]);
  });
});

describe('a capture that the provider refuses', () => {
  it('leaves the order unpaid, for the operator to see', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lived, id } = await pressed('scheme');
    lived.model.payer(id, 'pay');
    const payment = lived.model.payments.get(id);
    if (payment) payment.refusesCapture = true;
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Failed' }]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('payment not captured'));
  });
});

describe('what came into the cart while its payment was under way', () => {
  it('is saved for later in the next cart; the order is what was reviewed', async () => {
    const { lived, id } = await pressed('ideal');
    await lived.change(5);
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders[0]?.lineItems).toMatchObject([{ quantity: 2 }]);
    expect(lived.cart()).toMatchObject({
      cartState: 'Ordered',
      savedForLater: [{ quantity: 3, variant: { sku: 'EX10000001' } }],
    });
  });
});

describe('an answer that is lost when the shopper comes back', () => {
  it('is asked for again, with what the shopper brought, until there is one', async () => {
    const { lived, id } = await pressed('ideal');
    lived.model.payer(id, 'pay');
    lived.model.waiting.length = 0;
    lived.faults.silent.add('resume');
    await lived.comeBack(id);
    expect(lived.orders).toEqual([]);
    expect(lived.nextLook()).toBe(lived.clock.now + 30_000);
    await lived.wake();
    expect(lived.orders).toHaveLength(1);
    expect(lived.attempts()[0]).not.toHaveProperty('details');
  });

  it('and that stays away until nobody can pay any more is no order', async () => {
    const { lived, id } = await pressed('scheme');
    lived.faults.silent.add('resume');
    await lived.comeBack(id);
    lived.clock.now += 3 * 3_600_000;
    await lived.wake();
    expect(lived.attempts()).toMatchObject([{ aim: 'order', isPending: true }]);
    lived.clock.now += 8 * 86_400_000;
    await lived.wake();
    expect(lived.attempts()).toMatchObject([{ aim: 'release', stage: 'over' }]);
    expect(lived.nextLook()).toBeUndefined();
  });
});

describe('an order that has expired', () => {
  it('is not called paid when the money comes too late', async () => {
    const { lived, id } = await pressed('multibanco');
    lived.clock.now += 4 * 86_400_000;
    await lived.wake();
    const [order] = lived.orders;
    if (!order) throw new Error('no order');
    const late = { ...order, paymentState: 'Paid' as const };
    expect(paymentChange(order, late)).toBeUndefined();
    expect(orderPaymentStatus(late)).toBe('failed');
    expect(lived.model.payments.get(id)?.state).toBe('open');
  });
});

describe('an answer to the first question that is lost', () => {
  it('ends the press; what may have begun is taken back when nobody waits for it', async () => {
    const { lived, id } = await pressed('scheme', 10, 'begin');
    expect(lived.attempts()).toMatchObject([
      { aim: 'release', problem: { error: 'payment-error' } },
    ]);
    expect(lived.model.payments.get(id)?.rounds.size).toBe(0);
    expect(lived.nextLook()).toBe(lived.clock.now + 30_000);
    await lived.wake();
    expect(lived.model.payments.get(id)?.rounds.size).toBe(1);
    expect(lived.nextLook()).toBeUndefined();
  });
});
