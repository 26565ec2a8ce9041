/** PayPal as the shop sees it: each kind of buyer, each repetition, each lost answer. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logged } from '../logged.ts';
import {
  answerInstead,
  begun,
  desk,
  line,
  lines,
  referenceOf,
  requestIn,
} from './paypal-exchanges.ts';

afterEach(() => vi.useRealTimers());

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

describe('a buyer', () => {
  it.each([
    ['pays', { kind: 'money', state: 'captured' }],
    ['late', { kind: 'money', state: 'captured' }],
    ['declined', { kind: 'refused', refusal: 'declined' }],
    ['pending', { kind: 'pending' }],
    ['cancels', { kind: 'cancelled' }],
    ['otherCard', { kind: 'redirect' }],
    ['lost', { kind: 'unknown' }],
  ])('of the kind %s gets the expected answer', async (buyer, expected) => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    const parameters = await at.visit(orderId, buyer);
    await logged(async () => {
      expect(await at.provider.resume(payment, parameters)).toMatchObject(expected);
    });
  });

  it('who pays is known by the ids of order and capture, and repeated queries have the same answer', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    const parameters = await at.visit(orderId, 'pays');
    const answers = await Promise.all([
      at.provider.resume(payment, parameters),
      at.provider.resume(payment, {}),
      at.provider.inquire(payment),
    ]);
    const [first] = answers;
    expect(first).toMatchObject({
      providerReference: expect.stringMatching(`^${orderId}/\\w{17}$`),
    });
    expect(answers).toEqual([first, first, first]);
    const captured = at.told.filter(({ event }) => event.body.includes('CAPTURE.COMPLETED'));
    expect(captured).toHaveLength(1);
  });

  it('whom PayPal asks once more pays after that', async () => {
    const at = desk();
    const { payment, orderId, url } = await begun(at);
    const again = await at.provider.resume(payment, await at.visit(orderId, 'otherCard'));
    expect(again).toEqual({ kind: 'redirect', url, providerReference: orderId });
    expect(await at.provider.resume(payment, await at.visit(orderId, 'otherCard'))).toMatchObject({
      kind: 'money',
    });
  });

  it.each([
    ['pending', { kind: 'money', state: 'captured' }],
    ['denied', { kind: 'refused' }],
  ])('under review as %s gets the result later', async (buyer, expected) => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    const answer = await at.provider.resume(payment, await at.visit(orderId, buyer));
    expect(answer).toMatchObject({ kind: 'pending' });
    later(31);
    expect(await at.provider.inquire(payment)).toMatchObject(expected);
  });

  it('who never comes back is reported by a notification', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    await at.visit(orderId, 'gone');
    const [telling] = at.told;
    const told = await at.provider.read(
      new Headers(telling?.event.headers),
      telling?.event.body ?? '',
    );
    expect(told).toMatchObject([{ event: 'approved', attemptId: payment.attemptId }]);
    expect(await at.provider.resume(payment, {})).toMatchObject({ kind: 'money' });
  });

  it('who has not decided yet has not paid', async () => {
    const at = desk();
    const { payment } = await begun(at);
    // They can still pay at the same address.
    expect(await at.provider.inquire(payment)).toMatchObject({ kind: 'redirect' });
    expect(await at.provider.resume(payment, {})).toMatchObject({ kind: 'redirect' });
    expect(await at.provider.capture(payment)).toEqual({ ok: false, kind: 'unknown' });
  });
});

describe('the order id in the address of the return', () => {
  it('leads to the payment if the shop has lost its own reference', async () => {
    const at = desk();
    const { request, orderId } = await begun(at);
    const parameters = await at.visit(orderId, 'pays');
    const answer = await at.provider.resume(referenceOf(request), parameters);
    expect(answer).toMatchObject({ kind: 'money' });
  });

  it('pays for no other attempt, and for no other amount', async () => {
    const at = desk();
    const cheap = await begun(
      at,
      requestIn('de', { lines: [line({ totalCentAmount: 100, taxCentAmount: 0 })] }),
    );
    const parameters = await at.visit(cheap.orderId, 'pays');
    const dear = requestIn('de');
    expect(await at.provider.resume(referenceOf(dear), parameters)).toEqual({ kind: 'unknown' });
    const dearer = { ...referenceOf(cheap.request), amount: dear.amount };
    expect(await at.provider.resume(dearer, parameters)).toEqual({ kind: 'unknown' });
    expect(at.exchanges.some(({ path }) => path.endsWith('/capture'))).toBe(false);
  });

  it('may be any text, and an invalid one is not sent to PayPal', async () => {
    const at = desk();
    const payment = referenceOf(requestIn('de'));
    for (const token of ['', '../../v1/x', 'A B', 'a?b']) {
      expect(await at.provider.resume(payment, { token })).toEqual({ kind: 'unknown' });
    }
    expect(at.exchanges).toEqual([]);
  });

  it('with a cancellation is ignored if the buyer has paid before', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    await at.provider.resume(payment, await at.visit(orderId, 'pays'));
    const answer = await at.provider.resume(payment, { cancelled: '1' });
    expect(answer).toMatchObject({ kind: 'money' });
  });
});

describe('a request', () => {
  it('that is repeated makes no second order', async () => {
    const at = desk();
    const request = requestIn('de');
    expect(await at.provider.begin(request)).toEqual(await at.provider.begin(request));
    expect(at.exchanges.map(({ status, requestId }) => [status, requestId])).toEqual([
      [201, request.attemptId],
      [200, request.attemptId],
    ]);
  });

  it('over an amount that PayPal cannot process is not sent', async () => {
    const at = desk();
    const forints = requestIn('hu', { lines: [line({ totalCentAmount: 1_299_050 })] });
    for (const request of [forints, requestIn('ro'), requestIn('de', { lines: [] })]) {
      expect(await at.provider.begin(request)).toEqual({
        kind: 'rejected',
        error: 'malformed-price',
      });
    }
    expect(at.exchanges).toEqual([]);
  });

  it('whose lines do not add up to the amount has only the amount', async () => {
    const at = desk();
    const { amount } = requestIn('de');
    await begun(at, requestIn('de', { amount: { ...amount, centAmount: 31_601 }, lines }));
    expect(at.exchanges[0]?.sent).toMatchObject({
      purchase_units: [{ amount: { currency_code: 'EUR', value: '316.01' } }],
    });
    expect(JSON.stringify(at.exchanges[0]?.sent)).not.toMatch(/breakdown|items/);
  });

  it.each([
    ['AMOUNT_MISMATCH', 'malformed-price'],
    ['DECIMAL_PRECISION', 'malformed-price'],
    ['PAYEE_ACCOUNT_RESTRICTED', 'payment-error'],
    ['POSTAL_CODE_REQUIRED', 'unprocessable-entity'],
  ])('that is refused with %s is a %s', async (issue, error) => {
    const at = desk(async ({ url }) =>
      url.endsWith('/orders') ? answerInstead(422, { details: [{ issue }] }) : undefined,
    );
    await logged(async () => {
      expect(await at.provider.begin(requestIn('de'))).toEqual({ kind: 'rejected', error });
    });
  });
});

describe('a release', () => {
  it('refunds a capture once', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    const paid = await at.provider.resume(payment, await at.visit(orderId, 'pays'));
    const known = { ...payment, ...('providerReference' in paid && paid) };
    // By the id of the capture, and by the id of the order alone.
    for (const each of [known, payment, known]) {
      expect(await at.provider.release(each, 1)).toMatchObject({ ok: true });
    }
    expect(at.told.filter(({ event }) => event.body.includes('REFUNDED'))).toHaveLength(1);
    expect(await at.provider.inquire(payment)).toEqual({ kind: 'cancelled' });
  });

  it('does nothing if nothing was captured', async () => {
    const at = desk();
    const { payment, request } = await begun(at);
    expect(await at.provider.release(payment, 1)).toMatchObject({ ok: true });
    expect(await at.provider.release(referenceOf(request), 1)).toMatchObject({ ok: true });
    expect(at.exchanges.some(({ path }) => path.endsWith('/refund'))).toBe(false);
  });

  it('does not refund the money of another attempt', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    await at.provider.resume(payment, await at.visit(orderId, 'pays'));
    const other = referenceOf(requestIn('de'), orderId);
    expect(await at.provider.release(other, 1)).toMatchObject({ ok: true });
    expect(at.exchanges.some(({ path }) => path.endsWith('/refund'))).toBe(false);
    expect(await at.provider.inquire(payment)).toMatchObject({ kind: 'money' });
  });

  it('fails while PayPal reviews the payment, and succeeds afterwards', async () => {
    const at = desk();
    const { payment, orderId } = await begun(at);
    await at.provider.resume(payment, await at.visit(orderId, 'pending'));
    expect(await at.provider.release(payment, 1)).toEqual({ ok: false, kind: 'unknown' });
    later(31);
    expect(await at.provider.release(payment, 1)).toMatchObject({ ok: true });
  });
});
