/** eu-2026.md PAY-03: money that a provider reports late, after the shopper left, still creates the order. */
import { describe, expect, it } from 'vitest';
import { pressed } from './pressed.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Paid in time on the provider's page; the shopper closes the window, and the provider's report is late. */
async function paidAndGone(method: 'scheme' | 'ideal', lateMs: number) {
  const { lived, id } = await pressed(method);
  lived.clock.now += 29 * minute;
  lived.model.payer(id, 'pay');
  const end = lived.clock.now + lateMs;
  for (let look = lived.nextLook(); look !== undefined && look < end; look = lived.nextLook()) {
    lived.clock.now = Math.max(look, lived.clock.now + 1000);
    await lived.wake();
  }
  lived.clock.now = end;
  return { lived, id, payment: lived.model.payments.get(id) };
}

describe('money that is reported late', () => {
  it.each([17 * minute, 9 * 60 * minute, 4 * day])('creates the order (%d ms)', async (lateMs) => {
    const { lived, payment } = await paidAndGone('scheme', lateMs);
    await lived.deliver();
    expect(lived.orders).toMatchObject([
      { orderState: 'Open', totalPrice: { centAmount: 12_000 } },
    ]);
    expect(payment?.state).toBe('captured');
    expect(lived.cart()?.cartState).toBe('Ordered');
  });

  it('creates an order dated when it was reported', async () => {
    const { lived } = await paidAndGone('scheme', 4 * day);
    await lived.deliver();
    expect(lived.orders.map(({ createdAt }) => Date.parse(createdAt))).toEqual([lived.clock.now]);
  });

  it('creates the order also if the shopper returns with it', async () => {
    const { lived, id } = await paidAndGone('ideal', 3 * 60 * minute);
    await lived.comeBack(id);
    expect(lived.orders).toMatchObject([{ paymentState: 'Paid' }]);
  });

  it('is given back if the cart has changed', async () => {
    const { lived, payment } = await paidAndGone('ideal', 60 * minute);
    await lived.change(3);
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(payment?.state).toBe('returned');
    expect(lived.cart()).toMatchObject({ cartState: 'Active', lineItems: [{ quantity: 3 }] });
  });

  /** Approved at PayPal after the deadline; the inquiry at the deadline got no answer. */
  async function agreedLate() {
    const { lived, id } = await pressed('paypal');
    lived.clock.now += 50 * minute;
    lived.faults.silent.add('inquire');
    await lived.wake();
    expect(lived.attempts()).toMatchObject([{ aim: 'order', lateUntil: expect.any(String) }]);
    lived.model.payer(id, 'pay');
    return { lived, id, payment: lived.model.payments.get(id) };
  }

  it.each(['deliver', 'comeBack'] as const)(
    'is captured at PayPal only if the cart is unchanged (%s)',
    async (how) => {
      const kept = await agreedLate();
      await kept.lived[how](kept.id);
      expect(kept.lived.orders).toMatchObject([{ paymentState: 'Paid' }]);

      const { lived, id, payment } = await agreedLate();
      await lived.change(3);
      await lived[how](id);
      expect(lived.orders).toEqual([]);
      expect(['approved', 'cancelled']).toContain(payment?.state);
      expect(lived.attempts()).toMatchObject([{ problem: { error: 'creating-order-failed' } }]);
    },
  );

  it('is given back if the price has changed', async () => {
    const { lived, payment } = await paidAndGone('scheme', 60 * minute);
    lived.reprice(6100);
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(payment?.state).toBe('cancelled');
  });

  it('is given back if the goods are sold out', async () => {
    const { lived, payment } = await paidAndGone('ideal', 60 * minute);
    lived.shelf.stock = 1;
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(payment?.state).toBe('returned');
  });

  it('is given back if the cart was ordered in another way', async () => {
    const { lived, payment } = await paidAndGone('ideal', 60 * minute);
    await lived.pressTransfer();
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ paymentState: 'Pending' }]);
    expect(payment?.state).toBe('returned');
  });

  it('is given back after five days; until then the attempt waits and is not shown as failed', async () => {
    const { lived, id, payment } = await paidAndGone('scheme', 4 * day);
    expect(lived.attempts()).toMatchObject([{ aim: 'order', stage: 'open' }]);
    expect(lived.attempts()[0]).not.toHaveProperty('problem');
    lived.clock.now += day;
    await lived.wake();
    expect(lived.attempts()).toMatchObject([{ aim: 'release', problem: { refusal: 'expired' } }]);
    expect(lived.nextLook()).toBeUndefined();
    await lived.deliver();
    expect(lived.orders).toEqual([]);
    expect(payment?.state).toBe('cancelled');
    expect(id).not.toBe('');
  });
});
