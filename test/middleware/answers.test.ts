/** What the adapter makes of the answers of a middleware. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '#domain/errors.ts';
import { type Call, calls, cart, customer, german, loggedIn, order } from './calls.ts';
import { failed, openMiddleware } from './middleware-shop.ts';

let remote: Awaited<ReturnType<typeof openMiddleware>>;
beforeAll(async () => {
  remote = await openMiddleware();
});
beforeEach(() => remote.forget());
afterAll(() => remote.close());

const made = (wanted: string) => {
  const call = calls.find(({ name }) => name === wanted) as Call;
  return call.make(remote.shop(), german);
};

describe('fields that the shop does not know', () => {
  it('are kept', async () => {
    expect(await made('getCart')).toMatchObject({ data: cart });
    expect(await made('createOrder')).toMatchObject({ data: order });
    expect(await made('getCustomer')).toMatchObject({ data: customer });
  });
});

const euros = (centAmount: unknown, more: object = {}) => ({
  currencyCode: 'EUR',
  centAmount,
  ...more,
});

describe('an answer of another form is refused by the place', () => {
  it.each<[name: string, data: unknown, place: string]>([
    ['getCart', { cart: { ...cart, totalPrice: euros(99.5) } }, 'cart.totalPrice.centAmount'],
    ['getCart', { cart: { ...cart, totalPrice: euros('9900') } }, 'cart.totalPrice.centAmount'],
    [
      'updateCart',
      { cart: { ...cart, totalPrice: euros(9900, { fractionDigits: 3 }) } },
      'cart.totalPrice',
    ],
    [
      'createCart',
      { cart: { ...cart, totalPrice: { currencyCode: 'XXX', centAmount: 1 } } },
      'cart.totalPrice.currencyCode',
    ],
    [
      'getCart',
      {
        cart: {
          ...cart,
          lineItems: [{ ...cart.lineItems[0], price: { value: euros(null) } }],
        },
      },
      'cart.lineItems.0.price.value.centAmount',
    ],
    ['getCart', { cart: null }, 'cart'],
    ['createOrder', { order: { ...order, createdAt: 'yesterday' } }, 'order.createdAt'],
    [
      'createOrder',
      { order: { ...order, totalPrice: euros(1e20) } },
      'order.totalPrice.centAmount',
    ],
    [
      'getCustomer',
      { customer: { ...customer, dateOfBirth: '1990-02-30' } },
      'customer.dateOfBirth',
    ],
    ['signIn', { customer: { ...customer, createdAt: 7 } }, 'customer.createdAt'],
    ['signUp', { customer: { email: customer.email } }, 'customer.id, data.customer.version'],
    ['createPayment', { payment: {} }, 'payment.id'],
    ['getShippingMethodsWithoutId', { shippingMethods: [] }, 'shippingMethods'],
  ])('%s: %j', async (name, data, place) => {
    remote.next(name, { data }, 2);
    expect(await made(name)).toEqual(failed(name, `an answer of another form: data.${place}`));
  });
});

describe('a refusal', () => {
  it('with a code of the shop keeps code and text', async () => {
    const message = 'Too many tries';
    const body = { code: 'TooManyTries', message, retryAfterSeconds: 60 };
    remote.next('signIn', { status: 429, body });
    expect(await made('signIn')).toEqual({ ok: false, ...body });
  });

  it('that speaks of a store means that the cart is not there', async () => {
    const message = 'The cart was not found in store de';
    remote.next('updateCart', { status: 404, body: { message } });
    expect(await made('updateCart')).toEqual({ ok: false, code: 'CartNotInStore', message });
    remote.next('getCart', { status: 404, body: { message } });
    expect(await made('getCart')).toEqual({ ok: true, data: null });
  });

  it('tells a cart that is gone from one that has become an order', async () => {
    remote.next('getCart', { status: 404, body: { code: 'CartNotFound' } });
    expect(await made('getCart')).toEqual({ ok: true, data: null });
    remote.next('getCart', { status: 409, body: { code: 'CartOrdered' } });
    expect(await made('getCart')).toMatchObject({ ok: false, code: 'CartOrdered' });
  });

  it('of the login is the same for each reason', async () => {
    for (const body of [{ code: 'LoginRefused' }, { code: 'InvalidInput' }, { message: 'no' }]) {
      remote.next('signIn', { status: 401, body });
      expect(await made('signIn')).toMatchObject({ code: 'LoginRefused' });
    }
  });

  it('of a customer whose login has ended is no customer', async () => {
    remote.next('getCustomer', { status: 401, text: '' });
    expect(await made('getCustomer')).toEqual({ ok: true, data: null });
  });
});

it('a login has the cookies that the answer sets, without their attributes', async () => {
  remote.next('signIn', {
    data: { customer },
    headers: { 'Set-Cookie': ['session=s1; Path=/; HttpOnly', 'device=d2; Max-Age=60'] },
  });
  const outcome = await made('signIn');
  expect(outcome).toMatchObject({ data: { session: { accessToken: 'session=s1; device=d2' } } });
});

it('an order that the cart has become is found', async () => {
  const reference = { cart, orderNumber: 'K-1' };
  const { orders } = remote.shop();
  expect(await orders.isMade(reference, loggedIn)).toEqual({ ok: true, data: false });
  remote.next('getCart', { status: 409, body: { code: 'CartOrdered' } });
  expect(await orders.isMade(reference, loggedIn)).toEqual({ ok: true, data: true });
  remote.next('getCart', { status: 500, text: '' }, 2);
  expect(await orders.isMade(reference, loggedIn)).toEqual(failed('getCart', 'status 500'));
});

describe('without an address of a middleware', () => {
  it('each call fails with the text of the specification', async () => {
    const client = remote.client('');
    for (const { name } of calls) {
      expect(await client({ name }, german)).toEqual(failed(name, 'missing middlewareUrl'));
    }
    expect(remote.received).toEqual([]);
  });
});

describe('with a catch callback', () => {
  it('a failure is told to it, and nothing is returned', async () => {
    const failures: Failure[] = [];
    remote.next('deleteCart', { status: 500, text: '' });
    const note = (failure: Failure) => failures.push(failure);
    expect(await remote.client()({ name: 'deleteCart' }, german, note)).toBeUndefined();
    expect(failures).toEqual([failed('deleteCart', 'status 500')]);
  });

  it('an answer is returned as it is', async () => {
    const answered = await remote.client()({ name: 'getCart' }, german, () => {
      throw new Error('not called');
    });
    expect(answered).toEqual({ data: { cart } });
  });
});
