/** Payments through the calls of the contract table, as other programs make them. */
import { expect, it } from 'vitest';
import { card } from '../adyen-sandbox.ts';
import { putOnSale } from '../goods.ts';
import { atProvider, payer } from '../paying.ts';
import { orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { visitor } from '../visitor.ts';

it('payAndOrder leads to the provider, submitAdditionalPaymentDetails to the order', async () => {
  const { shopper, cart, at } = await payer('de');
  const call = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'scheme' as const };
  const { makePaymentResponse: begun } = await shopper.ask('payAndOrder', call);
  if (begun.kind !== 'redirect') throw new Error(`the payment is ${begun.kind}`);
  const { attemptId, url } = begun;
  const { payment } = await shopper.ask('getPayment', { attemptId });
  expect(payment).toEqual({ kind: 'pending', attemptId, method: 'scheme', isOpen: true });
  const back = new URL(await at(url, card));
  const { attempt, ...details } = Object.fromEntries(back.searchParams);
  expect(attempt).toBe(attemptId);
  const answer = await shopper.ask('submitAdditionalPaymentDetails', { attemptId, details });
  expect(answer.submitAdditionalPaymentDetailsResponse).toMatchObject({
    kind: 'ordered',
    order: { cart: { id: cart.id }, totalPrice: { centAmount: 6000 } },
  });
  const known = await shopper.ask('getPayment', { attemptId });
  expect(known.payment).toMatchObject({ kind: 'ordered' });
});

it('another visitor with the id and details of a payment does not see its order', async () => {
  const { shopper, cart, at } = await payer('de');
  const call = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'scheme' as const };
  const { makePaymentResponse: begun } = await shopper.ask('payAndOrder', call);
  if (begun.kind !== 'redirect') throw new Error(`the payment is ${begun.kind}`);
  const back = new URL(await at(begun.url, card));
  const { attempt: _own, ...details } = Object.fromEntries(back.searchParams);
  const { attemptId } = begun;
  const other = visitor('de');
  const told = await other.ask('submitAdditionalPaymentDetails', { attemptId, details });
  expect(told.submitAdditionalPaymentDetailsResponse).toEqual({
    kind: 'orderedElsewhere',
    attemptId,
  });
  expect((await other.ask('getPayment', { attemptId })).payment).toEqual({
    kind: 'orderedElsewhere',
    attemptId,
  });
  expect(await shopper.ask('getPayment', { attemptId })).toMatchObject({
    payment: { kind: 'ordered' },
  });
});

it('the order of a customer is not shown in their browser either once the session has ended', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyCustomer('de', { [sku]: 1 });
  const call = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'scheme' as const };
  const { makePaymentResponse: begun } = await shopper.ask('payAndOrder', call);
  if (begun.kind !== 'redirect') throw new Error(`the payment is ${begun.kind}`);
  const { attemptId, url } = begun;
  const back = new URL(await atProvider(url, card));
  const { attempt: _own, ...details } = Object.fromEntries(back.searchParams);
  await shopper.ask('submitAdditionalPaymentDetails', { attemptId, details });
  const kind = async () => (await shopper.ask('getPayment', { attemptId })).payment.kind;
  expect(await kind()).toBe('ordered');
  shopper.cookies.delete('kontor-session');
  expect(await kind()).toBe('orderedElsewhere');
});

it.each(['getPayment', 'submitAdditionalPaymentDetails'] as const)(
  '%s refuses an unknown payment',
  async (name) => {
    const main = { attemptId: crypto.randomUUID(), details: {} };
    expect(await visitor('de').call(name, main)).toMatchObject({ code: 'PaymentNotFound' });
  },
);

it('a method that the market does not have is refused', async () => {
  const { shopper, cart } = await payer('de');
  const call = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'blik' as const };
  expect(await shopper.call('payAndOrder', call)).toMatchObject({ code: 'PaymentNotOffered' });
});

it('billie, which is for companies, is refused to a private person', async () => {
  const { shopper, cart } = await payer('de');
  const call = { ...orderCall(cart, 'bankTransfer', 6000), paymentMethod: 'billie' as const };
  expect(await shopper.call('payAndOrder', call)).toMatchObject({ code: 'PaymentNotOffered' });
});
