/** Outstanding payments: the payment details are found on any device. Source: eu-2026.md PAY-04. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { readPage } from '../html-page.ts';
import { paidWith, placed } from '../placed-orders.ts';
import { email } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const copied = (html: string) =>
  [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value).toSorted();

async function lookedUp(country: string, { orderNumber }: Order) {
  return readPage(await visitor(country).post('/order-status', { orderNumber, email }));
}

it('the order status page shows the same payment slip as the thank-you page', async () => {
  const { shopper, order } = await placed('cz');
  const after = await readPage(await shopper.get(`/checkout/thank-you?order=${order.id}`));
  const status = await lookedUp('cz', order);
  expect(status.html).toContain('class="payment-slip"');
  expect(copied(status.html)).toEqual(copied(after.html));
  expect(copied(status.html).length).toBeGreaterThan(2);
  expect(status.html).toMatch(/<svg[^>]*class="payment-slip__code/);
  expect(status.inline).toEqual([]);
});

it('an order that is paid, cancelled or paid on delivery has no payment slip', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  expect((await lookedUp('ie', order)).html).not.toContain('class="payment-slip"');
  const { order: awaited } = await placed('cz');
  expect(orderStatusOf(awaited).awaited).toEqual({ kind: 'transfer' });
  expect(orderStatusOf({ ...awaited, paymentState: 'Paid' }).awaited).toBeUndefined();
  expect(orderStatusOf({ ...awaited, orderState: 'Cancelled' }).awaited).toBeUndefined();
});

it('a reference to pay by has its entity and its expiry date', async () => {
  const { order } = await placed('cz');
  const voucher = {
    reference: '123456789',
    entity: '11249',
    expiresAt: '2026-12-05T22:00:00.000Z',
    merchantReference: 'm',
  };
  const paid = paidWith(order, 'multibanco', { action: JSON.stringify(voucher) });
  expect(orderStatusOf({ ...order, paymentInfo: paid }).awaited).toEqual({
    kind: 'voucher',
    voucher,
  });
});
