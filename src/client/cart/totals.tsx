/** Every amount of a cart or an order, and how they make up the total. */

import type { Cart, LineItem } from '#domain/cart/cart.ts';
import { goodsBeforeDiscount, goodsTotal } from '#domain/cart/sums.ts';
import { formatNumber } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { useMoney, useShop } from '../shop.tsx';

/** What carts and orders have in common. */
export type Priced = Pick<Cart | Order, 'shippingInfo' | 'totalPrice' | 'taxedPrice' | 'custom'> & {
  lineItems: LineItem[];
};

export function Totals({ priced }: { priced: Priced }) {
  const { t, locale } = useShop();
  const money = useMoney();
  const goods = goodsBeforeDiscount(priced);
  const volume = goods - goodsTotal(priced);
  const { shippingInfo, custom, taxedPrice } = priced;
  const shipping = shippingInfo?.price.centAmount ?? 0;
  return (
    <dl className="totals">
      <dt>{t('totals.goods')}</dt>
      <dd>{money(goods)}</dd>
      {volume > 0 && (
        <>
          <dt>{t('totals.volume')}</dt>
          <dd>−{money(volume)}</dd>
        </>
      )}
      {shippingInfo && (
        <>
          <dt>
            {t('totals.delivery', { method: t(`shipping.${shippingInfo.shippingMethod.key}`) })}
          </dt>
          <dd>{shipping === 0 ? t('shipping.free') : money(shipping)}</dd>
        </>
      )}
      {custom.calculatedCodFee && (
        <>
          <dt>{t('payment.codFee')}</dt>
          <dd>{money(custom.calculatedCodFee.centAmount)}</dd>
        </>
      )}
      <dt className="grand" data-said="">
        {t('totals.total')}
      </dt>
      <dd className="grand" data-said="" data-total={priced.totalPrice.centAmount}>
        {money(priced.totalPrice.centAmount)}
      </dd>
      <dt className="sub">{t('totals.net')}</dt>
      <dd className="sub">{money(taxedPrice.totalNet.centAmount)}</dd>
      {taxedPrice.taxPortions.map(({ rate, amount }) => (
        <TaxRow
          key={rate}
          label={t('totals.vat', { rate: formatNumber(rate * 100, locale) })}
          amount={money(amount.centAmount)}
        />
      ))}
    </dl>
  );
}

function TaxRow({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt className="sub">{label}</dt>
      <dd className="sub">{amount}</dd>
    </>
  );
}
