/** Notifications of PayPal: accepted if PayPal verifies that it has sent them, and only then. */
import { describe, expect, it } from 'vitest';
import { logged } from '../logged.ts';
import { answerInstead, begun, desk } from './paypal-exchanges.ts';

/** All notifications that PayPal sends about an attempt of this buyer. */
async function tellings(buyer: string, at = desk()) {
  const { payment, orderId } = await begun(at);
  const paid = await at.provider.resume(payment, await at.visit(orderId, buyer));
  if ('providerReference' in paid) await at.provider.release({ ...payment, ...paid }, 1);
  const told = at.told.map(({ event: { headers, body } }) => ({
    headers: new Headers(headers),
    body,
  }));
  return { at, payment, orderId, told };
}

describe('a notification of PayPal', () => {
  it('is about one attempt, one payment and one amount', async () => {
    const { at, payment, orderId, told } = await tellings('pays');
    const read = await Promise.all(
      told.map(({ headers, body }) => at.provider.read(headers, body)),
    );
    const { attemptId, amount } = payment;
    const common = { provider: 'paypal', attemptId, amount };
    expect(read.flat()).toMatchObject([
      { ...common, event: 'approved', providerReference: orderId },
      { ...common, event: 'captured', providerReference: expect.stringContaining(`${orderId}/`) },
      { ...common, event: 'refunded' },
    ]);
    expect(at.faults).toEqual([]);
  });

  it('that is sent twice has one id', async () => {
    const { at, told } = await tellings('twice');
    const read = await Promise.all(
      told.map(({ headers, body }) => at.provider.read(headers, body)),
    );
    const numbers = read.flat().map((each) => typeof each === 'object' && each.id);
    expect(numbers).toHaveLength(6);
    expect(new Set(numbers).size).toBe(3);
  });

  it('of a review has no event, and the end of the review has one', async () => {
    const { at, told } = await tellings('denied');
    const read = await Promise.all(
      told.map(({ headers, body }) => at.provider.read(headers, body)),
    );
    expect(read.map((each) => typeof each === 'object' && each.map(({ event }) => event))).toEqual([
      ['approved'],
      [],
      ['captureFailed'],
    ]);
  });
});

describe('a notification that is not from PayPal', () => {
  it('is forged: changed, unsigned, signed otherwise or signed for another', async () => {
    const { at, told } = await tellings('pays');
    const [first, second] = told;
    if (!first || !second) throw new Error('nothing was told');
    const { headers, body } = first;
    const unsigned = new Headers(headers);
    unsigned.delete('paypal-transmission-sig');
    const otherwise = new Headers(headers);
    otherwise.set('paypal-transmission-sig', 'Sxxxx');
    expect(
      await at.provider.read(headers, body.replace('300.00', '3.00').replace('316.00', '3.16')),
    ).toBe('forged');
    expect(await at.provider.read(unsigned, body)).toBe('forged');
    expect(await at.provider.read(otherwise, body)).toBe('forged');
    expect(await at.provider.read(second.headers, body)).toBe('forged');
  });

  it.each(['', 'null', '[]', '{"id":"WH-1"}', '<xml>'])('%j cannot be read', async (body) => {
    const at = desk();
    expect(await at.provider.read(new Headers(), body)).toBe('unreadable');
    expect(at.exchanges).toEqual([]);
  });

  it('cannot be distinguished while PayPal is down: even a genuine one is unverified', async () => {
    let isDown = false;
    const at = desk(async () => (isDown ? answerInstead(503, {}) : undefined));
    const { told } = await tellings('pays', at);
    isDown = true;
    await logged(async () => {
      expect(await at.provider.read(told[0]?.headers ?? new Headers(), told[0]?.body ?? '')).toBe(
        'unverified',
      );
    });
  });
});

describe('by type of event', () => {
  const amount = { currency_code: 'EUR', value: '12.90' };
  const paid = {
    id: 'C1',
    custom_id: 'a1',
    amount,
    supplementary_data: { related_ids: { order_id: 'O1' } },
  };
  const refund = { id: 'R1', custom_id: 'a1', amount };
  const dispute = {
    dispute_id: 'D1',
    dispute_amount: amount,
    disputed_transactions: [{ custom: 'a1' }],
  };
  const won = { ...dispute, dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } };
  const lost = { ...dispute, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
  it.each([
    ['PAYMENT.CAPTURE.COMPLETED', paid, ['captured O1/C1']],
    ['PAYMENT.CAPTURE.DENIED', paid, ['captureFailed O1/C1']],
    ['PAYMENT.CAPTURE.DECLINED', paid, ['captureFailed O1/C1']],
    ['PAYMENT.CAPTURE.PENDING', paid, []],
    ['PAYMENT.CAPTURE.REFUNDED', refund, ['refunded R1']],
    ['PAYMENT.CAPTURE.REVERSED', refund, ['chargeback R1']],
    ['CUSTOMER.DISPUTE.CREATED', dispute, ['chargeback D1']],
    ['CUSTOMER.DISPUTE.UPDATED', dispute, []],
    ['CUSTOMER.DISPUTE.RESOLVED', won, ['chargebackReversed D1']],
    ['CUSTOMER.DISPUTE.RESOLVED', lost, []],
    // Of another shop with the same account.
    ['PAYMENT.CAPTURE.COMPLETED', { ...paid, custom_id: undefined }, []],
    ['BILLING.PLAN.CREATED', {}, []],
  ])('%s', async (event_type, resource, expected) => {
    const success = { verification_status: 'SUCCESS' };
    const at = desk(async ({ url }) =>
      url.endsWith('signature') ? answerInstead(200, success) : undefined,
    );
    const names = [
      'auth-algo',
      'cert-url',
      'transmission-id',
      'transmission-sig',
      'transmission-time',
    ];
    const headers = new Headers(names.map((name) => [`paypal-${name}`, 'x']));
    const body = JSON.stringify({
      id: 'WH-1',
      event_type,
      create_time: '2026-11-22T12:00:00Z',
      resource,
    });
    const read = await at.provider.read(headers, body);
    if (typeof read === 'string') throw new Error(read);
    expect(read.map(({ event, providerReference }) => `${event} ${providerReference}`)).toEqual(
      expected,
    );
    expect(
      read.every(
        ({ amount: { centAmount }, attemptId }) => centAmount === 1290 && attemptId === 'a1',
      ),
    ).toBe(true);
  });
});
