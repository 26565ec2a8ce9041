/** What mails about an order have in common: the order, and the language and formats of its reader. */
import { fullName } from '../checkout/address-lines.ts';
import { orderStatusPath } from '../content/links.ts';
import type { WithdrawalLink } from '../country/withdrawal-link.ts';
import type { Locale } from '../locale/locales.ts';
import { formatMoney } from '../money/format.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';
import type { MailPart } from './mail-parts.ts';

export type OrderMail = {
  order: Order;
  /** Of the buyer. */
  name: string;
  store: Store;
  locale: Locale;
  t: Translate;
  /** The order number as shown. */
  number: string;
  money: (centAmount: number) => string;
  /** The withdrawal function for this order; absent: the market has none, or a company bought. */
  withdrawal?: OrderWithdrawal;
  /** Where the order is paid whose payment could not be captured; absent: it is not to be paid, or has no site. */
  payAgain?: string;
};

export type OrderLinks = Pick<OrderMail, 'withdrawal' | 'payAgain'>;

/** `text`: the key of the link's label. */
export type OrderWithdrawal = { text: Exclude<WithdrawalLink, null>; href: string };

export function orderMail(
  order: Order,
  store: Store,
  locale: Locale,
  t: Translate,
  links: OrderLinks = {},
): OrderMail {
  return {
    order,
    name: fullName(order.billingAddress),
    store,
    locale,
    t,
    ...links,
    number: shownOrderNumber(order.orderNumber, store.key),
    money: (centAmount) => formatMoney(centAmount, store.currency, locale.code),
  };
}

/** The links to the page with the order's status and to the withdrawal function (eu-2026.md C-01), for any device. */
export function orderLinks({ order, number, t, withdrawal }: OrderMail): MailPart[] {
  if (order.site === undefined) return [];
  return [
    { kind: 'button', text: t('orderStatus.title'), href: order.site + orderStatusPath(number) },
    ...(withdrawal
      ? [{ kind: 'link' as const, text: t(withdrawal.text), href: withdrawal.href }]
      : []),
  ];
}

export function payAgainParts({ t, payAgain }: OrderMail): MailPart[] {
  return payAgain === undefined
    ? []
    : [{ kind: 'button', text: t('payAgain.button'), href: payAgain }];
}
