/** What an order costs (lines, totals, VAT) and how it is paid or to be paid. */
import type { LineItem } from '../cart/cart.ts';
import { sumsOf } from '../cart/sums.ts';
import { productNumberOf } from '../catalogue/product.ts';
import { amountToPay, giftCardsOf } from '../gift-card/used-cards.ts';
import { dayIn, formatDate } from '../locale/dates.ts';
import { localizedText } from '../locale/localized.ts';
import { formatNumber } from '../money/format.ts';
import { orderPaymentStatus, payingPayment, voucherOf } from '../order/payment-status.ts';
import { grossUpTo } from '../order/steps/credit-value.ts';
import { acceptedAtDelivery } from '../payment/at-the-door.ts';
import { cashLines, cashSentence, feeLine } from '../payment/cash-lines.ts';
import { methodName } from '../payment/method-names.ts';
import { methodOf } from '../payment/method-of.ts';
import { isProviderKind } from '../payment/methods.ts';
import { shippingName } from '../shipping/shipping-name.ts';
import { vatText } from '../vat/tax-rule.ts';
import {
  heading,
  type MailArticle,
  type MailPart,
  type MailRow,
  paragraph,
  rows,
} from './mail-parts.ts';
import { type OrderMail, payAgainParts } from './order-mail.ts';

export function goodsParts(mail: OrderMail): MailPart[] {
  return [
    { kind: 'articles', articles: articles(mail) },
    { kind: 'rows', rows: totals(mail) },
  ];
}

const articles = (mail: OrderMail): MailArticle[] =>
  mail.order.lineItems.map((line) => mailArticle(mail, line, line.quantity));

/** So many pieces of a line, with their price after the line's own discounts. */
export function mailArticle(
  { locale, t, money }: OrderMail,
  line: LineItem,
  quantity: number,
): MailArticle {
  const name = localizedText(line.name, locale.language, locale.code);
  const { sku, isBware } = line.variant;
  const label = isBware ? `${name}, ${t('badge.bware')}` : name;
  return {
    name: `${quantity} × ${label}`,
    detail: productNumberOf(sku),
    sum: money(grossUpTo(line, quantity)),
  };
}

function totals(mail: OrderMail): MailRow[] {
  const { order, locale, t, money } = mail;
  const { shippingInfo, custom, totalPrice, taxedPrice } = order;
  const { goods, discount, shipping } = sumsOf(order);
  const method = t(shippingName(order, shippingInfo.shippingMethod.key));
  const fee = feeLine(custom, locale.language, t);
  return [
    { label: t('totals.goods'), value: money(goods) },
    ...(discount > 0 ? [{ label: t('totals.discount'), value: `−${money(discount)}` }] : []),
    {
      label: t('totals.delivery', { method }),
      value: shipping === 0 ? t('shipping.free') : money(shipping),
    },
    ...(fee ? [{ label: fee.label, value: money(fee.centAmount) }] : []),
    { label: t('totals.total'), value: money(totalPrice.centAmount), isBold: true },
    ...giftCardRows(mail),
    ...cashLines(custom, amountToPay(order).centAmount, money, t),
    { label: t('totals.net'), value: money(taxedPrice.totalNet.centAmount) },
    ...taxedPrice.taxPortions.map(({ rate, amount }) => ({
      label: t(vatText(order), { rate: formatNumber(rate * 100, locale.code) }),
      value: money(amount.centAmount),
    })),
  ];
}

/** What gift cards pay, and what is left to pay. */
function giftCardRows({ order, t, money }: OrderMail): MailRow[] {
  const cards = giftCardsOf(order);
  if (cards.length === 0) return [];
  return [
    ...cards.map(({ lastFour, amount }) => ({
      label: t('giftCard.line', { lastFour }),
      value: `−${money(amount.centAmount)}`,
    })),
    { label: t('order.stillDue'), value: money(amountToPay(order).centAmount), isBold: true },
  ];
}

/** `centAmount`: what is to be paid, if it is not the whole amount any more. */
export function paymentParts(
  mail: OrderMail,
  centAmount = amountToPay(mail.order).centAmount,
): MailPart[] {
  const { order, t, locale, money } = mail;
  const amount = money(centAmount);
  const payment = payingPayment(order);
  const voucher = voucherOf(order);
  const title = heading(t('payment.title'));
  if (!payment) return [];
  const method = methodOf(payment);
  const name = methodName(method, dayIn(mail.store.key, new Date(order.createdAt)), t);
  if (voucher) {
    const date = formatDate(new Date(voucher.expiresAt), 'day', locale);
    return [
      title,
      paragraph(t('mail.voucherText', { amount, date })),
      rows(
        [t('mail.voucherEntity'), voucher.entity],
        [t('mail.voucherReference'), voucher.reference],
        [t('totals.total'), amount],
      ),
    ];
  }
  if (isProviderKind(method)) {
    return [title, ...providerParts(mail, { amount, method: name })];
  }
  if (method === 'nothingToPay') {
    return [title, paragraph(giftCardsOf(order).length > 0 ? t('giftCard.title') : name)];
  }
  return method === 'bankTransfer'
    ? [title, paragraph(name), paragraph(t('mail.bankText')), bank(mail, amount)]
    : [
        title,
        paragraph(name),
        paragraph(
          `${t('mail.codText')} ${t(acceptedAtDelivery(mail.store.cashOnDelivery.atTheDoor))}${cashSentence(order.custom, amountToPay(order).centAmount, money, t)}`,
        ),
      ];
}

/** Only what is known: the capture of an authorised payment can still fail. */
function providerParts(mail: OrderMail, paid: { amount: string; method: string }): MailPart[] {
  const { order, t } = mail;
  switch (orderPaymentStatus(order)) {
    case 'failed':
      return [paragraph(t('mail.notPaidText', paid)), ...payAgainParts(mail)];
    case 'collecting':
      return [paragraph(t('mail.authorisedWith', paid))];
    default:
      return [paragraph(t('mail.paidWith', paid))];
  }
}

function bank({ store, number, t }: OrderMail, amount: string): MailPart {
  const { accountOwner, institute, iban, bic } = store.bankDetails;
  return rows(
    [t('order.bankAccount'), accountOwner],
    [t('order.bankInstitute'), institute],
    [t('order.bankIban'), iban],
    [t('order.bankBic'), bic],
    [t('order.bankReference'), number],
    [t('totals.total'), amount],
  );
}
