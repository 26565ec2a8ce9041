/** Every amount of a cart or an order, and how they make up the total. */
import { Fragment, type ReactNode } from 'react';
import type { Cart, LineItem, NormalisedDiscount } from '#domain/cart/cart.ts';
import { sumsOf, vatRateIn } from '#domain/cart/sums.ts';
import { amountToPay, giftCardsOf } from '#domain/gift-card/used-cards.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { formatNumber } from '#domain/money/format.ts';
import { netSteps } from '#domain/money/net-parts.ts';
import type { Order } from '#domain/order/order.ts';
import { cashLines, feeLine } from '#domain/payment/cash-lines.ts';
import { shippingName } from '#domain/shipping/shipping-name.ts';
import { vatText } from '#domain/vat/tax-rule.ts';
import { Amount, netWords } from '../product/amount.tsx';
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
  const { t, language, currency } = useShop();
  const money = useMoney();
  const { goods, shipping } = sumsOf(priced);
  const { shippingInfo, custom } = priced;
  const fee = feeLine(custom, language, t);
  const off = useRows(priced, 'totalPrice');
  const included = useRows(priced, 'lineItems');
  const rate = vatRateIn(priced);
  const hasVat = rate > 0;
  const gross = [
    goods,
    ...off.map(({ centAmount }) => -centAmount),
    shipping,
    fee?.centAmount ?? 0,
  ];
  const [netGoods, ...netOff] = netSteps(gross, rate, currency);
  const [netShipping, netFee] = netOff.splice(off.length);
  return (
    <dl className="totals">
      <dt>
        {t('totals.goods')}
        {hasVat && <span className="as-net">, {netWords(t)}</span>}
      </dt>
      <dd data-goods={goods}>
        <Both of={goods} net={netGoods} />
      </dd>
      {included.map(({ label, centAmount }) => (
        <Fragment key={label}>
          <dt className="sub">{t('totals.included', { label })}</dt>
          <dd className="sub">
            <Both of={centAmount} net={netOf(centAmount, rate, currency)} />
          </dd>
        </Fragment>
      ))}
      {off.map(({ label, centAmount }, at) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            −<Both of={centAmount} net={-(netOff[at] ?? 0)} />
          </dd>
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
          <dd>{shipping === 0 ? t('shipping.free') : <Both of={shipping} net={netShipping} />}</dd>
        </>
      )}
      {fee && (
        <>
          <dt>{fee.label}</dt>
          <dd>
            <Both of={fee.centAmount} net={netFee} />
          </dd>
        </>
      )}
      {hasVat && <NetAndVat priced={priced} leads />}
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
      <NetAndVat priced={priced} />
    </dl>
  );
}

/** One amount, if it has no VAT. */
function Both({ of, net }: { of: number; net: number | undefined }) {
  const money = useMoney();
  return net === of ? money(of) : <Amount of={of} net={net} bare />;
}

/** Where net prices lead they come before the total, which stays the largest amount: it is charged. Else they follow it. */
function NetAndVat({ priced, leads = false }: { priced: Priced; leads?: boolean }) {
  const { t, locale } = useShop();
  const money = useMoney();
  const { totalNet, taxPortions } = priced.taxedPrice;
  const follows = vatRateIn(priced) > 0 ? 'sub as-gross' : 'sub';
  return (
    <>
      <dt className={leads ? 'b as-net' : follows}>{t('totals.net')}</dt>
      <dd className={leads ? 'sign title as-net' : follows}>{money(totalNet.centAmount)}</dd>
      {taxPortions.map(({ rate, amount }) => (
        <Fragment key={rate}>
          <dt className={leads ? 'as-net' : follows}>
            {t(vatText(priced), { rate: formatNumber(rate * 100, locale) })}
          </dt>
          <dd className={leads ? 'as-net' : follows}>{money(amount.centAmount)}</dd>
        </Fragment>
      ))}
    </>
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
