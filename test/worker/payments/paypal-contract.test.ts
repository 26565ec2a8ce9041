/** Every request to PayPal and every answer of its sandbox, checked against the documents that PayPal publishes. */
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import { orderRequest } from '#worker/services/payments/paypal/order-request.ts';
import { begun, contracts, desk, line, lines, requestIn } from './paypal-exchanges.ts';

/** All markets but Romania, whose currency PayPal does not support. */
const traded = countryCodes.filter((country) => country !== 'ro');

const company = { company: 'Analytical Engines Ltd & Søn', vatNumber: 'DE123456789' };
const many = Array.from({ length: 60 }, (_, at) =>
  line({
    id: `1000${at}`,
    name: `Part ${'ł'.repeat(200)}`,
    quantity: at + 1,
    totalCentAmount: 1_200 * (at + 1),
    taxCentAmount: 200 * (at + 1),
  }),
);
const shapes: [string, Partial<PaymentRequest>][] = [
  ['a private order', {}],
  ['many lines', { lines: [...many, ...lines.slice(2)] }],
  [
    'a discount',
    {
      lines: [
        ...lines,
        line({ id: 'code', kind: 'discount', totalCentAmount: -600, taxCentAmount: -100 }),
      ],
    },
  ],
  ['free shipping', { lines: lines.slice(0, 2) }],
  [
    'net prices',
    { lines: [line({ taxCentAmount: 0, taxPermyriad: 0, quantity: 7, totalCentAmount: 1_000 })] },
  ],
  ['a gift', { lines: [line({}), line({ id: 'gift', totalCentAmount: 0, taxCentAmount: 0 })] }],
];

describe.each(shapes)('%s', (_, parts) => {
  it('keeps to the contract in every country that PayPal can serve', async () => {
    const at = desk();
    for (const country of traded) {
      const request = requestIn(country, parts);
      const { billingAddress, shippingAddress } = request;
      const both = {
        billingAddress: { ...billingAddress, ...company },
        shippingAddress: { ...shippingAddress, ...company, state: 'MI' },
      };
      await begun(at, request);
      await begun(at, requestIn(country, { ...parts, ...both }));
    }
    expect(at.exchanges).toHaveLength(2 * traded.length);
    expect(at.faults).toEqual([]);
  });

  it('adds up to the amount of the order, to the cent', () => {
    for (const country of traded) {
      const request = requestIn(country, parts);
      const [unit] = orderRequest(request)?.purchase_units ?? [];
      const cents = (value = '0') => Math.round(Number(value) * 100);
      expect(cents(unit?.amount.value), country).toBe(request.amount.centAmount);
      const items = (unit?.items ?? []).map(
        (item) => cents(item.unit_amount.value) * Number(item.quantity),
      );
      const { item_total, shipping, tax_total, discount } = unit?.amount.breakdown ?? {};
      expect(
        items.reduce((sum, each) => sum + each, 0),
        country,
      ).toBe(cents(item_total?.value));
      expect(
        cents(item_total?.value) +
          cents(shipping?.value) +
          cents(tax_total?.value) -
          cents(discount?.value),
      ).toBe(request.amount.centAmount);
      // The tax is the order's own (eu-2026.md PAY-03).
      const tax = request.lines.reduce((sum, { taxCentAmount }) => sum + taxCentAmount, 0);
      expect(cents(tax_total?.value)).toBe(tax);
    }
  });
});

it('answers, refusals and notifications for each kind of buyer keep to the contract', async () => {
  const at = desk();
  for (const buyer of [
    'pays',
    'declined',
    'otherCard',
    'pending',
    'denied',
    'late',
    'twice',
    'gone',
    'cancels',
  ]) {
    const { payment, orderId } = await begun(at);
    await at.provider.resume(payment, {});
    await at.provider.resume(payment, await at.visit(orderId, buyer));
    await at.provider.resume({ ...payment, attemptId: crypto.randomUUID() }, {});
    const answer = await at.provider.inquire(payment);
    const known = 'providerReference' in answer ? { ...payment, ...answer } : payment;
    if (buyer === 'pays') {
      const part = { ...known.amount, centAmount: 100 };
      for (const id of ['refund-1', 'refund-1', 'refund-2']) {
        expect(await at.provider.refund(known, { id, amount: part })).toMatchObject({
          ok: true,
          done: true,
        });
      }
      const tooMuch = { id: 'refund-3', amount: known.amount };
      expect(await at.provider.refund(known, tooMuch)).toEqual({ ok: false, kind: 'refused' });
    }
    await at.provider.release(known, 1);
    await at.provider.release({ ...known, attemptId: crypto.randomUUID() }, 1);
  }
  const statuses = new Set(at.exchanges.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 201, 422]);
  expect(at.faults).toEqual([]);

  const types = new Set<string>();
  const resources = { 'checkout-order': 'order', capture: 'capture-2', refund: 'refund' } as const;
  for (const {
    event: { body },
  } of at.told) {
    const event = JSON.parse(body) as {
      event_type: string;
      resource_type: keyof typeof resources;
      resource: unknown;
    };
    types.add(event.event_type);
    const judge = event.resource_type === 'checkout-order' ? contracts.orders : contracts.payments;
    expect(contracts.webhooks.faultsOf('event', event)).toEqual([]);
    expect(judge.faultsOf(resources[event.resource_type], event.resource)).toEqual([]);
  }
  expect([...types].toSorted()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.REFUNDED',
  ]);
});

it('the check finds faults: a comma in an amount, an unknown intent, an unknown issue and a misspelt field', () => {
  const unit = { amount: { currency_code: 'EUR', value: '12,90' } };
  const asked = { intent: 'CAPTURE', purchase_units: [unit] };
  const path = '/v2/checkout/orders';
  expect(contracts.orders.faultsOfRequest('POST', path, asked)).not.toEqual([]);
  expect(contracts.orders.faultsOfRequest('POST', path, { intent: 'TAKE' })).not.toEqual([]);
  const priced = { amount: { currency_code: 'EUR', value: '12.90' } };
  const misspelt = { intent: 'CAPTURE', purchase_units: [{ ...priced, custom_idd: 'a1' }] };
  expect(contracts.orders.faultsOfRequest('POST', path, misspelt)).toEqual([
    '/purchase_units/0/custom_idd is unknown',
  ]);
  const complaint = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'NO_SUCH_ISSUE' }] };
  expect(contracts.orders.faultsOfAnswer('POST', path, 422, complaint)).not.toEqual([]);
});
