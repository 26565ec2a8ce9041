/** An order of gift cards, the steps taken of it, and the codes that its buyer gets. */
import { env } from 'cloudflare:test';
import { expect } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { orderCall, readyToOrder } from '../shopper.ts';

const { t } = await textsFor('de-DE');
export const cardArticle = {
  price: 5000,
  stock: 1000,
  document: { productType: 'gift_card' },
} as const;

/** A placed order of two gift cards for 50.00 each, by transfer. */
export async function cardsOrdered() {
  const [sku] = await putOnSale(cardArticle);
  const { shopper, cart } = await readyToOrder('de', { [sku]: 2 });
  const call = orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount);
  return { order: (await shopper.ask('createOrder', call)).order, cart };
}

export async function stepped(orderId: string, step: OrderStep) {
  const stamp = { id: crypto.randomUUID(), at: new Date().toISOString() };
  return recordStep(env.DB, orderId, step, { ...stamp, actor: 'operator:anna' });
}

export const eventsOf = async (orderId: string, type: KontorEvent['type']) =>
  (await eventsAbout(orderId)).filter((event) => event.type === type);

export const stored = async (orderId: string): Promise<Order> => {
  const order = await loadOrder(env.DB, orderId);
  if (!order) throw new Error('no order');
  return order;
};

/** The codes in the mail of the order's gift cards. */
export async function codesMailed(orderId: string): Promise<string[]> {
  const [event, ...more] = await eventsOf(orderId, 'gift-cards-due');
  expect(more).toEqual([]);
  if (!event) return [];
  await deliver(event);
  await deliver(event);
  const mail = await findMail(env.DB, event.id);
  expect(mail).toMatchObject({ isSecret: true });
  expect(mail?.text).toContain(t('giftCard.validUntil'));
  return mail?.text.match(/[2-9A-Z]{4}(-[2-9A-Z]{4}){4}/g) ?? [];
}
