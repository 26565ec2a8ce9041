/** The mail about a change after an order was placed. */
import type { KontorEvent } from '#domain/events.ts';
import { orderChangeMail } from '#domain/mail/order-change-mail.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { awaitsMoney } from '#domain/order/unpaid.ts';
import { documentsOfMail } from './documents-of-mail.ts';
import type { HandlerContext } from './handler-context.ts';
import { sendOrderMail } from './order-mail.ts';

type OrderChanged = Extract<KontorEvent, { type: 'order-changed' }>;

export async function sendOrderChangeMail(
  event: OrderChanged,
  context: HandlerContext,
): Promise<void> {
  const { backend, env } = context;
  const { orderId, change, amount, about, giftCardCents } = event;
  const order = await backend.order(orderId);
  if (!order) throw new Error(`order ${orderId} is not there`);
  // An earlier release also wrote this event for card payments, which the order confirmation already mentions.
  if (change === 'paid' && !isPaidLater(order) && order.paymentFailedAt === undefined) return;
  // It has been paid, or has ended, in another way since.
  if (change === 'failed' && !isPayableAgain(order)) return;
  // The order was paid or cancelled between the sweep and this mail: no reminder is needed.
  if (change === 'reminded' && !awaitsMoney(order)) return;
  const attachments = await documentsOfMail(event, order, context);
  const { unpaidDays: days } = env.settings;
  const facts = { change, centAmount: amount.centAmount, giftCardCents, about, days };
  await sendOrderMail(event, order, context, (mail) => ({
    ...orderChangeMail(mail, facts),
    attachments,
  }));
}
