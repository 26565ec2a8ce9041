/** Mails about an order, in its language. Their content is composed in domain/mail. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import { confirmation } from '#domain/mail/order-confirmation.ts';
import { type OrderMail, orderMail } from '#domain/mail/order-mail.ts';
import type { Order } from '#domain/order/order.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailDocument, mailText } from './mail-document.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export async function confirmOrder(event: OrderPlaced, context: HandlerContext): Promise<void> {
  const { deliveryCutOff } = context.env.settings;
  await sendOrderMail(event, event.order, context, (mail) => ({
    subject: mail.t('mail.subject', { number: mail.number }),
    parts: confirmation(mail, deliveryCutOff),
  }));
}

/** The mail has the event's id, so that a retry sends the same mail. */
export async function sendOrderMail(
  { id, at }: KontorEvent,
  order: Order,
  { backend, env, now }: HandlerContext,
  write: (mail: OrderMail) => { subject: string; parts: MailPart[] },
): Promise<void> {
  const country = order.store.key;
  if (!isCountryCode(country)) throw new Error(`order ${order.id} names no known store`);
  const locale = localeOf(country, order.locale.split('-')[0]);
  const [store, { t }] = await Promise.all([backend.store(country, now), textsFor(locale.code)]);
  const { subject, parts } = write(orderMail(order, store, locale, t));
  const mail = {
    id,
    recipient: order.customerEmail,
    locale: locale.code,
    subject,
    text: mailText(parts),
    html: await mailDocument({ locale: locale.code, subject, parts }),
  };
  await mailService(env).send(mail, at);
}
