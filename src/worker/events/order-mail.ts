/** Mails about an order, in its language. Their content is composed in domain/mail. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { MailAttachment } from '#domain/mail/mail.ts';
import { mailFrame } from '#domain/mail/mail-frame.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import { confirmation } from '#domain/mail/order-confirmation.ts';
import { type OrderMail, orderMail } from '#domain/mail/order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { writtenMail } from './mail-document.ts';
import { postMail } from './post-mail.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export async function confirmOrder(event: OrderPlaced, context: HandlerContext): Promise<void> {
  const { deliveryCutOff } = context.env.settings;
  await sendOrderMail(event, event.order, context, (mail) => ({
    subject: mail.t('mail.subject', { number: mail.number }),
    parts: confirmation(mail, deliveryCutOff),
  }));
}

type OrderMailContent = { subject: string; parts: MailPart[]; attachments?: MailAttachment[] };

/** The mail has the event's id, so that a retry sends the same mail. */
export async function sendOrderMail(
  { id, at, type: purpose }: Extract<KontorEvent, { type: 'order-placed' | 'order-changed' }>,
  order: Order,
  context: HandlerContext,
  write: (mail: OrderMail) => OrderMailContent,
): Promise<void> {
  const { backend, now } = context;
  const country = order.store.key;
  if (!isCountryCode(country)) throw new Error(`order ${order.id} names no known store`);
  const locale = localeOf(country, order.locale.split('-')[0]);
  const [store, { t }] = await Promise.all([backend.store(country, now), textsFor(locale.code)]);
  const about = orderMail(order, store, locale, t);
  const frame = mailFrame({ locale: locale.code, t, site: order.site, number: about.number });
  const { subject, parts, attachments = [] } = write(about);
  const mail = {
    id,
    purpose,
    store: country,
    orderId: order.id,
    recipient: order.customerEmail,
    recipientName: fullName(order.billingAddress),
    replyTo: store.email,
    locale: locale.code,
    attachments,
    ...(await writtenMail({ locale: locale.code, subject, parts, frame })),
  };
  await postMail(mail, at, context);
}
