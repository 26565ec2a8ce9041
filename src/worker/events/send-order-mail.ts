/** Sends a mail about an order to whoever placed it, in the language of the order. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Order } from '#domain/order/order.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import type { Environment } from '../environment.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts.ts';
import { mailDocument } from './mail-document.ts';
import { type MailPart, mailText } from './mail-parts.ts';
import { type OrderMail, orderMail } from './order-mail.ts';

/** The event's id is the mail's: sent again, it is the same mail. */
export async function sendOrderMail(
  { id, at }: KontorEvent,
  order: Order,
  env: Environment,
  write: (mail: OrderMail) => { subject: string; parts: MailPart[] },
): Promise<void> {
  const country = order.store.key;
  if (!isCountryCode(country)) throw new Error(`order ${order.id} names no known store`);
  const locale = localeOf(country, order.locale.split('-')[0]);
  const [store, { t }] = await Promise.all([
    loadStore(env.DB, databaseOf(env.DB), country, new Date()),
    textsFor(locale.code),
  ]);
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
