/** The shapes in which the calls of the specification name a change, and in which they answer with a cart. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import { cartAnswer, cartAnswerOf } from '#domain/cart/cart-answer.ts';
import { newQuantity } from '#domain/cart/new-quantity.ts';
import { completedAnswer } from '#domain/completed-answer.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import { orderWhere } from '#domain/order/order-where.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';

const store = storeOf('de');
const product = productFact({
  sku: 'EX10000001',
  centAmount: 2000,
  discountedCentAmount: 1500,
  volumeDiscountGroup: 'standard',
});
const discount: CartDiscount = {
  id: 'd-1',
  key: 'autumn',
  name: {},
  isActive: true,
  stores: [],
  sortOrder: '0.5',
  requiresDiscountCode: true,
  stackingMode: 'Stacking',
  cartPredicate: '1 = 1',
  value: { type: 'relative', permyriad: 1000 },
  target: { type: 'totalPrice' },
};
const code = {
  id: 'c-1',
  code: 'HERBST',
  cartDiscounts: ['autumn'],
  isActive: true,
  applications: 0,
};
const facts = factsOf(store, [product], { discounts: [discount], codes: [code] });
const five = cartAfter(
  emptyCartOf(store),
  [{ action: 'addLineItem', sku: product.sku, quantity: 5 }],
  facts,
);
const [{ id: lineItemId = '' } = {}] = five.lineItems;
const quantityAfter = (action: CartAction) =>
  cartAfter(five, [action], facts).lineItems[0]?.quantity;

describe('a line item', () => {
  it.each([
    [1, 4],
    [2, 3],
    [5, undefined],
    [9, undefined],
    [undefined, undefined],
  ])('of five pieces from which %s are removed has %s', (quantity, left) => {
    expect(quantityAfter({ action: 'removeLineItem', lineItemId, quantity })).toBe(left);
  });

  it('gets a new quantity by the SKU of its article, and an unknown SKU is refused', () => {
    expect(quantityAfter({ action: 'changeArticleQuantity', sku: product.sku, quantity: 3 })).toBe(
      3,
    );
    expect(
      quantityAfter({ action: 'changeArticleQuantity', sku: product.sku, quantity: 0 }),
    ).toBeUndefined();
    const unknown = applyActions(
      five,
      [{ action: 'changeArticleQuantity', sku: 'EX1', quantity: 1 }],
      facts,
      String,
    );
    expect(unknown).toMatchObject({ ok: false, code: 'LineItemNotFound' });
    const reference = { id: '5f0c7a5e-0000-4000-8000-000000000000', version: 1, quantity: 2 };
    expect(newQuantity.safeParse(reference).success).toBe(false);
    expect(newQuantity.safeParse({ ...reference, product: { sku: 'EX1' } }).success).toBe(true);
  });
});

describe('a payment', () => {
  it('is chosen by its method, or by the reference that the cart answered with', () => {
    const byMethod = cartAfter(
      five,
      [{ action: 'addPayment', paymentInterface: 'bankTransfer' }],
      facts,
    );
    const [{ id = '' } = {}] = cartAnswerOf(byMethod).paymentInfo.payments;
    const byReference: CartAction = { action: 'addPayment', payment: { typeId: 'payment', id } };
    expect(cartAfter(five, [byReference], facts)).toEqual(byMethod);
    const unknown: CartAction = { action: 'addPayment', payment: { typeId: 'payment', id: 'x' } };
    for (const action of [unknown, { action: 'addPayment' } as const])
      expect(applyActions(five, [action], facts, String)).toMatchObject({
        code: 'PaymentNotFound',
      });
  });
});

describe('the answer with a cart', () => {
  it('has for a new cart addresses with its country, no customer, and TrackOnly', () => {
    const answer = cartAnswerOf(emptyCartOf(store));
    expect(answer).toMatchObject({
      billingAddress: { country: 'de' },
      shippingAddress: { country: 'de' },
      customer: null,
      inventoryMode: 'TrackOnly',
    });
    expect(cartAnswer.parse(answer)).toEqual(answer);
    const uncounted = emptyCartOf(storeOf('de', { inventoryMode: 'None' }));
    expect(cartAnswerOf(uncounted).inventoryMode).toBe('None');
  });

  it('has the customer, the discounts of a code, and pictures, attributes and prices of an article', () => {
    const coded = cartAfter(five, [{ action: 'addDiscountCode', code: 'HERBST' }], facts);
    const answer = cartAnswerOf({ ...coded, customerId: 'u-1' });
    expect(answer.customer).toEqual({ typeId: 'customer', id: 'u-1' });
    expect(answer.discountCodes[0]?.discountCode).toEqual({
      id: 'c-1',
      code: 'HERBST',
      cartDiscounts: [{ typeId: 'cart-discount', id: 'd-1' }],
    });
    expect(answer.lineItems[0]?.variant).toMatchObject({
      images: [{ url: '/pictures/a.webp', label: 'Product EX10000001' }],
      attributesRaw: [
        { name: 'isPackageTypeFreight', value: false },
        { name: 'isBware', value: false },
        { name: 'volumeDiscountGroup', value: 'standard' },
      ],
      prices: [{ value: { centAmount: 2000 }, discounted: { value: { centAmount: 1500 } } }],
    });
    expect(cartAnswer.parse(answer)).toEqual(answer);
  });

  it('is the only thing that changes in the answer of a call', () => {
    const cart = emptyCartOf(store);
    expect(completedAnswer({ cart, notices: [] })).toEqual({
      cart: cartAnswerOf(cart),
      notices: [],
    });
    expect(completedAnswer({ me: { activeCart: cart } })).toEqual({
      me: { activeCart: cartAnswerOf(cart) },
    });
    for (const other of [[1], null, 'x', { cart: null }, { me: { activeCart: null } }, { a: 1 }])
      expect(completedAnswer(other)).toBe(other);
  });
});

it.each([
  ['createdAt >= "2026-11-01"', '2026-11-01T00:00:00.000Z'],
  ['createdAt >= "2026-11-01T00:00:00+01:00"', '2026-10-31T23:00:00.000Z'],
])('where %s compares with %s', (where, value) => {
  expect(orderWhere(where)).toMatchObject({ ok: true, value: { field: 'createdAt', value } });
});
