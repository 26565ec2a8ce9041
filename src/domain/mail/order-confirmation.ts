/**
 * The confirmation says what was ordered, every amount, how it is paid and where it goes, who sells it, and the terms
 * of the contract as text, so that nobody has to look them up later. Source: eu-2026.md C-30, C-31.
 */
import { addressLines } from '../checkout/address-lines.ts';
import { deliveryNotes } from '../checkout/delivery-notes.ts';
import { formatDate } from '../locale/dates.ts';
import { untilDay } from '../locale/until-day.ts';
import { deliveryPromise } from '../order/delivery-promise.ts';
import { heading, letter, type MailPart, paragraph, rows } from './mail-parts.ts';
import { type OrderMail, orderLinks } from './order-mail.ts';
import { lawParts, sellerParts } from './order-mail-law.ts';
import { goodsParts, paymentParts } from './order-mail-money.ts';

/** `cutOffHour`: orders before it leave on the same day. */
export function confirmation(mail: OrderMail, cutOffHour: number): MailPart[] {
  const { order, locale, t, number } = mail;
  const { billingAddress, shippingAddress } = order;
  return letter(mail, [
    paragraph(t('mail.intro', { number })),
    ...goodsParts(mail),
    ...orderLinks(mail),
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
    ...lawParts(mail),
    ...sellerParts(mail),
  ]);
}

/** When it arrives, as on the thank-you page (eu-2026.md C-26). */
function promised({ order, store, locale, t }: OrderMail, cutOffHour: number): string {
  const promise = deliveryPromise(order, {
    country: store.key,
    cutOffHour,
    deliveryDays: store.deliveryDays,
  });
  switch (promise.kind) {
    case 'afterPayment': {
      const { from, to } = promise.days;
      return t('order.deliveryAfterPayment', { range: `${from}–${to}` });
    }
    case 'byMail':
      return t('giftCard.promise');
    case 'soldOut': {
      const { availability } = promise;
      if (!('from' in availability)) return t('availability.out');
      const month = formatDate(new Date(availability.from), 'month', locale);
      return t('availability.buyIn', { month });
    }
    case 'by': {
      const isFreight = order.shippingInfo.shippingMethod.key === 'freight';
      const date = untilDay(promise.day, locale).written;
      return t(isFreight ? 'availability.freightDate' : 'availability.date', { date });
    }
  }
}
