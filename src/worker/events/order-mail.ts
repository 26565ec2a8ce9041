/** The text of the order confirmation: what was ordered, every amount, how it is paid, where it goes. */
import { shippingPrice } from '#domain/cart/sums.ts';
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { localizedText } from '#domain/locale/localized.ts';
import { formatMoney, formatNumber } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { vatText } from '#domain/vat/tax-rule.ts';

export function orderMail(order: Order, store: Store, locale: Locale, t: Translate) {
  const number = shownOrderNumber(order.orderNumber, store.key);
  const money = (centAmount: number) => formatMoney(centAmount, store.currency, locale.code);
  const { billingAddress, shippingAddress } = order;
  const paidByTransfer = order.paymentInfo.payments.some(
    ({ paymentMethodInfo }) => paymentMethodInfo.paymentInterface === 'bankTransfer',
  );
  const text = [
    t('mail.greeting', { name: fullName(billingAddress) }),
    t('mail.intro', { number }),
    lines(order, locale, money, t),
    totals(order, locale, money, t),
    paidByTransfer ? [t('mail.bankText'), bank(store, number, t)].join('\n') : t('mail.codText'),
    [`${t('address.billing')}:`, ...addressLines(billingAddress, locale.code)].join('\n'),
    [`${t('address.shipping')}:`, ...addressLines(shippingAddress, locale.code)].join('\n'),
    [
      `${t('order.number')}: ${number}`,
      `${t('order.date')}: ${formatDate(new Date(order.createdAt), 'day', locale)}`,
    ].join('\n'),
    [t('mail.signature'), store.phone, store.email].join('\n'),
  ].join('\n\n');
  return { subject: t('mail.subject', { number }), text };
}

type MoneyText = (centAmount: number) => string;

function lines(order: Order, locale: Locale, money: MoneyText, t: Translate): string {
  return order.lineItems
    .map((line) => {
      const name = localizedText(line.name, locale.language, locale.code);
      const { sku, isBware } = line.variant;
      const said = isBware ? `${name}, ${t('badge.bware')}` : name;
      const sum = money(line.taxedPrice.totalGross.centAmount);
      return `${line.quantity} × ${said} (${sku})   ${sum}`;
    })
    .join('\n');
}

function totals(order: Order, locale: Locale, money: MoneyText, t: Translate): string {
  const { shippingInfo, discountOnTotalPrice, custom, totalPrice, taxedPrice } = order;
  const shipping = shippingPrice(order);
  const rows = [
    ...(discountOnTotalPrice
      ? [[t('totals.discount'), `−${money(discountOnTotalPrice.discountedAmount.centAmount)}`]]
      : []),
    [
      t('totals.delivery', { method: t(`shipping.${shippingInfo.shippingMethod.key}`) }),
      shipping === 0 ? t('shipping.free') : money(shipping),
    ],
    ...(custom.calculatedCodFee
      ? [[t('payment.codFee'), money(custom.calculatedCodFee.centAmount)]]
      : []),
    [t('totals.total'), money(totalPrice.centAmount)],
    [t('totals.net'), money(taxedPrice.totalNet.centAmount)],
    ...taxedPrice.taxPortions.map(({ rate, amount }) => [
      t(vatText(order), { rate: formatNumber(rate * 100, locale.code) }),
      money(amount.centAmount),
    ]),
  ];
  return rows.map(([label, amount]) => `${label}: ${amount}`).join('\n');
}

function bank({ bankDetails }: Store, number: string, t: Translate): string {
  const { accountOwner, institute, iban, bic } = bankDetails;
  return [
    `${t('order.bankAccount')}: ${accountOwner}`,
    `${t('order.bankInstitute')}: ${institute}`,
    `${t('order.bankIban')}: ${iban}`,
    `${t('order.bankBic')}: ${bic}`,
    `${t('order.bankReference')}: ${number}`,
  ].join('\n');
}
