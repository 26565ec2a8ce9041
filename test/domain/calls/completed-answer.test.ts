/** What the route makes of the carts and orders in the data of a backend. */
import { expect, it } from 'vitest';
import { completedAnswer } from '#domain/completed-answer.ts';
import { orderAnswer, orderAnswerOf } from '#domain/order/order-answer.ts';
import { answeredPaymentOf } from '#domain/payment/payment-answer.ts';
import { orderedGoods } from '../order/ordered-goods.ts';

const order = orderedGoods('scheme');
const answer = orderAnswerOf(order);

it('an order has fields that a stored order does not have, wherever an answer has it', () => {
  expect(orderAnswer.parse(answer)).toEqual(answer);
  expect(orderAnswer.safeParse(order).success).toBe(false);
  const ordered = { kind: 'ordered', order, isFollowed: false };
  const completed = { ...ordered, order: answer };
  for (const [data, expected] of [
    [
      { order, isFollowed: true },
      { order: answer, isFollowed: true },
    ],
    [
      { me: { orders: { results: [order, order], total: 2 } } },
      { me: { orders: { results: [answer, answer], total: 2 } } },
    ],
    [{ payment: ordered }, { payment: completed }],
    [{ makePaymentResponse: ordered }, { makePaymentResponse: completed }],
    [
      { submitAdditionalPaymentDetailsResponse: ordered },
      { submitAdditionalPaymentDetailsResponse: completed },
    ],
  ])
    expect(completedAnswer(data)).toEqual(expected);
});

it('what is no order entity, and a payment without an order, stay as they are', () => {
  for (const data of [
    { order: { orderNumber: 'NS1', parcels: [] } },
    { payment: { id: 'payment-scheme' } },
    { makePaymentResponse: { kind: 'redirect', attemptId: 'a', url: '/pay' } },
    { order: null },
    { payment: null },
  ])
    expect(completedAnswer(data)).toBe(data);
});

it('a payment has its custom fields by name and as a list, and its type in any case', () => {
  const [payment] = order.paymentInfo.payments;
  if (!payment) throw new Error('no payment');
  const { custom: _none, ...plain } = payment;
  const type = { name: 'paymentType', value: 'scheme' };
  expect(answeredPaymentOf(plain)).toMatchObject({
    custom: { paymentType: 'scheme', customFieldsRaw: [type] },
  });
  const custom = { paymentType: 'scheme', action: '{}', lastFour: undefined };
  expect(answeredPaymentOf({ ...plain, custom }).custom.customFieldsRaw).toEqual([
    type,
    { name: 'action', value: '{}' },
  ]);
});

it('a delivery address with the number that was checked has the answer too, another one has not', () => {
  const company = { ...order.billingAddress, company: 'Werkstatt GmbH', vatNumber: 'ATU12345675' };
  const vatProof = {
    provider: 'bzst',
    at: '2026-11-24T08:00:00.000Z',
    status: 'valid',
    raw: '<raw>',
    asker: 'DE987654328',
    number: 'ATU12345675',
  } as const;
  const proven = { ...order, shippingAddress: { ...company, country: 'at' as const }, vatProof };
  expect(orderAnswerOf(proven).shippingAddress).toMatchObject({
    vatValidated: true,
    vatRawResponse: '<raw>',
  });
  const other = { ...proven.shippingAddress, vatNumber: 'ATU99990108' };
  const { shippingAddress } = orderAnswerOf({ ...proven, shippingAddress: other });
  expect(shippingAddress).toBe(other);
});
