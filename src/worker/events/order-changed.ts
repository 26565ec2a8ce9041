/** The mail about a change after an order was placed. */
import type { KontorEvent } from '#domain/events.ts';
import { attachment, type MailAttachment } from '#domain/mail/mail.ts';
import { orderChangeMail } from '#domain/mail/order-change-mail.ts';
import type { Shipment } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { shippedQuantities } from '#domain/order/shipped-quantities.ts';
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
  if (change === 'paid' && !isPaidLater(order)) return;
  // The order was paid or cancelled between the sweep and this mail: no reminder is needed.
  const isOpen = order.orderState === 'Open' && order.paymentState === 'Pending';
  if (change === 'reminded' && !isOpen) return;
  const shipment = change === 'shipped' && order.shipments?.find(({ id }) => id === about);
  const attachments = shipment ? await invoiceOf(order, shipment, context) : [];
  const { unpaidDays: days } = env.settings;
  const facts = { change, centAmount: amount.centAmount, giftCardCents, about, days };
  await sendOrderMail(event, order, context, (mail) => ({
    ...orderChangeMail(mail, facts),
    attachments,
  }));
}

/** The invoice of a shipment, issued once, as files. */
async function invoiceOf(
  order: Order,
  shipment: Shipment,
  { backend, now }: HandlerContext,
): Promise<MailAttachment[]> {
  const issue = { id: shipment.id, quantities: shippedQuantities(order, shipment) };
  const invoice = await backend.documents.issueInvoice(order, issue, now);
  const files = await backend.documents.files(invoice);
  return files.map(({ name, type, data }) => attachment(name, type, data));
}
