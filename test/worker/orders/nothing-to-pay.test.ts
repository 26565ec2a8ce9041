/** An order that discounts make free: one method, no payment asked, paid at once; page, order, status and mail say so. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { putOnSale } from '../goods.ts';
import { couponFor } from '../made-coupon.ts';
import { confirmed } from '../placed-orders.ts';
import { email, orderCall, readyToOrder } from '../shopper.ts';

async function freeCart() {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const code = await couponFor(sku, 10_000);
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const { id, version } = cart;
  // The code of the demo that makes delivery free.
  const goods = (await shopper.ask('applyCartCoupon', { id, version, code })).cart;
  const delivery = { id, version: goods.version, code: 'FREIHAUS' };
  return { shopper, cart: (await shopper.ask('applyCartCoupon', delivery)).cart, sku };
}

it('is offered this method alone, ordered without a payment, and never called unpaid', async () => {
  const { shopper, cart } = await freeCart();
  expect(cart.totalPrice.centAmount).toBe(0);
  const { t } = await textsFor('de-DE');
  const step = await (await shopper.get('/checkout/payment')).text();
  const methods = [
    ...step.matchAll(/name="method"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="method"/g),
  ];
  expect(methods.map(([, one, other]) => one ?? other)).toEqual(['nothingToPay']);
  expect(step).toContain(t('payment.nothingText'));
  for (const method of ['bankTransfer', 'cashOnDelivery'] as const) {
    const answer = await shopper.call('createOrder', orderCall(cart, method, 0));
    expect(answer).toMatchObject({ status: 409, code: 'PaymentNotOffered' });
  }
  const form = {
    intent: 'order',
    method: 'nothingToPay',
    cartId: cart.id,
    version: String(cart.version),
    total: '0',
  };
  const ordered = await shopper.post('/checkout/payment', form);
  expect(ordered.status).toBe(303);
  const page = await (await shopper.get(ordered.headers.get('Location') ?? '')).text();
  expect(page).toContain(`data-payment-status="nothingToPay">${t('payment.nothing')}`);
  const { results } = (await shopper.ask('getOrders', {})).me.orders;
  const [order] = results;
  if (!order) throw new Error('no order was stored');
  expect(order).toMatchObject({
    paymentState: 'Paid',
    totalPrice: { centAmount: 0 },
    paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: 'nothingToPay' } }] },
  });
  const status = await shopper.ask('findOrder', { orderNumber: order.orderNumber, email });
  expect(status.order).toMatchObject({ payment: 'nothingToPay' });
  const mail = await confirmed(order);
  expect(mail?.text).toContain(t('payment.nothing'));
  expect(mail?.text).not.toContain(t('order.bankIban'));
});

it('a cart that costs something is not offered it', async () => {
  const [sku] = await putOnSale({ price: 9000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const answer = await shopper.call('createOrder', orderCall(cart, 'nothingToPay', 9000));
  expect(answer).toMatchObject({ status: 409, code: 'PaymentNotOffered' });
});
