/** PayPal orders begun in the cart and taken over by an attempt, checked against the published contract. */
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import { unitOf } from '#worker/services/payments/paypal/order-request.ts';
import { answerInstead, begun, desk, line, referenceOf, requestIn } from './paypal-exchanges.ts';

type Desk = ReturnType<typeof desk>;

/** A cart whose buyer has decided at PayPal; `request` is the later one of the order button. */
async function agreed(at: Desk, request: PaymentRequest, buyer = 'pays') {
  const { amount, lines, locale, cartId } = request;
  const begun = await at.provider.beginExpress({
    id: crypto.randomUUID(),
    cartId,
    amount,
    lines,
    locale,
    returnUrl: 'https://de.kontor.example/checkout/express',
    cancelUrl: 'https://de.kontor.example/checkout/cart',
  });
  if (!begun) throw new Error('not begun');
  await at.visit(begun.orderId, buyer);
  return { ...begun, cartId, granted: { ...request, authorization: { proof: begun.orderId } } };
}

const callsOf = ({ exchanges }: Desk) =>
  exchanges.map(({ method, path, status }) => `${method} ${path.split('/').at(-1)} ${status}`);

it('an express order keeps to the contract in every country that PayPal serves, and its exact amount is captured', async () => {
  for (const country of countryCodes.filter((each) => each !== 'ro')) {
    const at = desk();
    const request = requestIn(country);
    const { orderId, cartId, granted } = await agreed(at, request);
    const approved = await at.provider.approvedOrder(orderId, cartId);
    const { centAmount } = request.amount;
    expect(approved, country).toMatchObject({ agreedCentAmount: centAmount });
    expect(await at.provider.begin(granted)).toEqual({
      kind: 'approved',
      providerReference: orderId,
    });
    const payment = referenceOf(request, orderId);
    expect(await at.provider.resume(payment, {})).toMatchObject({
      kind: 'money',
      state: 'captured',
    });
    expect(at.faults, country).toEqual([]);
  }
});

it('an express order gets the reviewed amount and lines and the id of the attempt', async () => {
  const at = desk();
  const { orderId, granted } = await agreed(at, requestIn('de'));
  const lines = [line({ totalCentAmount: 31_600, taxCentAmount: 5_045, quantity: 1 })];
  await at.provider.begin({ ...granted, lines });
  const approved = await at.provider.approvedOrder(orderId, granted.attemptId);
  expect(approved).toBeUndefined();
  const patch = at.exchanges.find(({ method }) => method === 'PATCH');
  const unit = unitOf({ ...granted, lines });
  expect(patch?.sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ op: 'replace', value: unit?.amount }),
      expect.objectContaining({ op: 'add', value: unit?.items }),
      expect.objectContaining({ op: 'add', value: granted.attemptId }),
    ]),
  );
});

it('an express order is taken over by one attempt only, and captured once', async () => {
  const at = desk();
  const { orderId, granted } = await agreed(at, requestIn('de'));
  for (const _twice of [1, 2]) expect((await at.provider.begin(granted)).kind).toBe('approved');
  const payment = referenceOf(granted, orderId);
  for (const _twice of [1, 2]) expect((await at.provider.resume(payment, {})).kind).toBe('money');
  expect((await at.provider.begin(granted)).kind).toBe('approved');
  // Another attempt never gets it.
  const other = { ...granted, attemptId: crypto.randomUUID() };
  expect(await at.provider.begin(other)).toMatchObject({ kind: 'redirect' });
  expect(at.told.filter(({ event }) => event.body.includes('CAPTURE.COMPLETED'))).toHaveLength(1);
  expect(at.faults).toEqual([]);
});

describe('without an express order that can be used', () => {
  it.each([
    ['an order to which nobody agreed', 'cancels'],
    ['no number of PayPal’s', undefined],
  ])('%s: a new order is begun', async (_, buyer) => {
    const at = desk();
    const { granted } = await agreed(at, requestIn('de'), buyer);
    const request = buyer ? granted : { ...granted, authorization: { proof: '../orders' } };
    expect(await at.provider.begin(request)).toMatchObject({ kind: 'redirect' });
  });

  it('the order of another cart: a new order is begun, and the other is not changed', async () => {
    const at = desk();
    const { granted } = await agreed(at, requestIn('de'));
    const stranger = { ...requestIn('de'), authorization: granted.authorization };
    expect(await at.provider.begin(stranger)).toMatchObject({ kind: 'redirect' });
    expect(callsOf(at).filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('an approved order of another attempt: a new order is begun, and the other is not changed', async () => {
    const at = desk();
    const { granted } = await agreed(at, requestIn('de'));
    await at.provider.begin(granted);
    const usual = await begun(at);
    await at.visit(usual.orderId, 'pays');
    const before = at.exchanges.length;
    const again = { ...granted, attemptId: crypto.randomUUID() };
    expect(await at.provider.begin(again)).toMatchObject({ kind: 'redirect' });
    const other = { ...requestIn('de'), authorization: { proof: usual.orderId ?? '' } };
    expect(await at.provider.begin(other)).toMatchObject({ kind: 'redirect' });
    const named = { ...other, cartId: usual.request.attemptId };
    expect(await at.provider.begin(named)).toMatchObject({ kind: 'redirect' });
    const asked = callsOf(at).slice(before);
    expect(asked.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('a change that PayPal rejects: a new order of the same attempt is begun', async () => {
    const at = desk(async ({ method }) =>
      method === 'PATCH'
        ? answerInstead(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_LOCKED' }] })
        : undefined,
    );
    const { granted } = await agreed(at, requestIn('de'));
    expect(await at.provider.begin(granted)).toMatchObject({ kind: 'redirect' });
    expect(callsOf(at)).toContain('POST orders 201');
  });

  it('a change without an answer: the result is unknown, and no new order is begun', async () => {
    const at = desk(async ({ method }) => {
      if (method === 'PATCH') throw new Error('the line is dead');
      return undefined;
    });
    const { granted } = await agreed(at, requestIn('de'));
    const before = at.exchanges.length;
    expect(await at.provider.begin(granted)).toEqual({ kind: 'unknown' });
    const asked = callsOf(at).slice(before);
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

it('an express order over an amount that PayPal would round is not begun', async () => {
  const at = desk();
  const { amount, lines, locale } = requestIn('hu', { lines: [line({ totalCentAmount: 12_050 })] });
  const urls = { returnUrl: 'https://hu.example/', cancelUrl: 'https://hu.example/' };
  const asked = { id: 'press', cartId: 'cart', amount, lines, locale, ...urls };
  expect(await at.provider.beginExpress(asked)).toBeUndefined();
  expect(at.exchanges).toEqual([]);
});
