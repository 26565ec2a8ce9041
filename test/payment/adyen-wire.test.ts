/** The client of Adyen's API: every response, or its absence, becomes a value, and no log contains personal data. */
import { describe, expect, it } from 'vitest';
import type { PaymentReference } from '#domain/payment/provider.ts';
import { adyen } from '#worker/services/payments/adyen/adyen.ts';
import { adyenThat, config, watchedLog } from '../contracts/adyen/answering.ts';
import { paymentRequest } from '../contracts/payment-request.ts';

const logged = watchedLog();

const request = paymentRequest('de', 'scheme');
const direct = paymentRequest('nl', 'ideal');
const held: PaymentReference = { ...request, providerReference: 'PSPREFERENCE0001' };
const error = (status: number, errorCode: string, errorType = 'validation') =>
  Response.json({ status, errorCode, errorType, message: 'zoe@example.com is wrong' }, { status });

describe('beginning a payment', () => {
  it.each([
    ['an amount that is none', 422, '137', 'validation', 'malformed-price', 1],
    ['a currency the account lacks', 422, '138', 'validation', 'malformed-price', 1],
    ['a field that is wrong', 422, '14_030', 'validation', 'unprocessable-entity', 1],
    ['words that are no request', 400, '702', 'validation', 'unprocessable-entity', 1],
    ['a key that does not open', 401, '000', 'security', 'payment-error', 1],
    ['an account that is not ours', 403, '901', 'security', 'payment-error', 1],
    ['a method that is not set up', 500, '905', 'configuration', 'payment-error', 1],
  ])(
    'is rejected after one request because of %s',
    async (_why, status, code, type, kind, times) => {
      const { adyen, requests } = adyenThat(() => error(status, code, type));
      expect(await adyen.begin(request)).toEqual({ kind: 'rejected', error: kind });
      expect(requests).toHaveLength(times);
      expect(logged.join()).toContain(request.attemptId);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['a failure', () => error(503, '000', 'internal')],
    ['the same request still at work', () => error(422, '704')],
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => Response.json({ id: 'CS1' })],
    ['an address that is no page', () => Response.json({ id: 'CS1', url: 'javascript:alert(1)' })],
    ['no network', () => Promise.reject(new TypeError('network'))],
  ])(
    'is retried once with the same idempotency key after %s, and is then unknown',
    async (_what, answer) => {
      const { adyen, requests } = adyenThat(answer);
      expect(await adyen.begin(request)).toEqual({ kind: 'unknown' });
      expect(requests.map((each) => each.headers.get('Idempotency-Key'))).toEqual([
        `${request.attemptId}-session`,
        `${request.attemptId}-session`,
      ]);
      expect(logged).toHaveLength(2);
    },
  );

  it('is unknown after the timeout', async () => {
    const answer = () => new Promise<Response>(() => {});
    const wire = (each: Request) =>
      Promise.race([
        answer(),
        new Promise<Response>((_, reject) => {
          each.signal.addEventListener('abort', () => reject(each.signal.reason));
        }),
      ]);
    expect(await adyen(config, wire, 5).begin(request)).toEqual({ kind: 'unknown' });
  });

  it('succeeds if only the first response was lost', async () => {
    const url = 'https://checkout.adyen.example/page';
    const { adyen, requests } = adyenThat(
      () => Promise.reject(new TypeError('network')),
      () => Response.json({ id: 'CS1', url, more: true }, { status: 201 }),
    );
    expect(await adyen.begin(request)).toEqual({ kind: 'redirect', url });
    expect(requests[0]?.url).toBe('https://adyen.example/checkout/v72/sessions');
    expect(requests[0]?.headers.get('X-API-Key')).toBe('key');
  });

  it('is unknown if the retry after a lost response is unauthorized', async () => {
    const { adyen } = adyenThat(
      () => Promise.reject(new TypeError('network')),
      () => error(401, '000', 'security'),
    );
    expect(await adyen.begin(request)).toEqual({ kind: 'unknown' });
  });
});

describe('capture and release', () => {
  const received = { pspReference: 'MODIFICATION', status: 'received' };

  it('name the payment by its reference, or by the attempt if the reference is unknown', async () => {
    const { adyen, requests } = adyenThat(() => Response.json(received, { status: 201 }));
    const done = { ok: true, providerReference: 'PSPREFERENCE0001' };
    expect(await adyen.capture(held)).toEqual({ ok: true, captureReference: 'MODIFICATION' });
    expect(await adyen.cancel(held, 1)).toEqual(done);
    expect(await adyen.release(held, 1)).toEqual(done);
    expect(await adyen.release(request, 1)).toEqual({
      ok: true,
      providerReference: 'MODIFICATION',
    });
    expect(requests.map(({ url }) => url.split('/v72')[1])).toEqual([
      '/payments/PSPREFERENCE0001/captures',
      '/payments/PSPREFERENCE0001/cancels',
      '/payments/PSPREFERENCE0001/reversals',
      '/cancels',
    ]);
  });

  it.each([
    ['by a refusal', () => error(422, '167'), 'refused'],
    ['by our own key', () => error(401, '000', 'security'), 'unknown'],
    ['by a failure', () => error(500, '000', 'internal'), 'unknown'],
  ])('ended %s return whether a retry helps', async (_how, answer, kind) => {
    const { adyen } = adyenThat(answer);
    expect(await adyen.capture(held)).toEqual({ ok: false, kind });
    expect(await adyen.release(held, 1)).toEqual({ ok: false, kind });
  });

  it('send no capture for a payment without a reference or for one captured at once', async () => {
    const { adyen, requests } = adyenThat();
    expect(await adyen.capture(request)).toEqual({ ok: false, kind: 'unknown' });
    const paid = { ...direct, providerReference: 'PSP' };
    expect(await adyen.capture(paid)).toEqual({ ok: true });
    expect(requests).toEqual([]);
  });
});

describe('a voucher', () => {
  const voucher = paymentRequest('pt', 'multibanco');
  const action = { type: 'voucher', reference: '501 051 808', entity: '1234' };
  const presented = (more: object) =>
    adyenThat(() =>
      Response.json({
        resultCode: 'PresentToShopper',
        pspReference: 'PSP',
        action: { ...action, ...more },
      }),
    ).adyen.begin(voucher);

  it('is read from Adyen’s published example', async () => {
    const published = await import('../contracts/adyen/multibanco-action.json');
    expect(await presented(published.default)).toEqual({
      kind: 'voucher',
      providerReference: 'PSP',
      voucher: {
        reference: '501 051 808',
        entity: '1234',
        expiresAt: '2019-09-28T12:54:17.000Z',
        merchantReference: 'Your order number',
      },
    });
  });

  it('without a readable expiry is unknown', async () => {
    expect(await presented({ expiresAt: 'soon' })).toEqual({ kind: 'unknown' });
  });
});
