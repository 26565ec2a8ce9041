/** The lines of an order and how they make up its total, with its VAT. */
import { isGuarantee } from '#domain/cart/articles.ts';
import { shippingPrice } from '#domain/cart/sums.ts';
import { localizedText } from '#domain/locale/localized.ts';
import { formatNumber } from '#domain/money/format.ts';
import { vatText } from '#domain/vat/tax-rule.ts';
import { type MailPart, type MailRow, paragraph } from './mail-parts.ts';
import type { OrderMail } from './order-mail.ts';

export function goodsParts(mail: OrderMail): MailPart[] {
  const { order, t } = mail;
  return [
    { kind: 'rows', rows: lines(mail) },
    { kind: 'rows', rows: totals(mail) },
    ...(order.lineItems.some(isGuarantee)
      ? [paragraph(t('content.lead.premium-gurantee'), t('guarantee.rights'))]
      : []),
  ];
}

function lines({ order, locale, t, money }: OrderMail): MailRow[] {
  return order.lineItems.map((line) => {
    const name = localizedText(line.name, locale.language, locale.code);
    const { sku, isBware } = line.variant;
    const said = isBware ? `${name}, ${t('badge.bware')}` : name;
    const sum = money(line.taxedPrice.totalGross.centAmount);
    return { label: `${line.quantity} × ${said} (${sku})`, value: sum };
  });
}

function totals({ order, locale, t, money }: OrderMail): MailRow[] {
  const { shippingInfo, discountOnTotalPrice, custom, totalPrice, taxedPrice } = order;
  const shipping = shippingPrice(order);
  const method = t(`shipping.${shippingInfo.shippingMethod.key}`);
  const fee = custom.calculatedCodFee;
  return [
    ...(discountOnTotalPrice
      ? [
          {
            label: t('totals.discount'),
            value: `−${money(discountOnTotalPrice.discountedAmount.centAmount)}`,
          },
        ]
      : []),
    {
      label: t('totals.delivery', { method }),
      value: shipping === 0 ? t('shipping.free') : money(shipping),
    },
    ...(fee ? [{ label: t('payment.codFee'), value: money(fee.centAmount) }] : []),
    { label: t('totals.total'), value: money(totalPrice.centAmount), isBold: true },
    { label: t('totals.net'), value: money(taxedPrice.totalNet.centAmount) },
    ...taxedPrice.taxPortions.map(({ rate, amount }) => ({
      label: t(vatText(order), { rate: formatNumber(rate * 100, locale.code) }),
      value: money(amount.centAmount),
    })),
  ];
}
