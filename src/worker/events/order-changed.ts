/** The mail about a payment change after an order was placed. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { paragraph } from '#domain/mail/mail-parts.ts';
import { orderLinks } from '#domain/mail/order-mail.ts';
import { paymentParts } from '#domain/mail/order-mail-money.ts';
import type { OrderChange } from '#domain/order/order-changes.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { payableUntil } from '#domain/order/unpaid.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { sendOrderMail } from './order-mail.ts';

type OrderChanged = Extract<KontorEvent, { type: 'order-changed' }>;

const texts = {
  paid: { subject: 'mail.paidSubject', text: 'mail.paidText' },
  failed: { subject: 'mail.failedSubject', text: 'mail.failedText' },
  reminded: { subject: 'mail.remindedSubject', text: 'mail.remindedText' },
  expired: { subject: 'mail.expiredSubject', text: 'mail.expiredText' },
  refunded: { subject: 'mail.refundedSubject', text: 'mail.refundedText' },
} as const satisfies Record<OrderChange, { subject: TextKey; text: TextKey }>;

export async function sendOrderChangeMail(
  event: OrderChanged,
  context: HandlerContext,
): Promise<void> {
  const { backend, env } = context;
  const { orderId, change, amount } = event;
  const order = await backend.order(orderId);
  if (!order) throw new Error(`order ${orderId} is not there`);
  // An earlier release also wrote this event for card payments, which the order confirmation already mentions.
  if (change === 'paid' && !isPaidLater(order)) return;
  // The order was paid or cancelled between the sweep and this mail: no reminder is needed.
  const isOpen = order.orderState === 'Open' && order.paymentState === 'Pending';
  if (change === 'reminded' && !isOpen) return;
  const days = env.settings.unpaidDays;
  await sendOrderMail(event, order, context, (mail) => {
    const { t, number, money, store, locale } = mail;
    const date = formatDate(payableUntil(order, days), 'day', locale);
    const about = { number, amount: money(amount.centAmount), date };
    return {
      subject: t(texts[change].subject, about),
      parts: [
        paragraph(t('mail.greeting', { name: fullName(order.billingAddress) })),
        paragraph(t(texts[change].text, about)),
        ...(change === 'reminded' ? paymentParts(mail) : []),
        ...orderLinks(mail),
        paragraph(t('mail.signature'), store.phone, store.email),
      ],
    };
  });
}
