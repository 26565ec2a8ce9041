/** Payments before there is an order, and orders by the specification's draft. */
import { expect, it } from 'vitest';
import { storeOf } from '../../domain/shop.ts';
import { card } from '../adyen-sandbox.ts';
import { activeCart } from '../cart-view.ts';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { ordersOf } from '../order-rows.ts';
import { payer } from '../paying.ts';
import { cartWith, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const draftOf = (paymentInterface: string, currencyCode = 'EUR') => ({
  paymentMethodInfo: { paymentInterface, name: { en: 'Transfer' } },
  amountPlanned: { currencyCode, centAmount: 6000 },
});

it('createPayment names a payment that a cart takes by its id', async () => {
  const { shopper, cart } = await payer('de');
  const { payment } = await shopper.ask('createPayment', draftOf('bankTransfer'));
  expect(payment).toEqual({
    id: 'payment-bankTransfer',
    paymentMethodInfo: { paymentInterface: 'bankTransfer', name: { en: 'Bank transfer' } },
    amountPlanned: {
      type: 'centPrecision',
      currencyCode: 'EUR',
      centAmount: 6000,
      fractionDigits: 2,
    },
  });
  const { id, version } = cart;
  const reference = { typeId: 'payment', id: payment.id };
  const changed = await shopper.ask('updateCart', {
    id,
    version,
    actions: [{ action: 'addPayment', payment: reference }],
  });
  expect(changed.cart.paymentInfo.payments).toMatchObject([payment]);
});

it('createPayment refuses another currency, an unknown interface and a method that the store lacks', async () => {
  const shopper = visitor('de');
  expect(await shopper.call('createPayment', draftOf('bankTransfer', 'CHF'))).toMatchObject({
    status: 400,
    message: expect.stringContaining('amountPlanned.currencyCode'),
  });
  expect(await shopper.call('createPayment', draftOf('gold'))).toMatchObject({ status: 400 });
  expect(await shopper.call('createPayment', draftOf('blik'))).toMatchObject({
    code: 'PaymentNotOffered',
  });
});

it('createBankPayment and createCodPayment choose the method, with its fee, once', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('sk', { [sku]: 1 });
  const { id, version } = cart;
  const bank = await shopper.ask('createBankPayment', { id, version });
  expect(bank).toMatchObject({
    payment: { id: 'payment-bankTransfer', amountPlanned: bank.cart.totalPrice },
    cart: { version: version + 1, paymentInfo: { payments: [{ id: 'payment-bankTransfer' }] } },
  });
  const asked = { id, version: version + 1, operationId: crypto.randomUUID() };
  const cod = await shopper.ask('createCodPayment', asked);
  expect(cod.payment).toMatchObject({ paymentMethodInfo: { paymentInterface: 'cashOnDelivery' } });
  expect(cod.cart.custom.calculatedCodFee?.centAmount).toBeGreaterThan(0);
  expect(await shopper.ask('createCodPayment', asked)).toEqual(cod);
});

it('a method that is not offered for the cart, a cart of somebody else and none are refused', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const irish = await readyToOrder('ie', { [sku]: 1 });
  const { id, version } = irish.cart;
  expect(await irish.shopper.call('createBankPayment', { id, version })).toMatchObject({
    status: 409,
    code: 'PaymentNotOffered',
  });
  expect(await activeCart(id, 'ie')).toMatchObject({ version });
  const { shopper } = await customerOf('de');
  const theirs = await cartWith(shopper, { [sku]: 1 });
  const reference = { id: theirs.id, version: theirs.version };
  const stranger = visitor('de');
  for (const name of ['createBankPayment', 'createCodPayment'] as const) {
    expect(await stranger.call(name, reference)).toMatchObject({ code: 'CartNotFound' });
    expect(await stranger.call(name, { id: theirs.id })).toMatchObject({ status: 400 });
  }
  expect(await stranger.call('createPaymentContext', reference)).toMatchObject({
    code: 'CartNotFound',
  });
});

it('a payment of a cart without e-mail is logged with its type and cart', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  const lines = await logged(() => shopper.ask('createBankPayment', { id, version }));
  expect(lines.filter((line) => line.includes('order without email'))).toEqual([
    expect.stringContaining(`"paymentType":"bankTransfer","cart":"${id.slice(0, 8)}"`),
  ]);
});

it('createPaymentContext says how the cart may be paid, and no secret', async () => {
  const { shopper, cart } = await payer('de');
  const { paymentContext } = await shopper.ask('createPaymentContext', { id: cart.id });
  expect(paymentContext).toMatchObject({
    cart: { id: cart.id, version: cart.version },
    country: 'de',
    locale: 'de-DE',
    amountPlanned: cart.totalPrice,
    selected: 'scheme',
    clients: { paypal: { environment: 'sandbox' } },
  });
  const methods = new Map(paymentContext.paymentMethods.map((method) => [method.key, method]));
  expect(methods.get('bankTransfer')).toEqual({
    key: 'bankTransfer',
    name: { en: 'Bank transfer' },
  });
  expect(methods.get('billie')).toMatchObject({
    refusal: { reason: 'clientType', only: 'company' },
  });
  expect(JSON.stringify(paymentContext)).not.toMatch(/secret|apiKey|hmac/i);
  expect(await visitor('de').call('createPaymentContext', {})).toMatchObject({ status: 400 });
});

it('createOrder takes a draft with the store’s key: payment and total are the cart’s', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('sk', { [sku]: 1 });
  const storeKey = storeOf('sk').storeId;
  const none = { draft: { id: cart.id, version: cart.version }, storeKey };
  expect(await shopper.call('createOrder', none)).toMatchObject({ code: 'PaymentNotFound' });
  const { id, version } = cart;
  const paid = await shopper.ask('createCodPayment', { id, version });
  const draft = { cart: { typeId: 'cart', id }, version: paid.cart.version };
  expect(await shopper.call('createOrder', none)).toMatchObject({ code: 'ConcurrentModification' });
  expect(await shopper.call('createOrder', { draft, storeKey: 'kontor-de' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('storeKey'),
  });
  const { order } = await shopper.ask('createOrder', { draft, storeKey });
  expect(order).toMatchObject({
    totalPrice: paid.cart.totalPrice,
    paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: 'cashOnDelivery' } }] },
  });
  expect((await shopper.ask('createOrder', { draft, storeKey })).order).toEqual(order);
  expect(await ordersOf(id)).toHaveLength(1);
});

it('payAndOrder takes the draft too, for a payment of a provider', async () => {
  const { shopper, cart, at, back } = await payer('de');
  const { id, version } = cart;
  const chosen = await shopper.ask('updateCart', {
    id,
    version,
    actions: [{ action: 'addPayment', paymentInterface: 'scheme' }],
  });
  const draft = { id, version: chosen.cart.version };
  expect(await shopper.call('createOrder', { draft })).toMatchObject({ code: 'PaymentNotOffered' });
  const { makePaymentResponse: begun } = await shopper.ask('payAndOrder', { draft });
  if (begun.kind !== 'redirect') throw new Error(`the payment is ${begun.kind}`);
  await back(await at(begun.url, card));
  expect(await ordersOf(id)).toHaveLength(1);
});
