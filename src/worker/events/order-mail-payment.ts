/** How an order is paid, and how that stands. */
import { dayIn, formatDate } from '#domain/locale/dates.ts';
import { methodOf, voucherOf } from '#domain/order/payment-status.ts';
import { atTheDoor } from '#domain/payment/at-the-door.ts';
import { methodName } from '#domain/payment/method-names.ts';
import { isProviderKind } from '#domain/payment/methods.ts';
import { heading, type MailPart, paragraph, rows } from './mail-parts.ts';
import type { OrderMail } from './order-mail.ts';

export function paymentParts(mail: OrderMail): MailPart[] {
  const { order, t, locale, money } = mail;
  const amount = money(order.totalPrice.centAmount);
  const [payment] = order.paymentInfo.payments;
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
    return [title, paragraph(t('mail.paidWith', { amount, method: name }))];
  }
  return method === 'bankTransfer'
    ? [title, paragraph(name), paragraph(t('mail.bankText')), bank(mail)]
    : [title, paragraph(name), paragraph(`${t('mail.codText')} ${t(atTheDoor(mail.store.key))}`)];
}

function bank({ store, number, order, money, t }: OrderMail): MailPart {
  const { accountOwner, institute, iban, bic } = store.bankDetails;
  return rows(
    [t('order.bankAccount'), accountOwner],
    [t('order.bankInstitute'), institute],
    [t('order.bankIban'), iban],
    [t('order.bankBic'), bic],
    [t('order.bankReference'), number],
    [t('totals.total'), money(order.totalPrice.centAmount)],
  );
}
