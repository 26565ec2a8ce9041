/** Orders and payments at the twin: nothing exists twice, however often a request is repeated. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '#domain/cart/cart.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import type { RemoteOrderDraft } from '#worker/commerce/remote/remote-shop.ts';
import { authorization, homeOfAda } from './ada.ts';
import { german } from './scripted-wire.ts';
import { dataOf, firstSkus, openTwinShop, type TwinShop } from './twin-shop.ts';

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop({ timeoutMs: 2_000 });
});
beforeEach(() => shop.twin.reset());
afterAll(() => shop.twin.close());

const [sku = ''] = firstSkus;

async function filledCart(key = 'room') {
  const updates = [
    { action: 'addLineItem', sku, quantity: 1 },
    { action: 'setShippingAddress', address: homeOfAda },
    { action: 'setBillingAddress', address: homeOfAda },
    { action: 'setShippingMethod', key: 'parcel' },
  ] as const;
  return dataOf(await shop.carts.create({ key, updates }, german));
}

async function draft(transactions: Transaction[] = [authorization]): Promise<RemoteOrderDraft> {
  const { id, version, totalPrice } = await filledCart();
  const paid = (paymentInterface: 'scheme' | 'giftCard', centAmount: number): Payment => ({
    paymentMethodInfo: { paymentInterface, name: { en: paymentInterface } },
    amountPlanned: moneyOf(centAmount, 'EUR'),
    custom: { paymentType: paymentInterface },
    ...(paymentInterface === 'scheme' && { transactions }),
  });
  return {
    id: 'order-1',
    cart: { id, version },
    orderNumber: 'DE-1001',
    anotherNumber: async () => 'DE-1002',
    totalPrice: moneyOf(totalPrice.centAmount, 'EUR'),
    payments: [paid('scheme', totalPrice.centAmount - 100), paid('giftCard', 100)],
    paymentState: 'Pending',
  };
}

const stored = async (typeId: 'payment' | 'order') =>
  (await shop.twin.records.query(typeId, {})).results;
const paymentsOfOrder = async () => {
  const [order] = await stored('order');
  return (order?.paymentInfo as { payments: { id: string }[] } | undefined)?.payments ?? [];
};

describe('an order', () => {
  it('has its number, its payments with their transactions, and closes the cart', async () => {
    const asked = await draft();
    shop.sent();
    const order = dataOf(await shop.orders.fromCart(asked, german));
    expect(shop.sent().toSorted()).toEqual([
      'CreateOrderFromCart',
      'CreatePayment',
      'CreatePayment',
      'OrderOrCart',
      'UpdatePaymentsOfCart',
    ]);
    expect(order).toMatchObject({
      orderNumber: 'DE-1001',
      orderState: 'Open',
      totalPrice: { centAmount: asked.totalPrice.centAmount },
      cart: { id: asked.cart.id },
    });
    expect(await paymentsOfOrder()).toHaveLength(2);
    const payments = await stored('payment');
    expect(payments.map(({ key }) => key).toSorted()).toEqual(['order-1-0', 'order-1-1']);
    expect(payments.find(({ key }) => key === 'order-1-0')).toMatchObject({
      paymentMethodInfo: { paymentInterface: 'scheme', name: { en: 'scheme' } },
      transactions: [{ type: 'Authorization', state: 'Pending', interactionId: 'psp-1' }],
      custom: { fields: { paymentType: 'scheme' } },
    });
    const cart = dataOf(await shop.carts.find({ key: 'room' }, german));
    expect(cart?.cartState).toBe('Ordered');
  });

  it('is returned by a repeated request', async () => {
    const asked = await draft();
    const order = dataOf(await shop.orders.fromCart(asked, german));
    expect(dataOf(await shop.orders.fromCart(asked, german))).toEqual(order);
    expect(await stored('order')).toHaveLength(1);
    expect(await stored('payment')).toHaveLength(2);
  });

  it.each(['CreatePayment', 'UpdatePaymentsOfCart', 'CreateOrderFromCart', 'OrderOrCart'])(
    'is finished once after the answer to %s got lost',
    async (document) => {
      const asked = await draft();
      shop.twin.faults.add({ kind: 'lost', document });
      await shop.orders.fromCart(asked, german);
      const order = dataOf(await shop.orders.fromCart(asked, german));
      expect(order.orderNumber).toBe('DE-1001');
      expect(await stored('order')).toHaveLength(1);
      expect(await stored('payment')).toHaveLength(2);
      expect(await paymentsOfOrder()).toHaveLength(2);
    },
  );

  it('has the transactions that were reported between two requests', async () => {
    const asked = await draft();
    shop.twin.faults.add({ kind: 'serverError', document: 'CreateOrderFromCart' });
    expect(await shop.orders.fromCart(asked, german)).toMatchObject({ code: 'BackendFailed' });
    const [card, ...others] = asked.payments;
    const transactions: Transaction[] = [
      { ...authorization, state: 'Success' },
      { ...authorization, id: 't2', type: 'Charge', interactionId: 'psp-2' },
    ];
    const later = { ...asked, payments: [{ ...card, transactions } as Payment, ...others] };
    dataOf(await shop.orders.fromCart(later, german));
    const payment = (await stored('payment')).find(({ key }) => key === 'order-1-0');
    expect(payment?.transactions).toMatchObject([
      { type: 'Authorization', state: 'Success' },
      { type: 'Charge', state: 'Pending' },
    ]);
  });

  it('is not made of a cart that was changed meanwhile', async () => {
    const asked = await draft();
    const update = { action: 'addLineItem', sku, quantity: 1 } as const;
    const changed = dataOf(await shop.carts.update(asked.cart, [update], german));
    expect(await shop.orders.fromCart(asked, german)).toMatchObject({
      code: 'ConcurrentModification',
      currentVersion: changed.version,
    });
    expect(await stored('order')).toEqual([]);
  });

  it('is not made of a cart that costs something else than at the first request', async () => {
    const asked = await draft();
    shop.twin.faults.add({ kind: 'serverError', document: 'CreateOrderFromCart' });
    await shop.orders.fromCart(asked, german);
    const cart = dataOf(await shop.carts.find({ key: 'room' }, german));
    const update = { action: 'addLineItem', sku, quantity: 1 } as const;
    if (cart) dataOf(await shop.carts.update(cart, [update], german));
    expect(await shop.orders.fromCart(asked, german)).toMatchObject({
      code: 'ConcurrentModification',
    });
  });

  it('has no payments of an earlier attempt', async () => {
    const asked = await draft();
    shop.twin.faults.add({ kind: 'serverError', document: 'CreateOrderFromCart' });
    await shop.orders.fromCart(asked, german);
    const cart = dataOf(await shop.carts.find({ key: 'room' }, german));
    const { id = '', version = 0 } = cart ?? {};
    const second = { ...asked, id: 'order-2', cart: { id, version }, orderNumber: 'DE-1002' };
    dataOf(await shop.orders.fromCart(second, german));
    const keys = new Map((await stored('payment')).map(({ id: of, key }) => [of, key]));
    const ofOrder = (await paymentsOfOrder()).map((payment) => keys.get(payment.id));
    expect(ofOrder).toEqual(['order-2-0', 'order-2-1']);
  });

  describe('whose number another cart’s order has', () => {
    async function second() {
      const asked = await draft();
      dataOf(await shop.orders.fromCart(asked, german));
      const { id, version } = await filledCart('other');
      return { ...asked, id: 'order-2', cart: { id, version } };
    }

    it('gets the next one', async () => {
      const asked = await second();
      const order = dataOf(await shop.orders.fromCart(asked, german));
      expect(order).toMatchObject({ orderNumber: 'DE-1002', cart: { id: asked.cart.id } });
      expect(await stored('payment')).toHaveLength(4);
    });

    it('is found by its cart when the request is repeated', async () => {
      const asked = await second();
      shop.twin.faults.add({ kind: 'lost', document: 'CreateOrderFromCart', times: 1 });
      await shop.orders.fromCart(asked, german);
      const order = dataOf(await shop.orders.fromCart(asked, german));
      expect(dataOf(await shop.orders.fromCart(asked, german))).toEqual(order);
      expect(dataOf(await shop.orders.isMade(asked, german))).toBe(true);
      expect(await stored('order')).toHaveLength(2);
    });

    it('is refused if no number is free', async () => {
      const anotherNumber = async () => 'DE-1001';
      const asked = { ...(await second()), anotherNumber };
      expect(await shop.orders.fromCart(asked, german)).toMatchObject({
        code: 'BackendFailed',
        answered: 'orderNumberTaken',
      });
    });
  });

  it('of a cart that is gone is not made', async () => {
    const asked = await draft();
    await shop.carts.remove(asked.cart, german);
    expect(await shop.orders.fromCart(asked, german)).toMatchObject({ code: 'CartNotInStore' });
  });
});

describe('whether an order is made', () => {
  it('is known by its cart', async () => {
    const asked = await draft();
    expect(dataOf(await shop.orders.isMade(asked, german))).toBe(false);
    dataOf(await shop.orders.fromCart(asked, german));
    expect(dataOf(await shop.orders.isMade(asked, german))).toBe(true);
  });

  it('ends an attempt that has put its payments on the cart', async () => {
    const asked = await draft();
    shop.twin.faults.add({ kind: 'serverError', document: 'CreateOrderFromCart' });
    await shop.orders.fromCart(asked, german);
    expect(dataOf(await shop.orders.isMade(asked, german))).toBe(false);
    expect(await shop.orders.fromCart(asked, german)).toMatchObject({
      code: 'ConcurrentModification',
    });
    expect(await stored('order')).toEqual([]);
  });
});

describe('an order is cancelled', () => {
  it('once, and without complaint if there is none', async () => {
    const asked = await draft();
    expect(dataOf(await shop.orders.cancel(asked, german))).toBeNull();
    dataOf(await shop.orders.fromCart(asked, german));
    expect(dataOf(await shop.orders.cancel(asked, german))).toBeNull();
    expect(dataOf(await shop.orders.cancel(asked, german))).toBeNull();
    expect(await stored('order')).toMatchObject([{ orderState: 'Cancelled' }]);
    expect(shop.twin.log.count('UpdateOrder')).toBe(1);
  });
});
