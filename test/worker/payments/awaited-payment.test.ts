/** Money that is still to come: what it is paid by is found on any device. Source: eu-2026.md PAY-04. */
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

it('the status of an order shows the same form to pay by as the page after it', async () => {
  const { shopper, order } = await placed('cz');
  const after = await readPage(await shopper.get(`/checkout/thank-you?order=${order.id}`));
  const status = await lookedUp('cz', order);
  expect(status.html).toContain('class="payment-slip"');
  expect(copied(status.html)).toEqual(copied(after.html));
  expect(copied(status.html).length).toBeGreaterThan(2);
  expect(status.html).toMatch(/<svg[^>]*class="payment-slip__code/);
  expect(status.inline).toEqual([]);
});

it('what was paid, or is paid at the door, is not asked for again', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  expect((await lookedUp('ie', order)).html).not.toContain('class="payment-slip"');
  const { order: awaited } = await placed('cz');
  expect(orderStatusOf(awaited).awaited).toEqual({ kind: 'transfer' });
  expect(orderStatusOf({ ...awaited, paymentState: 'Paid' }).awaited).toBeUndefined();
  expect(orderStatusOf({ ...awaited, orderState: 'Cancelled' }).awaited).toBeUndefined();
});

it('a reference to pay by is told with its entity and its last day', async () => {
  const { order } = await placed('cz');
  const voucher = {
    reference: '123456789',
    entity: '11249',
    expiresAt: '2026-12-05T22:00:00.000Z',
    merchantReference: 'm',
  };
  const paid = paidWith(order, 'multibanco', { action: JSON.stringify(voucher) });
  expect(orderStatusOf({ ...order, ...paid }).awaited).toEqual({ kind: 'voucher', voucher });
});
