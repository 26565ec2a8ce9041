import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { type Goods, putOnSale, setPrice, setStock, stockOf } from './goods.ts';
import { eventsAbout, linesOf, ordersOf } from './order-rows.ts';
import { email, orderCall, readyToOrder } from './shopper.ts';

type Purchase = {
  method: PaymentMethodKey;
  goods: Goods;
  quantity: number;
  goodsTotal: number;
  shipping: number;
  fee: number;
  total: number;
  tax: number;
  vat: number;
  currency: string;
};

/** Amounts in cents, added up by hand; tax = total − total / (1 + rate), to the nearest cent. */
const purchases: [CountryCode, Purchase][] = [
  // 45.00 + 1.95 = 46.95; / 1.23 = 38.1707
  [
    'sk',
    {
      method: 'bankTransfer',
      goods: { price: 4500 },
      quantity: 1,
      goodsTotal: 4500,
      shipping: 195,
      fee: 0,
      total: 4695,
      tax: 878,
      vat: 0.23,
      currency: 'EUR',
    },
  ],
  // a standard product by cash, one piece allowed: 45.00 + 1.95 + 2.90 = 49.85; / 1.23 = 40.5285
  [
    'sk',
    {
      method: 'cashOnDelivery',
      goods: { price: 4500 },
      quantity: 1,
      goodsTotal: 4500,
      shipping: 195,
      fee: 290,
      total: 4985,
      tax: 932,
      vat: 0.23,
      currency: 'EUR',
    },
  ],
  // 5 × (19.99 − 2.00) = 89.95, free; / 1.19 = 75.5882
  [
    'de',
    {
      method: 'bankTransfer',
      goods: { price: 1999, volumeDiscount: true },
      quantity: 5,
      goodsTotal: 8995,
      shipping: 0,
      fee: 0,
      total: 8995,
      tax: 1436,
      vat: 0.19,
      currency: 'EUR',
    },
  ],
  // 2 × 19.99 + 1.95 + 2.90 = 44.83; / 1.19 = 37.6723
  [
    'de',
    {
      method: 'cashOnDelivery',
      goods: { price: 1999 },
      quantity: 2,
      goodsTotal: 3998,
      shipping: 195,
      fee: 290,
      total: 4483,
      tax: 716,
      vat: 0.19,
      currency: 'EUR',
    },
  ],
  // 20.00 + 1.95 + 2.90 = 24.85; / 1.081 = 22.9880
  [
    'ch',
    {
      method: 'cashOnDelivery',
      goods: { price: 2000 },
      quantity: 1,
      goodsTotal: 2000,
      shipping: 195,
      fee: 290,
      total: 2485,
      tax: 186,
      vat: 0.081,
      currency: 'CHF',
    },
  ],
  // 60.00, free, + 2.90 = 62.90; / 1.24 = 50.7258
  [
    'gr',
    {
      method: 'cashOnDelivery',
      goods: { price: 6000 },
      quantity: 1,
      goodsTotal: 6000,
      shipping: 0,
      fee: 290,
      total: 6290,
      tax: 1217,
      vat: 0.24,
      currency: 'EUR',
    },
  ],
  // 20.00 + 1.95 + 2.90 = 24.85; / 1.2 = 20.7083
  [
    'bg',
    {
      method: 'cashOnDelivery',
      goods: { price: 2000 },
      quantity: 1,
      goodsTotal: 2000,
      shipping: 195,
      fee: 290,
      total: 2485,
      tax: 414,
      vat: 0.2,
      currency: 'EUR',
    },
  ],
  // 51.99, a penny below free, + 1.95 + 2.50 = 56.44; / 1.2 = 47.0333
  [
    'gb',
    {
      method: 'cashOnDelivery',
      goods: { price: 5199 },
      quantity: 1,
      goodsTotal: 5199,
      shipping: 195,
      fee: 250,
      total: 5644,
      tax: 941,
      vat: 0.2,
      currency: 'GBP',
    },
  ],
  // a pallet: 1,000 Kč + 235 Kč; / 1.21 = 1,020.6612
  [
    'cz',
    {
      method: 'bankTransfer',
      goods: { price: 100_000, freight: true },
      quantity: 1,
      goodsTotal: 100_000,
      shipping: 23_500,
      fee: 0,
      total: 123_500,
      tax: 21_434,
      vat: 0.21,
      currency: 'CZK',
    },
  ],
];

describe.each(purchases)('an order in %s', (country, purchase) => {
  it(`by ${purchase.method} is stored with its lines, tax, stock and events`, async () => {
    const [sku] = await putOnSale({ ...purchase.goods, stock: 50 });
    const { quantity, method, total, tax, currency } = purchase;
    const { shopper, cart } = await readyToOrder(country, { [sku]: quantity });
    const { order } = await shopper.ask('createOrder', orderCall(cart, method, total));
    expect(await ordersOf(cart.id)).toEqual([
      expect.objectContaining({
        id: order.id,
        order_number: order.orderNumber,
        store: country,
        customer_email: email,
        currency,
        total_cent_amount: total,
        tax_cent_amount: tax,
        document: JSON.stringify(order, undefined, 0),
      }),
    ]);
    expect(order.orderNumber).toMatch(/^NS\d{8}$/);
    expect(await linesOf(order.id)).toEqual([{ sku, quantity, total: purchase.goodsTotal }]);
    expect(await stockOf(sku)).toBe(50 - quantity);
    expect(order.taxedPrice.totalNet.centAmount + tax).toBe(total);
    expect(order.taxedPrice.taxPortions).toMatchObject([
      { rate: purchase.vat, amount: { centAmount: tax, currencyCode: currency } },
    ]);
    expect(order.shippingInfo.price.centAmount).toBe(purchase.shipping);
    expect(order.custom.calculatedCodFee?.centAmount ?? 0).toBe(purchase.fee);
    expect(order.paymentInfo.payments).toMatchObject([
      { paymentMethodInfo: { paymentInterface: method }, amountPlanned: { centAmount: total } },
    ]);
    expect(await eventsAbout(sku)).toEqual([
      expect.objectContaining({ type: 'order-placed', order }),
      expect.objectContaining({ type: 'stock-changed', skus: [sku] }),
    ]);
    expect([...shopper.cookies.keys()]).toEqual([]);
  });
});

it('numbers orders without gap and without repetition', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, () => readyToOrder('de', { [sku]: 1 })),
  );
  const placed = await Promise.all(
    shoppers.map(({ shopper, cart }) =>
      shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000)),
    ),
  );
  const numbers = placed
    .map(({ order }) => Number(order.orderNumber.slice(2)))
    .toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  expect(await stockOf(sku)).toBe(1000 - 8);
});

it('makes one order of two parallel presses of the button, and of a third an hour later', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await readyToOrder('fr', { [sku]: 2 });
  const press = () => shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 12_000));
  const [first, second] = await Promise.all([press(), press()]);
  const third = await press();
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(await ordersOf(cart.id)).toHaveLength(1);
  expect(await stockOf(sku)).toBe(8);
  const add = { id: cart.id, version: cart.version, product: { sku }, quantity: 1 };
  expect(await shopper.call('addToCart', add)).toMatchObject({ status: 409, code: 'CartOrdered' });
});

it('cannot be stored a second time for the same cart, not even by hand', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('at', { [sku]: 1 });
  await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const copy = env.DB.prepare(
    `INSERT INTO orders SELECT 'copy', 'NS99999999', cart_id, store, customer_email, currency,
      total_cent_amount, tax_cent_amount, order_state, payment_state, shipment_state, created_at,
      document FROM orders WHERE cart_id = ?`,
  ).bind(cart.id);
  await expect(copy.run()).rejects.toThrow(/UNIQUE constraint failed: orders\.cart_id/);
});

describe('an order is refused and nothing is stored when', () => {
  async function refused(
    country: CountryCode,
    goods: Goods & { pieces?: number },
    method: PaymentMethodKey,
    total: number,
    expected: object,
    meanwhile: (sku: string) => Promise<unknown> = async () => undefined,
  ) {
    const [sku] = await putOnSale(goods);
    const { shopper, cart } = await readyToOrder(country, { [sku]: goods.pieces ?? 1 });
    await meanwhile(sku);
    const stock = await stockOf(sku);
    const answer = await shopper.call('createOrder', orderCall(cart, method, total));
    expect(answer).toMatchObject({ status: 409, ...expected });
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await eventsAbout(sku)).toEqual([]);
    expect(await stockOf(sku)).toBe(stock);
    expect((await shopper.ask('getMe', {})).me.activeCart).toEqual(cart);
  }
  const notOffered = { code: 'PaymentNotOffered' };

  it('the price rose since the shopper read the total', () =>
    refused(
      'de',
      { price: 6000 },
      'bankTransfer',
      6000,
      { code: 'TotalChanged', message: expect.stringContaining('6100') },
      (sku) => setPrice(sku, 6100),
    ));

  it('the price fell since the shopper read the total', () =>
    refused('de', { price: 7000 }, 'bankTransfer', 7000, { code: 'TotalChanged' }, (sku) =>
      setPrice(sku, 6100),
    ));

  it('somebody else took the last piece', () =>
    refused('de', { price: 6000, stock: 1 }, 'bankTransfer', 6000, { code: 'OutOfStock' }, (sku) =>
      setStock(sku, 0),
    ));

  it('the product was taken out of the market', () =>
    refused('de', { price: 6000 }, 'bankTransfer', 6000, { code: 'OutOfStock' }, (sku) =>
      env.DB.prepare('UPDATE prices SET sellable = 0 WHERE product_id = ?').bind(sku).run(),
    ));

  it('the market has no bank transfer', () =>
    refused('gb', { price: 6000 }, 'bankTransfer', 6000, notOffered));

  it('there are more pieces than cash on delivery takes there', () =>
    refused('sk', { price: 6000, pieces: 2 }, 'cashOnDelivery', 12_290, notOffered));

  it('the amount passes the cash limit of the country', () =>
    refused('gr', { price: 49_900 }, 'cashOnDelivery', 50_190, notOffered));

  it('a pallet would have to be paid in cash', () =>
    refused('de', { price: 6000, freight: true }, 'cashOnDelivery', 6290, notOffered));

  it('there are more than twenty pieces', () =>
    refused('de', { price: 6000, pieces: 21 }, 'bankTransfer', 126_000, notOffered));
});
