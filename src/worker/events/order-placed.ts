/** The confirmation mail, in the language of the order. */

import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { type LocaleCode, localeOf } from '#domain/locale/locales.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import type { Environment } from '../environment.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts.ts';
import { orderMail } from './order-mail.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export async function confirmOrder(event: OrderPlaced, env: Environment): Promise<void> {
  const { order } = event;
  const country = order.store.key;
  if (!isCountryCode(country)) throw new Error(`order ${order.id} names no known store`);
  const locale = localeOf(country, order.locale.split('-')[0]);
  const [store, { t }] = await Promise.all([
    loadStore(env.DB, databaseOf(env.DB), country, new Date()),
    textsFor(order.locale as LocaleCode),
  ]);
  const { subject, text } = orderMail(order, store, locale, t);
  const mail = {
    id: event.id,
    recipient: order.customerEmail,
    locale: order.locale,
    subject,
    text,
  };
  await mailService(env).send(mail, event.at);
}
