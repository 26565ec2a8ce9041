/** What mails about an order have in common: the order, and the language and formats of its reader. */
import type { Locale } from '../locale/locales.ts';
import { formatMoney } from '../money/format.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';
import type { MailPart } from './mail-parts.ts';

export type OrderMail = {
  order: Order;
  store: Store;
  locale: Locale;
  t: Translate;
  /** The order number as shown. */
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

/** Leads to the page with the order's status, for any device. */
export function statusLink({ order, t }: OrderMail): MailPart[] {
  if (order.site === undefined) return [];
  return [{ kind: 'button', text: t('orderStatus.title'), href: `${order.site}/order-status` }];
}
