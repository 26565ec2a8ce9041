/** The Adyen sandbox as the shop sees it: captures, refunds, failures, and that production does not have it. */
import { describe, expect, it } from 'vitest';
import type { PaymentReference, ProviderAnswer } from '#domain/payment/provider.ts';
import { adyenOf } from '#worker/services/payments/adyen/adyen.ts';
import { sandboxAdyen } from '#worker/services/payments/adyen/sandbox/wire.ts';
import { paymentRequest } from '../../contracts/payment-request.ts';
import { card, provider } from '../adyen-sandbox.ts';
import { environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';

const byCard = () => paymentRequest('de', 'scheme');
const byIdeal = () => paymentRequest('nl', 'ideal');
const named = (name: string) => ({ ...card, name });
const afterwards = (request: PaymentReference, answer: ProviderAnswer): PaymentReference =>
  answer.kind === 'money' ? { ...request, providerReference: answer.providerReference } : request;

describe('a provider that misbehaves', () => {
  it('sends a notification twice', async () => {
    const { pay, told, posted } = provider();
    await pay(byCard(), named('NOTIFIED_TWICE'));
    expect(await told()).toEqual(['authorised', 'authorised']);
    expect(new Set(posted.map(({ delaySeconds }) => delaySeconds)).size).toBe(2);
  });

  it('sends notifications in reverse order, or late', async () => {
    const { adyen, pay, told, posted } = provider();
    const request = byCard();
    const answer = await pay(request, named('NOTIFIED_BACKWARDS'));
    await adyen.capture(afterwards(request, answer));
    expect(await told()).toEqual(['captured', 'authorised']);
    await pay(byCard(), named('NOTIFIED_LATE'));
    expect(posted.at(-1)?.delaySeconds).toBe(120);
  });

  it.each([
    ['CAPTURE_FAILS', ['authorised', 'captureFailed']],
    ['CAPTURE_FAILS_LATER', ['authorised', 'captured', 'captureFailed']],
  ])('%s', async (name, events) => {
    const { adyen, pay, told } = provider();
    const request = byCard();
    const answer = await pay(request, named(name));
    expect(await adyen.capture(afterwards(request, answer))).toMatchObject({ ok: true });
    expect(await told()).toEqual(events);
  });

  it('loses its answer to a capture that it has made', async () => {
    const { adyen, pay, told } = provider();
    const request = byCard();
    const payment = afterwards(request, await pay(request, named('ANSWER_LOST')));
    await logged(async () => {
      expect(await adyen.capture(payment)).toEqual({ ok: false, kind: 'unknown' });
    });
    expect(await adyen.capture(payment)).toMatchObject({ ok: true });
    expect(await told()).toEqual(['authorised', 'captured']);
  });

  it('does not answer at all', async () => {
    const { adyen, told } = provider();
    const request = byCard();
    const billingAddress = { ...request.billingAddress, lastName: 'NO_ANSWER' };
    await logged(async () => {
      expect(await adyen.begin({ ...request, billingAddress })).toEqual({ kind: 'unknown' });
    });
    expect(await told()).toEqual([]);
  });

  it('rejects a request', async () => {
    const request = byCard();
    const billingAddress = { ...request.billingAddress, lastName: 'REJECTED' };
    const expected = { kind: 'rejected', error: 'unprocessable-entity' };
    await logged(async () => {
      expect(await provider().adyen.begin({ ...request, billingAddress })).toEqual(expected);
    });
  });
});

describe('the sandbox', () => {
  it('cancels an authorization, refunds a capture, and does neither twice', async () => {
    const { adyen, pay, told } = provider();
    const [held, taken] = [byCard(), byIdeal()];
    const payments = [
      afterwards(held, await pay(held, card)),
      afterwards(taken, await pay(taken, { intent: 'pay' })),
    ];
    for (const payment of [...payments, ...payments]) {
      expect(await adyen.release(payment, 1)).toMatchObject({ ok: true });
    }
    expect((await told()).toSorted()).toEqual(['authorised', 'authorised', 'refunded', 'released']);
  });

  it('finds a payment by the shop’s reference if the provider’s is unknown', async () => {
    const { adyen, pay, told } = provider();
    const request = byCard();
    expect(await adyen.release(byCard(), 1)).toMatchObject({ ok: true });
    await pay(request, card);
    expect(await adyen.release(request, 1)).toMatchObject({ ok: true });
    expect(await told()).toEqual(['authorised', 'released']);
  });

  it('captures no more than is authorized', async () => {
    const { adyen, pay, told } = provider();
    const request = byCard();
    const payment = afterwards(request, await pay(request, card));
    const amount = { ...request.amount, centAmount: request.amount.centAmount + 1 };
    await adyen.capture({ ...payment, amount });
    expect(await told()).toEqual(['authorised', 'captureFailed']);
  });
});

describe('the API', () => {
  const ask = (body: object, headers: Record<string, string> = {}) =>
    sandboxAdyen(provider().env)(
      new Request('https://checkout-test.adyen.com/v72/sessions', {
        method: 'POST',
        headers: { 'X-API-Key': "the sandbox's own ADYEN_API_KEY, known to everybody", ...headers },
        body: JSON.stringify(body),
      }),
    );
  const whole = {
    merchantAccount: 'KontorSandbox',
    amount: { currency: 'EUR', value: 100 },
    reference: 'attempt',
    returnUrl: 'http://de.localhost/back',
  };

  it.each<[string, object, Record<string, string>, number, string]>([
    ['no key', whole, { 'X-API-Key': '' }, 401, '000'],
    ['another account', { ...whole, merchantAccount: 'Other' }, {}, 403, '901'],
    ['no amount', { ...whole, amount: undefined }, {}, 422, '100'],
    ['nothing to pay', { ...whole, amount: { currency: 'EUR', value: 0 } }, {}, 422, '137'],
    ['parts of a cent', { ...whole, amount: { currency: 'EUR', value: 1.5 } }, {}, 422, '137'],
    ['a currency of nobody', { ...whole, amount: { currency: 'XXX', value: 1 } }, {}, 422, '138'],
    ['no reference', { ...whole, reference: undefined }, {}, 422, '130'],
    ['no way back', { ...whole, returnUrl: undefined }, {}, 422, '14_030'],
  ])('rejects %s', async (_what, body, headers, status, errorCode) => {
    const response = await ask(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, errorCode });
  });

  it('repeats its first answer to an idempotency key, and rejects another request with that key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await (await ask(whole, key)).json();
    expect(await (await ask(whole, key)).json()).toEqual(first);
    const other = await ask({ ...whole, reference: 'another' }, key);
    expect(other.status).toBe(422);
    expect(await (await ask(whole)).json()).not.toEqual(first);
  });
});

describe('in production', () => {
  const live = { SANDBOX: '', ADYEN_BASE: 'https://x-checkout-live.adyenpayments.com/checkout' };

  it('there is no page of the sandbox', async () => {
    const { send } = provider();
    const begun = await provider().adyen.begin(byCard());
    const path = 'url' in begun ? begun.url : '';
    expect((await send(path)).status).toBe(200);
    const secrets = {
      ADYEN_API_KEY: 'k'.repeat(32),
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
      ADYEN_MERCHANT_ACCOUNT: 'K',
    };
    const production = provider({ ...live, ...secrets });
    expect((await production.send(path)).status).toBe(404);
    expect(
      (await production.send(path, { method: 'POST', body: new URLSearchParams(card) })).status,
    ).toBe(404);
  });

  it.each([
    ['ADYEN_API_KEY', {}],
    ['ADYEN_MERCHANT_ACCOUNT', { ADYEN_API_KEY: 'k'.repeat(32) }],
    ['ADYEN_HMAC_KEY', { ADYEN_API_KEY: 'k'.repeat(32), ADYEN_MERCHANT_ACCOUNT: 'K' }],
    [
      'ADYEN_HMAC_KEY is not 64',
      {
        ADYEN_API_KEY: 'k'.repeat(32),
        ADYEN_MERCHANT_ACCOUNT: 'K',
        ADYEN_HMAC_KEY: 'z'.repeat(64),
      },
    ],
  ])('a missing %s is named', (name, settings) => {
    expect(() => adyenOf(environmentWith({ ...live, ...settings }))).toThrow(name);
  });

  it('a missing ADYEN_BASE is named', () => {
    const settings = {
      SANDBOX: '',
      ADYEN_API_KEY: 'k'.repeat(32),
      ADYEN_MERCHANT_ACCOUNT: 'K',
      ADYEN_HMAC_KEY: 'ab'.repeat(32),
    };
    expect(() => adyenOf(environmentWith(settings))).toThrow('ADYEN_BASE');
  });
});
