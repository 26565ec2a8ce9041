/** What an order shows: its number, its payment, its changes. Source: purchase-flow.txt §3, §4, checklist ORD-1. */
import { describe, expect, it } from 'vitest';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { Address } from '#domain/checkout/address.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { conversionOf } from '#domain/order/conversion.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber, typedOrderNumber } from '#domain/order/order-number.ts';
import { orderPaymentStatus } from '#domain/order/payment-status.ts';
import { orderDraft } from '#domain/order/place.ts';
import { trackingOf } from '#domain/order/tracking.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { demoMarket } from '../../demo-stores.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';

const address: Address = {
  firstName: 'Zora',
  lastName: 'Nováková',
  streetName: 'Hauptstraße',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Mesto',
  country: 'de',
};

const article = productFact({ sku: 'EX10000001', centAmount: 6000, freight: false });

function orderOf(method: 'bankTransfer' | 'cashOnDelivery', quantity = 1): Order {
  const store = storeOf('de');
  const facts = factsOf(store, [article]);
  const cart = cartAfter(
    { ...emptyCartOf(store), customerId: 'customer-1' },
    [
      { action: 'addLineItem', sku: article.sku, quantity },
      { action: 'setCustomerEmail', email: 'a@example.com' },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
    facts,
  );
  const ready = priced(withPayment(cart, method), facts);
  const drafted = orderDraft(ready, store, {
    orderId: 'order-1',
    locale: 'de-DE',
    site: 'https://kontor.de',
    createdAt: today.toISOString(),
    paymentMethod: method,
    expectedTotalCentAmount: ready.totalPrice.centAmount,
  });
  if (!drafted.ok) throw new Error(drafted.message);
  return { ...drafted.draft, orderNumber: 'NS10000001' };
}

const amountOf = (centAmount: number) => moneyOf(centAmount, 'EUR');

function paidWith(method: PaymentMethodKey, changes: Partial<Order>, action?: string): Order {
  const payment = {
    paymentMethodInfo: { paymentInterface: method, name: { en: method } },
    amountPlanned: amountOf(6000),
    custom: { paymentType: method, ...(action && { action }) },
  };
  return { ...orderOf('bankTransfer'), paymentInfo: { payments: [payment] }, ...changes };
}

describe('an order', () => {
  it('names its customer and has its fee as a custom line item', () => {
    const order = orderOf('cashOnDelivery');
    expect(order.customer).toEqual({ typeId: 'customer', id: 'customer-1' });
    expect(order.customLineItems).toEqual([
      {
        id: 'order-1-fee',
        name: { en: 'Cash on delivery fee' },
        slug: 'cash-on-delivery-fee',
        quantity: 1,
        totalPrice: amountOf(390),
      },
    ]);
    expect(orderOf('bankTransfer').customLineItems).toEqual([]);
  });

  it('that was stored before custom line items existed gets them, one stored today stays unchanged', () => {
    const order = orderOf('cashOnDelivery');
    const { customLineItems, ...kept } = order;
    expect(migratedCart(kept as Order)).toEqual(order);
    expect(migratedCart(order)).toBe(order);
  });

  it('needs an e-mail address and a first name in its billing address', () => {
    const store = storeOf('de');
    const facts = factsOf(store, [article]);
    const context = {
      orderId: 'order-1',
      locale: 'de-DE',
      createdAt: today.toISOString(),
      paymentMethod: 'bankTransfer',
      expectedTotalCentAmount: 6000,
    } as const;
    const cartOf = (email: string, firstName: string) =>
      priced(
        withPayment(
          {
            ...cartAfter(
              emptyCartOf(store),
              [
                { action: 'addLineItem', sku: article.sku, quantity: 1 },
                { action: 'setBillingAddress', address },
                { action: 'setShippingAddress', address },
              ],
              facts,
            ),
            billingAddress: { ...address, firstName },
            ...(email && { customerEmail: email }),
          },
          'bankTransfer',
        ),
        facts,
      );
    const missing = { ok: false, message: 'Email or address details are missing for cart' };
    expect(orderDraft(cartOf('', 'Zora'), store, context)).toMatchObject(missing);
    expect(orderDraft(cartOf('a@example.com', ''), store, context)).toMatchObject(missing);
    expect(orderDraft(cartOf('a@example.com', 'Zora'), store, context).ok).toBe(true);
  });
});

describe('the status of a payment', () => {
  const voucher = JSON.stringify({ reference: '1', entity: '2', expiresAt: '2026-11-30' });
  it.each<[string, Order, string]>([
    ['by bank transfer', paidWith('bankTransfer', {}), 'inProgress'],
    ['with reference payment data', paidWith('multibanco', {}, voucher), 'inProgress'],
    ['by card, whose money is held', paidWith('scheme', {}), 'collecting'],
    ['by card, whose money is captured', paidWith('scheme', { paymentState: 'Paid' }), 'paid'],
    ['in cash', paidWith('cashOnDelivery', {}), 'onDelivery'],
    ['by a transfer that came', paidWith('bankTransfer', { paymentState: 'Paid' }), 'paid'],
    ['by a voucher nobody paid', paidWith('multibanco', { orderState: 'Cancelled' }), 'failed'],
    [
      'by a card that could not be charged',
      paidWith('scheme', { paymentState: 'Failed' }),
      'failed',
    ],
  ])('%s', (_how, order, status) => {
    expect(orderPaymentStatus(order)).toBe(status);
  });
});

describe('an order number', () => {
  it.each([
    ['NS10000001', 'NS10000001'],
    [' ns 1000 0001 ', 'NS10000001'],
    ['10000001', 'NS10000001'],
    ['1000000', undefined],
    ['NS1000000x', undefined],
    ['', undefined],
    ["' OR 1=1", undefined],
  ])('typed as %j is %j', (typed, number) => {
    expect(typedOrderNumber(typed)).toBe(number);
  });

  it('can be typed as each country shows it', () => {
    for (const country of countryCodes) {
      const shown = shownOrderNumber('NS10000001', country);
      expect([country, shown.startsWith('NS')]).toEqual([country, country !== 'cz']);
      expect(typedOrderNumber(shown)).toBe('NS10000001');
    }
  });
});

it('a conversion has amounts in major units and the articles, but no personal data', () => {
  const order = orderOf('cashOnDelivery', 2);
  const conversion = conversionOf(order, (name) => name.en ?? '');
  expect(conversion).toEqual({
    transaction_id: 'NS10000001',
    value: 123.9,
    // 123.90 − 123.90 / 1.19 = 19.7823…
    tax: 19.78,
    shipping: 0,
    currency: 'EUR',
    coupon: '',
    payment_type: 'cashOnDelivery',
    payment_name: 'Cash on delivery',
    items: [{ item_id: 'EX10000001', item_name: 'Product EX10000001', price: 60, quantity: 2 }],
  });
  expect(JSON.stringify(conversion)).not.toMatch(/example\.com|Zora|Mesto/);
});

describe('parcel tracking', () => {
  const service = 'https://tracking.example/follow';
  it('uses the account of the market and language where there is one', () => {
    const without = locales.filter((locale) => !trackingOf(demoMarket(locale), service));
    expect(without.map(({ country }) => country)).toEqual(['bg', 'gr', 'lt']);
    const [french] = locales.filter(({ code }) => code === 'fr-CH');
    expect(french && trackingOf(demoMarket(french), service, ' jjd 0003-42 ')).toEqual({
      number: 'JJD0003-42',
      link: `${service}?account=demo-track-ch-fr&number=JJD0003-42`,
    });
  });

  it.each(['', '12', '"><script>', 'a'.repeat(41)])(
    'ignores an invalid number like %j',
    (parcel) => {
      const [german] = locales.filter(({ code }) => code === 'de-DE');
      expect(german && trackingOf(demoMarket(german), service, parcel)).toEqual({});
    },
  );
});
