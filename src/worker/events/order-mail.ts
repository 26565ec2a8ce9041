/**
 * The confirmation of an order: what was ordered, every amount, how it is paid and where it goes, who sells it, and the
 * terms of the contract as text, so that nobody has to look them up later. Source: eu-2026.md C-30, C-31.
 */
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';
import { deliveryNotes } from '#domain/checkout/delivery-notes.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { isPaidLater } from '#domain/order/payment-status.ts';
import { deliveryRange, estimatedDelivery } from '#domain/shipping/delivery-date.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { heading, type MailPart, paragraph, rows } from './mail-parts.ts';
import { goodsParts } from './order-mail-goods.ts';
import { lawParts, sellerParts } from './order-mail-law.ts';
import { paymentParts } from './order-mail-payment.ts';

export type OrderMail = {
  order: Order;
  store: Store;
  locale: Locale;
  t: Translate;
  /** As it is shown. */
  number: string;
  money: (centAmount: number) => string;
};

export function orderMail(order: Order, store: Store, locale: Locale, t: Translate): OrderMail {
  return {
    order,
    store,
    locale,
    t,
    number: shownOrderNumber(order.orderNumber, store.key),
    money: (centAmount) => formatMoney(centAmount, store.currency, locale.code),
  };
}

export function confirmation(mail: OrderMail, cutOffHour: number): MailPart[] {
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
