/**
 * Mails about an order, in its language. The confirmation says what was ordered, every amount, how it is paid and where it
 * goes, who sells it, and the terms of the contract as text, so that nobody has to look them up later. Source: eu-2026.md
 * C-30, C-31.
 */
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';
import { deliveryNotes } from '#domain/checkout/delivery-notes.ts';
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { type Locale, localeOf } from '#domain/locale/locales.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { deliveryRange, estimatedDelivery } from '#domain/shipping/delivery-date.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import {
  heading,
  type MailPart,
  mailDocument,
  mailText,
  paragraph,
  rows,
} from './mail-document.ts';
import { lawParts, sellerParts } from './order-mail-law.ts';
import { goodsParts, paymentParts } from './order-mail-money.ts';

type OrderPlaced = Extract<KontorEvent, { type: 'order-placed' }>;

export type OrderMail = {
  order: Order;
  store: Store;
  locale: Locale;
  t: Translate;
  /** As it is shown. */
  number: string;
  money: (centAmount: number) => string;
};

function orderMail(order: Order, store: Store, locale: Locale, t: Translate): OrderMail {
  return {
    order,
    store,
    locale,
    t,
    number: shownOrderNumber(order.orderNumber, store.key),
    money: (centAmount) => formatMoney(centAmount, store.currency, locale.code),
  };
}

export async function confirmOrder(event: OrderPlaced, context: HandlerContext): Promise<void> {
  const { deliveryCutOff } = context.env.settings;
  await sendOrderMail(event, event.order, context, (mail) => ({
    subject: mail.t('mail.subject', { number: mail.number }),
    parts: confirmation(mail, deliveryCutOff),
  }));
}

function confirmation(mail: OrderMail, cutOffHour: number): MailPart[] {
  const { order, store, locale, t, number } = mail;
  const { billingAddress, shippingAddress } = order;
  return [
    paragraph(t('mail.greeting', { name: fullName(billingAddress) })),
    paragraph(t('mail.intro', { number })),
    ...goodsParts(mail),
    ...paymentParts(mail),
    rows([t('order.delivery'), promised(mail, cutOffHour)]),
    heading(t('address.billing')),
    paragraph(...addressLines(billingAddress, locale.code)),
    heading(t('address.shipping')),
    paragraph(...addressLines(shippingAddress, locale.code), ...deliveryNotes(shippingAddress, t)),
    rows(
      [t('order.number'), number],
      [t('order.date'), formatDate(new Date(order.createdAt), 'day', locale)],
    ),
    ...statusLink(mail),
    ...lawParts(mail),
    ...sellerParts(mail),
    paragraph(t('mail.signature'), store.phone, store.email),
  ];
}

/** Where to look how it stands, from any device. */
export function statusLink({ order, t }: OrderMail): MailPart[] {
  if (order.site === undefined) return [];
  return [{ kind: 'link', text: t('orderStatus.title'), href: `${order.site}/order-status` }];
}

/** The day that the page promised; what is paid in advance leaves when it has been paid (eu-2026.md C-26). */
function promised({ order, store, locale, t }: OrderMail, cutOffHour: number): string {
  const { key } = order.shippingInfo.shippingMethod;
  const { from, to } = deliveryRange[key];
  if (isPaidLater(order)) return t('order.deliveryAfterPayment', { range: `${from}–${to}` });
  const market = { country: store.key, cutOffHour };
  const day = estimatedDelivery(new Date(order.createdAt), key, market);
  const date = formatDate(day, 'weekday', locale);
  return t(key === 'freight' ? 'availability.freightDate' : 'availability.date', { date });
}

/** The event's id is the mail's: sent again, it is the same mail. */
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
