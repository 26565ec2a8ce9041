/** PayPal's order that begins in the cart and becomes an attempt's: every word against the published contract. */
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import { unitOf } from '#worker/services/payments/paypal/order-request.ts';
import { answerInstead, begun, desk, line, referenceOf, requestIn } from './paypal-exchanges.ts';

type Desk = ReturnType<typeof desk>;

/** A cart whose buyer has decided; the request is of the order button, later. */
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

it('keeps to the contract in every country that PayPal can serve, and takes exactly the order', async () => {
  for (const country of countryCodes.filter((each) => each !== 'ro')) {
    const at = desk();
    const request = requestIn(country);
    const { orderId, cartId, granted } = await agreed(at, request);
    const told = await at.provider.agreedOrder(orderId, cartId);
    const { centAmount } = request.amount;
    expect(told, country).toMatchObject({ agreedCentAmount: centAmount });
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

it('becomes the attempt’s: amount, lines, address and its name are what was reviewed', async () => {
  const at = desk();
  const { orderId, granted } = await agreed(at, requestIn('de'));
  const lines = [line({ totalCentAmount: 31_600, taxCentAmount: 5_045, quantity: 1 })];
  await at.provider.begin({ ...granted, lines });
  const told = await at.provider.agreedOrder(orderId, granted.attemptId);
  expect(told).toBeUndefined();
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

it('is taken over once: begun again it is the same, and its money comes once', async () => {
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

describe('what PayPal does not go on with', () => {
  it.each([
    ['an order to which nobody agreed', 'cancels'],
    ['no number of PayPal’s', undefined],
  ])('%s: the shopper goes the usual way', async (_, buyer) => {
    const at = desk();
    const { granted } = await agreed(at, requestIn('de'), buyer);
    const request = buyer ? granted : { ...granted, authorization: { proof: '../orders' } };
    expect(await at.provider.begin(request)).toMatchObject({ kind: 'redirect' });
  });

  it('another cart’s order: it stays as it is', async () => {
    const at = desk();
    const { granted } = await agreed(at, requestIn('de'));
    const stranger = { ...requestIn('de'), authorization: granted.authorization };
    expect(await at.provider.begin(stranger)).toMatchObject({ kind: 'redirect' });
    expect(callsOf(at).filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('an order that another attempt has begun or taken over, and that is agreed to', async () => {
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

  it('a change that is turned down: a new order, of the same attempt', async () => {
    const at = desk(async ({ method }) =>
      method === 'PATCH'
        ? answerInstead(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_LOCKED' }] })
        : undefined,
    );
    const { granted } = await agreed(at, requestIn('de'));
    expect(await at.provider.begin(granted)).toMatchObject({ kind: 'redirect' });
    expect(callsOf(at)).toContain('POST orders 201');
  });

  it('a silence is no answer: nothing is begun beside what may have begun', async () => {
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

it('an amount that PayPal would round is never begun', async () => {
  const at = desk();
  const { amount, lines, locale } = requestIn('hu', { lines: [line({ totalCentAmount: 12_050 })] });
  const urls = { returnUrl: 'https://hu.example/', cancelUrl: 'https://hu.example/' };
  const asked = { id: 'press', cartId: 'cart', amount, lines, locale, ...urls };
  expect(await at.provider.beginExpress(asked)).toBeUndefined();
  expect(at.exchanges).toEqual([]);
});
