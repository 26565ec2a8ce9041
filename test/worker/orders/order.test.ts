import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderAnswerOf } from '#domain/order/order-answer.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { eventsAbout, linesOf, ordersOf } from '../order-rows.ts';
import { email, orderCall, phone, readyToOrder } from '../shopper.ts';
import { purchases } from './purchases.ts';

describe.each(purchases)('an order in %s', (country, purchase) => {
  it(`by ${purchase.method} is stored with its lines, tax, stock and events`, async () => {
    const [sku] = await putOnSale({ ...purchase.goods, stock: 50 });
    const { quantity, method, total, tax, currency } = purchase;
    const { shopper, cart } = await readyToOrder(country, { [sku]: quantity }, { phone });
    const { order } = await shopper.ask('createOrder', orderCall(cart, method, total));
    const rows = await ordersOf(cart.id);
    expect(rows).toEqual([
      expect.objectContaining({
        id: order.id,
        order_number: order.orderNumber,
        store: country,
        customer_email: email,
        currency,
        total_cent_amount: total,
        tax_cent_amount: tax,
      }),
    ]);
    const stored = JSON.parse(rows[0]?.document ?? '') as Order;
    expect(orderAnswerOf(stored)).toEqual(order);
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
      expect.objectContaining({ type: 'order-placed', order: stored }),
      expect.objectContaining({ type: 'stock-changed', skus: [sku] }),
    ]);
    expect([...shopper.cookies.keys()]).toEqual(['kontor-ordered']);
  });
});

it('order numbers have no gaps and no duplicates', async () => {
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

it('two parallel presses of the order button and a third one later make one order', async () => {
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

it('the database refuses a second order of the same cart', async () => {
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
