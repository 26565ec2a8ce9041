/** The shop's requests, the sandbox's responses and its webhooks, checked against Adyen's published contract. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import type {
  PaymentReference,
  PaymentRequest,
  ProviderAnswer,
  ProviderNotification,
} from '#domain/payment/provider.ts';
import { type ProviderKindKey, providerKinds } from '#domain/payment/provider-kinds.ts';
import { watchedLog } from '../contracts/adyen/answering.ts';
import { card, checkout, openShop, type Shop, webhooks } from '../contracts/adyen/shop.ts';
import { companyRequest, paymentRequest } from '../contracts/payment-request.ts';
import { providerKindsOf } from '../demo-stores.ts';
import { someOf } from '../random.ts';

// Generous timeouts for a busy machine: no test here measures time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const logged = watchedLog();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
beforeEach(() => {
  for (const list of [shop.faults, shop.sent, shop.posted]) list.length = 0;
});

const methods = (Object.keys(providerKinds) as ProviderKindKey[]).filter(
  (method) => providerKinds[method].provider === 'adyen',
);
const offeredIn = (method: ProviderKindKey) =>
  countryCodes.filter((country) => providerKindsOf(country).includes(method));

/** The parameters with which the shopper returns. */
const parametersOf = (url: URL) => Object.fromEntries(url.searchParams);

function urlOf(answer: ProviderAnswer): string {
  if (answer.kind !== 'redirect') throw new Error(`expected a redirect: ${JSON.stringify(answer)}`);
  return answer.url;
}

async function told(): Promise<ProviderNotification[]> {
  const read = await Promise.all(
    shop.posted.map(({ body }) => shop.adyen.read(new Headers(), body)),
  );
  return read.flatMap((each) => (typeof each === 'string' ? [] : each));
}

it('a value that does not fit its schema is reported', () => {
  const amount = { currency: 'EUR', value: 100 };
  expect(checkout.faults('Amount', amount)).toEqual([]);
  expect(checkout.faults('Amount', { ...amount, cents: 1 })).toHaveLength(1);
  expect(checkout.faults('Amount', { currency: 'EUR' })).toHaveLength(1);
});

describe.each(methods)('%s fits the contract', (method) => {
  it.each([
    ['private', paymentRequest],
    ['company', companyRequest],
  ] as const)('for a %s shopper in the countries that offer it', async (_who, request) => {
    const countries = someOf(offeredIn(method), 4);
    expect(countries.length).toBeGreaterThan(0);
    for (const country of countries) {
      const answer = await shop.adyen.begin(request(country, method));
      expect(answer.kind).toBe(providerKinds[method].flow === 'voucher' ? 'voucher' : 'redirect');
    }
    expect(shop.faults).toEqual([]);
    expect(shop.sent).toHaveLength(countries.length);
  });

  it('from the first request to the capture and the refund', async () => {
    const [country = 'de'] = offeredIn(method);
    const request = paymentRequest(country, method);
    const answer = await begunAndPaid(request);
    const { capture } = providerKinds[method];
    const state = capture === 'later' ? 'authorised' : 'captured';
    expect(answer).toMatchObject({ kind: 'money', state });
    const payment = paidBy(request, answer);
    expect(await shop.adyen.capture(payment)).toMatchObject({ ok: true });
    expect(await shop.adyen.release(payment, 1)).toMatchObject({ ok: true });
    expect(shop.faults).toEqual([]);
    expect((await told()).map(({ event }) => event)).toEqual(
      capture === 'later' ? ['authorised', 'captured', 'refunded'] : ['authorised', 'refunded'],
    );
    for (const each of await told()) {
      expect(each).toMatchObject({ attemptId: request.attemptId, amount: request.amount });
      expect(each.providerReference).toBe(payment.providerReference);
    }
  });
});

it.each(['scheme', 'klarna'] as const)(
  'a refund in parts of %s, each asked for twice',
  async (method) => {
    const request = paymentRequest('de', method);
    const payment = paidBy(request, await begunAndPaid(request));
    await shop.adyen.capture(payment);
    const parts = [100, request.amount.centAmount - 100].map((centAmount, index) => ({
      id: `refund-${index}`,
      amount: { ...request.amount, centAmount },
    }));
    const references: string[] = [];
    for (const part of [...parts, ...parts]) {
      const asked = await shop.adyen.refund(payment, part);
      if (!asked.ok) throw new Error(asked.kind);
      references.push(asked.reference);
    }
    expect(references.slice(2)).toEqual(references.slice(0, 2));
    const refunds = (await told()).filter(({ event }) => event === 'refunded');
    expect(refunds.map(({ changeReference }) => changeReference)).toEqual(references.slice(0, 2));
    expect(refunds.map(({ amount }) => amount)).toEqual(parts.map(({ amount }) => amount));
    expect(shop.faults).toEqual([]);
  },
);

const paidBy = (request: PaymentRequest, answer: ProviderAnswer): PaymentReference =>
  answer.kind === 'money' ? { ...request, providerReference: answer.providerReference } : request;

const voucherPage = (providerReference: string) =>
  `http://pt.localhost/__sandbox/adyen/vouchers/${providerReference}`;

/** A voucher is paid at a cash machine, so no shopper returns from it. */
async function begunAndPaid(request: PaymentRequest, by = card): Promise<ProviderAnswer> {
  const begun = await shop.adyen.begin(request);
  if (begun.kind === 'voucher') {
    const { providerReference } = begun;
    await shop.press(voucherPage(providerReference), {});
    return { kind: 'money', state: 'captured', providerReference };
  }
  const back = await shop.press(urlOf(begun), by);
  expect(back.href).toContain(request.returnUrl);
  return shop.adyen.resume(request, parametersOf(back));
}

it('failures are posted as the contract describes, except for one error in the contract itself', async () => {
  for (const name of ['CAPTURE_FAILS', 'CAPTURE_FAILS_LATER']) {
    const request = paymentRequest('de', 'scheme');
    await shop.adyen.capture(paidBy(request, await begunAndPaid(request, { ...card, name })));
  }
  const declined = await shop.adyen.begin(paymentRequest('de', 'scheme'));
  await shop.press(urlOf(declined), { ...card, name: 'DECLINED' });
  const byReference = paymentRequest('de', 'scheme');
  await begunAndPaid(byReference);
  for (const request of [byReference, paymentRequest('de', 'scheme')]) {
    await shop.adyen.release(request, 1);
  }
  const voucher = await shop.adyen.begin(paymentRequest('pt', 'multibanco'));
  if (voucher.kind !== 'voucher') throw new Error(voucher.kind);
  await shop.press(voucherPage(voucher.providerReference), { intent: 'expire' });

  const events = shop.posted.map(({ body }) => {
    const [{ NotificationRequestItem: item }] = JSON.parse(body).notificationItems;
    return `${item.eventCode} ${item.success}`;
  });
  expect(events).toEqual([
    ...['AUTHORISATION true', 'CAPTURE false'],
    ...['AUTHORISATION true', 'CAPTURE true', 'CAPTURE_FAILED true'],
    'AUTHORISATION false',
    ...['AUTHORISATION true', 'TECHNICAL_CANCEL true', 'TECHNICAL_CANCEL false'],
    'OFFER_CLOSED true',
  ]);
  // The schema of this event lacks the signature, which every event carries, the document's own example included.
  const example = webhooks.description.components.examples['post-OFFER_CLOSED-offer_closed'];
  const slip = expect.stringMatching(/additionalData.*"hmacSignature"/);
  expect(shop.faults).toEqual([slip]);
  expect(webhooks.faults('NotificationRequest', example?.value)).toContainEqual(slip);
});

describe('what the shop sends about an order', () => {
  async function asked(request: PaymentRequest) {
    await shop.adyen.begin(request);
    return shop.sent.at(-1)?.body ?? {};
  }

  it('line items add up to the amount, and each is a whole number of equally priced pieces', async () => {
    const { lineItems, amount } = (await asked(paymentRequest('de', 'klarna'))) as {
      lineItems: { quantity: number; amountIncludingTax: number; description: string }[];
      amount: { value: number };
    };
    const sum = lineItems.reduce(
      (total, each) => total + each.quantity * each.amountIncludingTax,
      0,
    );
    expect(sum).toBe(amount.value);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
    expect(lineItems[1]?.description).toBe('3 × Line EX10000002');
  });

  it('the company is sent only for company customers', async () => {
    expect(await asked(companyRequest('at', 'billie'))).toMatchObject({
      paymentMethod: { type: 'klarna_b2b' },
      company: { name: 'Küchen & Söhne GmbH', taxId: 'AT123456789', registryLocation: 'AT' },
    });
    expect(Object.keys(await asked(paymentRequest('at', 'klarna')))).not.toContain('company');
  });

  it('the money is captured later or at once, as the payment method defines', async () => {
    expect(await asked(paymentRequest('de', 'scheme'))).toMatchObject({
      mode: 'hosted',
      allowedPaymentMethods: ['scheme'],
      additionalData: { manualCapture: 'true' },
    });
    expect(await asked(paymentRequest('nl', 'ideal'))).toMatchObject({ captureDelayHours: 0 });
  });

  it('addresses contain upper-case country codes, and provinces only as codes', async () => {
    expect(await asked(paymentRequest('it', 'scheme'))).toMatchObject({
      countryCode: 'IT',
      shopperLocale: 'it-IT',
      billingAddress: { country: 'IT', stateOrProvince: 'MI', houseNumberOrName: '12a' },
    });
    const { billingAddress } = await asked(paymentRequest('es', 'scheme'));
    expect(Object.keys(billingAddress ?? {})).not.toContain('stateOrProvince');
  });

  it('a request whose lines do not add up to the amount is not sent', async () => {
    const request = paymentRequest('de', 'scheme');
    const amount = { ...request.amount, centAmount: request.amount.centAmount + 1 };
    const answer = await shop.adyen.begin({ ...request, amount });
    expect(answer).toEqual({ kind: 'rejected', error: 'malformed-price' });
    expect(shop.sent).toEqual([]);
    expect(logged.join()).toContain(request.attemptId);
  });
});

it('each request has its own idempotency key of at most 64 characters, and a repeated one has the same', async () => {
  const request = paymentRequest('de', 'scheme');
  const answer = await begunAndPaid(request);
  const payment = paidBy(request, answer);
  await shop.adyen.begin(request);
  for (const _twice of [1, 2]) await shop.adyen.capture(payment);
  await shop.adyen.release(payment, 1);
  await shop.adyen.release(request, 1);
  const keys = shop.sent.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(4);
  expect(keys).toHaveLength(6);
  expect(keys.filter((key) => key.length > 64 || !key.startsWith(request.attemptId))).toEqual([]);
  // The repeated capture is the same request: one notification.
  expect((await told()).filter(({ event }) => event === 'captured')).toHaveLength(1);
});
