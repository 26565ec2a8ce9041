/** Shoppers returning from Adyen's pages: the result is queried, and only the full payment of their attempt counts. */
import { describe, expect, it } from 'vitest';
import { refusals } from '#domain/payment/provider.ts';
import { refusalReasons } from '#worker/services/payments/adyen/refusal-reasons.ts';
import { adyenThat, config, watchedLog } from '../contracts/adyen/answering.ts';
import { described } from '../contracts/openapi.ts';
import { paymentRequest } from '../contracts/payment-request.ts';

const logged = watchedLog();
const request = paymentRequest('de', 'scheme');
const direct = paymentRequest('nl', 'ideal');

describe('a shopper who returns', () => {
  const details = (answer: object) => () =>
    Response.json({ merchantReference: direct.attemptId, pspReference: 'PSP', ...answer });
  const resumed = (answer: object) =>
    adyenThat(details(answer)).adyen.resume(direct, { redirectResult: 'X' });

  const { description } = described('test/contracts/adyen/CheckoutService-v72.json');
  const { properties } = description.components.schemas.PaymentDetailsResponse as {
    properties: { resultCode: { enum: string[] } };
  };
  const kinds: Record<string, string> = {
    Authorised: 'money',
    Received: 'pending',
    Pending: 'pending',
    Refused: 'refused',
    Error: 'refused',
    Cancelled: 'cancelled',
  };

  it.each(properties.resultCode.enum)(
    'with result %s gets the answer kind of the table',
    async (code) => {
      expect((await resumed({ resultCode: code })).kind).toBe(kinds[code] ?? 'unknown');
    },
  );

  it('can have one of fourteen results', () => {
    expect(properties.resultCode.enum).toHaveLength(14);
  });

  it.each(Object.entries(refusalReasons))(
    'refused for reason %s gets the refusal of the table',
    async (code, { refusal: tells }) => {
      const answer = await resumed({ resultCode: 'Refused', refusalReasonCode: code });
      expect(answer).toMatchObject(
        tells === 'cancelled' ? { kind: tells } : { kind: 'refused', refusal: tells },
      );
    },
  );

  it('can get every refusal from some reason code, except that of an expired session', () => {
    const told = new Set(Object.values(refusalReasons).map(({ refusal: tells }) => tells));
    expect(refusals.filter((each) => !told.has(each))).toEqual(['expired']);
  });

  it.each([
    ['another amount', { resultCode: 'Authorised', amount: { currency: 'EUR', value: 1 } }],
    ['another currency', { resultCode: 'Authorised', amount: { currency: 'SEK', value: 35_695 } }],
    ['another attempt', { resultCode: 'Authorised', merchantReference: 'somebody else' }],
    ['no attempt', { resultCode: 'Authorised', merchantReference: undefined }],
    ['no number', { resultCode: 'Authorised', pspReference: undefined }],
  ])('with a payment of %s gets an unknown result', async (_what, answer) => {
    expect(await resumed(answer)).toEqual({ kind: 'unknown' });
  });

  const paid = {
    amount: { currency: 'EUR', value: 35_695 },
    pspReference: 'PSP',
    resultCode: 'Authorised',
  };
  it.each<[string, object, object]>([
    [
      'completed',
      { payments: [paid] },
      { kind: 'money', state: 'authorised', providerReference: 'PSP' },
    ],
    ['completed', { payments: [paid], reference: 'another' }, { kind: 'unknown' }],
    [
      'completed',
      { payments: [{ ...paid, amount: { currency: 'EUR', value: 1 } }] },
      { kind: 'unknown' },
    ],
    ['completed', {}, { kind: 'unknown' }],
    ['paymentPending', {}, { kind: 'pending' }],
    ['refused', {}, { kind: 'refused', refusal: 'declined' }],
    ['canceled', {}, { kind: 'cancelled' }],
    ['expired', {}, { kind: 'refused', refusal: 'expired' }],
    ['active', {}, { kind: 'unknown' }],
    ['something new', {}, { kind: 'unknown' }],
  ])('from a session that is %s with %j', async (status, more, expected) => {
    const { adyen, requests } = adyenThat(() =>
      Response.json({ id: 'CS1', reference: request.attemptId, status, ...more }),
    );
    const answer = await adyen.resume(request, { sessionId: 'CS1', sessionResult: 'a!b/c' });
    expect(answer).toEqual(expected);
    expect(requests[0]?.url).toBe(`${config.base}/v72/sessions/CS1?sessionResult=a%21b%2Fc`);
    expect(logged.join()).not.toContain('a!b');
  });

  it('without a result or a session causes no request', async () => {
    const { adyen, requests } = adyenThat();
    expect(await adyen.resume(request, { error: 'x' })).toEqual({ kind: 'unknown' });
    expect(await adyen.inquire(request)).toEqual({ kind: 'unknown' });
    expect(requests).toEqual([]);
  });
});
