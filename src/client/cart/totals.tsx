/** Every amount of a cart or an order, and how they make up the total. */
import { Fragment, type ReactNode } from 'react';
import type { Cart, LineItem, NormalisedDiscount } from '#domain/cart/cart.ts';
import { sumsOf } from '#domain/cart/sums.ts';
import { amountToPay, giftCardsOf } from '#domain/gift-card/used-cards.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { cashLines, feeLine } from '#domain/payment/cash-lines.ts';
import { shippingName } from '#domain/shipping/shipping-name.ts';
import { vatText } from '#domain/vat/tax-rule.ts';
import { useMoney, useShop } from '../shop.tsx';
import { useDiscountLabel } from './discount-label.ts';

/** What carts and orders have in common. */
export type Priced = Pick<
  Cart | Order,
  | 'shippingInfo'
  | 'discountOnTotalPrice'
  | 'totalPrice'
  | 'taxedPrice'
  | 'taxRelief'
  | 'custom'
  | 'paymentInfo'
> & {
  giftCards?: Cart['giftCards'];
  lineItems: LineItem[];
  cartDiscounts: NormalisedDiscount[];
};

type TotalsProps = {
  priced: Priced;
  /** When everything will have arrived. */
  arrival?: ReactNode;
};

export function Totals({ priced, arrival }: TotalsProps) {
  const { t, locale, language } = useShop();
  const money = useMoney();
  const { goods, shipping } = sumsOf(priced);
  const { shippingInfo, custom, taxedPrice } = priced;
  const fee = feeLine(custom, language, t);
  const off = useRows(priced, 'totalPrice');
  const included = useRows(priced, 'lineItems');
  return (
    <dl className="totals">
      <dt>{t('totals.goods')}</dt>
      <dd data-goods={goods}>{money(goods)}</dd>
      {included.map(({ label, centAmount }) => (
        <Fragment key={label}>
          <dt className="sub">{t('totals.included', { label })}</dt>
          <dd className="sub">{money(centAmount)}</dd>
        </Fragment>
      ))}
      {off.map(({ label, centAmount }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>−{money(centAmount)}</dd>
        </Fragment>
      ))}
      {shippingInfo && (
        <>
          <dt>
            {t('totals.delivery', {
              method: t(shippingName(priced, shippingInfo.shippingMethod.key)),
            })}
            {arrival && (
              <>
                <br />
                <small>{arrival}</small>
              </>
            )}
          </dt>
          <dd>{shipping === 0 ? t('shipping.free') : money(shipping)}</dd>
        </>
      )}
      {fee && (
        <>
          <dt>{fee.label}</dt>
          <dd>{money(fee.centAmount)}</dd>
        </>
      )}
      <dt className="grand" data-said="">
        {t('totals.total')}
      </dt>
      <dd className="grand" data-said="" data-total={priced.totalPrice.centAmount}>
        {money(priced.totalPrice.centAmount)}
      </dd>
      <GiftCardRows priced={priced} />
      {cashLines(custom, amountToPay(priced).centAmount, money, t).map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt className="sub">{t('totals.net')}</dt>
      <dd className="sub">{money(taxedPrice.totalNet.centAmount)}</dd>
      {taxedPrice.taxPortions.map(({ rate, amount }) => (
        <TaxRow
          key={rate}
          label={t(vatText(priced), { rate: formatNumber(rate * 100, locale) })}
          amount={money(amount.centAmount)}
        />
      ))}
    </dl>
  );
}

/** What gift cards pay, and what is left to pay. */
function GiftCardRows({ priced }: { priced: Priced }) {
  const { t } = useShop();
  const money = useMoney();
  const cards = giftCardsOf(priced);
  if (cards.length === 0) return null;
  return (
    <>
      {cards.map(({ id, lastFour, amount, remaining }) => (
        <Fragment key={id}>
          <dt>
            {t('giftCard.line', { lastFour })}
            {remaining && (
              <>
                <br />
                <small>{t('giftCard.remaining', { amount: money(remaining.centAmount) })}</small>
              </>
            )}
          </dt>
          <dd>−{money(amount.centAmount)}</dd>
        </Fragment>
      ))}
      <dt className="b">{t('order.stillDue')}</dt>
      <dd className="b" data-to-pay={amountToPay(priced).centAmount}>
        {money(amountToPay(priced).centAmount)}
      </dd>
    </>
  );
}

type Row = { label: string; centAmount: number };

/**
 * Discounts on the total, or those that the lines already contain; one row per label. Discounts on shipping are
 * contained in its price.
 */
function useRows({ cartDiscounts }: Priced, wanted: 'totalPrice' | 'lineItems'): Row[] {
  const labelOf = useDiscountLabel();
  const rows = new Map<string, number>();
  for (const discount of cartDiscounts) {
    const { target = 'lineItems' } = discount;
    if (target !== wanted || discount.discountedAmount.centAmount === 0) continue;
    const label = labelOf(discount);
    rows.set(label, (rows.get(label) ?? 0) + discount.discountedAmount.centAmount);
  }
  return [...rows].map(([label, centAmount]) => ({ label, centAmount }));
}

function TaxRow({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt className="sub">{label}</dt>
      <dd className="sub">{amount}</dd>
    </>
  );
}
