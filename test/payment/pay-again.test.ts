/** Paying again for an order whose capture has failed: its money is taken once. Source: decision 64. */
import { describe, expect, it, vi } from 'vitest';
import { netCents } from './ledger.ts';
import { pressed } from './pressed.ts';

describe('an order whose capture fails', () => {
  async function failed() {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lived, id } = await pressed('scheme');
    const payment = lived.model.payments.get(id);
    if (!payment) throw new Error('no payment');
    payment.failsCapture = 'reported';
    lived.model.payer(id, 'pay');
    await lived.comeBack(id);
    while (lived.model.waiting.length > 0) await lived.deliver();
    expect(lived.orders).toMatchObject([
      { paymentState: 'Failed', paymentFailedAt: expect.any(String) },
    ]);
    return { lived, id, payment };
  }

  it('lets go of the held money, mails once, and is paid again by another method', async () => {
    const { lived, payment } = await failed();
    expect(['cancelled', 'authorised']).toContain(payment.state);
    expect(lived.mails).toEqual(['failed']);
    await lived.payAgain('ideal');
    const again = [...lived.model.payments.keys()].at(-1) ?? '';
    lived.model.payer(again, 'pay');
    await lived.comeBack(again);
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Paid' }]);
    expect(lived.mails).toEqual(['failed', 'paid']);
    expect(lived.attempts().map(({ intent }) => intent)).toEqual([undefined, undefined]);
  });

  it('pays back what the first capture takes late, after it was paid again', async () => {
    const { lived, id, payment } = await failed();
    await lived.payAgain('scheme');
    const again = [...lived.model.payments.keys()].at(-1) ?? '';
    lived.model.payer(again, 'pay');
    await lived.comeBack(again);
    while (lived.model.waiting.length > 0) await lived.deliver();
    payment.state = 'authorised';
    lived.model.captureAtDesk(id);
    await lived.deliver();
    await lived.request();
    while (lived.model.waiting.length > 0) await lived.deliver();
    const left = [...lived.model.payments.values()].map(netCents);
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 12_000]);
    expect(lived.orders).toMatchObject([{ orderState: 'Open', paymentState: 'Paid' }]);
    expect(lived.mails).toEqual(['failed', 'paid', 'refunded']);
  });

  it('takes only the first of two payments in two windows; the other is not captured', async () => {
    const { lived } = await failed();
    await lived.payAgain('scheme');
    await lived.payAgain('scheme');
    await lived.payAgain('klarna');
    const [, card = '', lender = '', ...more] = [...lived.model.payments.keys()];
    expect(more).toEqual([]);
    lived.model.payer(card, 'pay');
    lived.model.payer(lender, 'pay');
    await lived.comeBack(lender);
    await lived.comeBack(card);
    const states = [card, lender].map((each) => lived.model.payments.get(each)?.state);
    expect(states).toEqual(['cancelled', 'captured']);
  });

  it('returns the money if it was cancelled in the meantime', async () => {
    const { lived } = await failed();
    await lived.payAgain('ideal');
    const again = [...lived.model.payments.keys()].at(-1) ?? '';
    lived.clock.now += 8 * 86_400_000;
    await lived.sweep();
    await lived.sweep();
    lived.model.payer(again, 'pay');
    await lived.comeBack(again);
    await lived.deliver();
    expect(lived.orders).toMatchObject([{ orderState: 'Cancelled' }]);
    expect(lived.shelf.stock).toBe(10);
    expect(lived.mails).toEqual(['failed', 'expired']);
    expect(lived.model.payments.get(again)?.state).toBe('returned');
  });
});
