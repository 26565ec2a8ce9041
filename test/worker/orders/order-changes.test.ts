/** The mails about an order's money after it was placed: each once, and only what concerns the shopper. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import { orderAnswerOf } from '#domain/order/order-answer.ts';
import { answeredPaymentOf } from '#domain/payment/payment-answer.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import { recordPayment } from '#worker/data/orders/order-payments.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { cancelUnpaid } from '#worker/data/orders/unpaid-orders.ts';
import { deliver } from '../deliver.ts';
import { stockOf } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { mailAbout, paidWith, placed } from '../placed-orders.ts';

const now = new Date('2026-06-02T08:00:00.000Z');
const db = () => env.DB;

async function changesOf({ id }: Order): Promise<KontorEvent[]> {
  return (await eventsAbout(id)).filter(({ type }) => type === 'order-changed');
}

const transaction = (
  type: Transaction['type'],
  order: Order,
  centAmount = order.totalPrice.centAmount,
): Transaction => ({
  id: `${type} ${centAmount}`,
  type,
  state: 'Success',
  amount: { ...order.totalPrice, centAmount },
  timestamp: now.toISOString(),
  interactionId: 'psp',
});

it('a payment after the order is mailed once, in the language of the order', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const paid = paidWith(order, 'bankTransfer', { transactions: [transaction('Charge', order)] });
  const [id] = await recordPayment(db(), order.id, paid, now);
  expect(await recordPayment(db(), order.id, paid, now)).toEqual([]);
  const stored = await loadOrder(db(), order.id);
  const payments = paid.payments.map(answeredPaymentOf);
  const expected = { ...order, paymentInfo: { payments }, paymentState: 'Paid', version: 2 };
  expect(stored && orderAnswerOf(stored)).toEqual(expected);
  const [event, ...more] = await changesOf(order);
  expect(more).toEqual([]);
  expect(event).toEqual({
    id,
    at: now.toISOString(),
    type: 'order-changed',
    orderId: order.id,
    change: 'paid',
    amount: order.totalPrice,
  });
  if (!event) throw new Error('no event');
  const mail = await mailAbout(event);
  expect(await deliver(event)).toEqual({ done: ['message-0'], again: [] });
  expect(mail).toMatchObject({
    recipient: order.customerEmail,
    subject: `Your payment for order ${order.orderNumber} has arrived`,
    text: expect.stringContaining('We have received €62.90 for your order'),
    html: expect.stringContaining('€62.90'),
  });
});

it('a pending payment is stored, and nothing is mailed', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const pending = paidWith(order, 'scheme', {
    transactions: [transaction('Authorization', order)],
  });
  expect(await recordPayment(db(), order.id, pending, now)).toEqual([]);
  expect(await loadOrder(db(), order.id)).toMatchObject({
    paymentInfo: pending,
    paymentState: 'Pending',
    version: 2,
  });
  expect(await changesOf(order)).toEqual([]);
});

it('a card payment is stored and nothing is mailed, because the confirmation has reported it', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const transactions = [transaction('Charge', order)];
  const paid = paidWith(order, 'scheme', { transactions });
  expect(await recordPayment(db(), order.id, paid, now)).toEqual([]);
  expect(await loadOrder(db(), order.id)).toMatchObject({
    paymentInfo: paid,
    paymentState: 'Paid',
    version: 2,
  });
  expect(await changesOf(order)).toEqual([]);
});

it('each refund is mailed with its own amount, a failed payment with the missing amount, and that it was paid then', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const charge = transaction('Charge', order);
  const [part, rest] = [transaction('Refund', order, 290), transaction('Refund', order, 6000)];
  const record = async (...transactions: Transaction[]) => {
    await recordPayment(db(), order.id, paidWith(order, 'scheme', { transactions }), now);
    return (await loadOrder(db(), order.id))?.paymentState;
  };
  expect(await record({ ...charge, state: 'Failure' })).toBe('Failed');
  // Written while it is true: a payment that has come since is not told to have failed.
  const [failed] = await changesOf(order);
  if (!failed) throw new Error('no event');
  expect((await mailAbout(failed))?.subject).toContain('did not go through');
  expect(await record(charge)).toBe('Paid');
  expect(await record(charge, part)).toBe('Paid');
  expect(await record(charge, part, rest)).toBe('Paid');
  const events = await changesOf(order);
  const subjects: (string | undefined)[] = [];
  const said: (string | undefined)[] = [];
  for (const event of events) {
    const mail = await mailAbout(event);
    subjects.push(mail?.subject);
    said.push(mail?.text.match(/€[\d.]+/)?.[0]);
  }
  const number = order.orderNumber;
  expect(subjects).toEqual([
    `Your payment for order ${number} did not go through`,
    `Your payment for order ${number} has arrived`,
    `Refund for your order ${number}`,
    `Refund for your order ${number}`,
  ]);
  expect(said).toEqual(['€62.90', '€62.90', '€2.90', '€60.00']);
});

it('an unpaid order is cancelled, its stock is restored, and one mail says so', async () => {
  const { order, sku } = await placed('ie', 'cashOnDelivery');
  expect(await stockOf(sku)).toBe(9);
  const ids = await cancelUnpaid(db(), order.id, now);
  await cancelUnpaid(db(), order.id, now);
  expect(await stockOf(sku)).toBe(10);
  const events = await changesOf(order);
  expect(events.map(({ id }) => id)).toEqual(ids.slice(1));
  const [event] = events;
  if (!event) throw new Error('no event');
  expect(await mailAbout(event)).toMatchObject({
    subject: `Your order ${order.orderNumber} has been cancelled`,
    text: expect.stringContaining('You owe us nothing'),
  });
});
