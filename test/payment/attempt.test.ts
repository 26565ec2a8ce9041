/** Cases of a payment attempt that the random sequences rarely produce. */
import { describe, expect, it, vi } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import { paymentChange } from '#domain/order/order-changes.ts';
import { orderPaymentStatus } from '#domain/order/payment-status.ts';
import { referenceOf } from '#domain/payment/attempt.ts';
import { netCents } from './ledger.ts';
import { pressed } from './pressed.ts';

describe('a payment of another amount than the order', () => {
  it('creates no order and is returned', async () => {
    const { lived, id } = await pressed('ideal');
    lived.model.payer(id, 'pay');
    const [told] = lived.model.waiting;
    if (told) told.amount = moneyOf(11_999, 'EUR');
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(lived.model.payments.get(id)?.state).toBe('returned');
  });
});

describe('a shopper whose payment was shown as failed', () => {
  it('gets no order if the money arrives later', async () => {
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
  it('creates the order at once and is paid later', async () => {
    const { lived, id } = await pressed('multibanco');
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Pending' }]);
    const action = lived.orders[0]?.paymentInfo.payments[0]?.custom?.action ?? '';
    expect(JSON.parse(action)).toMatchObject({ entity: '1234', reference: '501 051 808' });
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Paid' }]);
  });

  it('that is not paid expires: the order is cancelled, the stock is released, late money is returned', async () => {
    const { lived, id } = await pressed('multibanco', 2);
    lived.clock.now += 4 * 86_400_000;
    await lived.wake();
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
    expect(lived.shelf.stock).toBe(2);
    const payment = lived.model.payments.get(id);
    if (payment) payment.state = 'open';
    lived.model.payer(id, 'pay');
    await lived.deliver();
    await lived.request();
    expect(payment && netCents(payment)).toBe(0);
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
  });
});

describe('a voucher that is paid while its order is being cancelled', () => {
  it('does not reopen the order: the money is returned', async () => {
    const { lived, id } = await pressed('multibanco', 2);
    lived.clock.now += 4 * 86_400_000;
    lived.faults.silent.add('cancelUnpaid');
    await lived.wake();
    lived.model.payer(id, 'pay');
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
    await lived.request();
    const payment = lived.model.payments.get(id);
    expect(payment && netCents(payment)).toBe(0);
    expect(lived.shelf.stock).toBe(2);
  });
});

describe('an order whose storing was not confirmed to the room', () => {
  it('gets the payment state reported in the meantime', async () => {
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
  it('leaves the order unpaid and logs an error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lived, id } = await pressed('scheme');
    lived.model.payer(id, 'pay');
    const payment = lived.model.payments.get(id);
    if (payment) payment.failsCapture = 'refused';
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Failed' }]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('payment not captured'));
  });
});

describe('what is added to the cart during its payment', () => {
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

describe('a provider response that is lost when the shopper returns', () => {
  it('is requested again with the details of the return until it arrives', async () => {
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

  it('creates no order if it never arrives', async () => {
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
  it('is not shown as paid if the money arrives too late', async () => {
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

describe('a lost response to the first request', () => {
  it('fails the attempt, and the payment that may have begun is released later', async () => {
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
