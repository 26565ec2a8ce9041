/** A price as the law and a buyer want it: gross first, what it was, the lowest of 30 days, net, the note. */
import type { ReactNode } from 'react';
import { currentPrice, type ProductPrice } from '#domain/catalogue/product.ts';
import { formatMoneyParts } from '#domain/money/format.ts';
import { netOf } from '#domain/money/permyriad.ts';
import { useMoney, useShop } from '../shop.tsx';

type PriceProps = { price: ProductPrice; freight: boolean };

export function Price(props: PriceProps) {
  const money = useMoney();
  return <PriceFrame {...props}>{money(currentPrice(props.price))}</PriceFrame>;
}

/** The same in the size of the product page, the fraction raised. */
export function LargePrice(props: PriceProps) {
  const { currency, locale } = useShop();
  const money = useMoney();
  const now = currentPrice(props.price);
  const parts = formatMoneyParts(now, currency, locale);
  return (
    <PriceFrame {...props} size="l">
      <span aria-hidden="true">
        {parts.map(({ type, value }) =>
          type === 'fraction' || type === 'decimal' ? (
            <span key={type} className="price__frac">
              {value}
            </span>
          ) : (
            value
          ),
        )}
      </span>
      <span className="vh">{money(now)}</span>
    </PriceFrame>
  );
}

function PriceFrame(props: PriceProps & { size?: 'l'; children: ReactNode }) {
  const { price, freight, size, children } = props;
  const { t, currency, vatRate } = useShop();
  const money = useMoney();
  const now = currentPrice(price);
  const net = money(netOf(now, vatRate, currency));
  const onSale = price.discounted ? '' : undefined;
  return (
    <div className="price" data-size={size} data-sale={onSale} data-price={now}>
      <p className="price__now">{children}</p>
      <Reduction price={price} />
      <p className="price__net">{t('price.net', { amount: net })}</p>
      <DeliveryNote centAmount={now} freight={freight} />
    </div>
  );
}

function Reduction({ price }: { price: ProductPrice }) {
  const { t, priceDisclaimer } = useShop();
  const money = useMoney();
  if (!price.discounted) return null;
  return (
    <>
      <p className="price__was">
        {t('price.instead')} <s>{money(price.centAmount)}</s>
      </p>
      {priceDisclaimer && (
        <p className="price__low">
          {t('price.lowest30', { amount: money(price.discounted.lowestCentAmount) })}
        </p>
      )}
    </>
  );
}

/** VAT included, and delivery: in Great Britain the fee itself stands here (eu-2026.md P-14). */
function DeliveryNote({ centAmount, freight }: { centAmount: number; freight: boolean }) {
  const { t, shipping, deliveryBesidePrice } = useShop();
  const money = useMoney();
  if (centAmount >= shipping.freeAbove) return <p className="price__note">{t('price.noteFree')}</p>;
  const fee = freight ? shipping.freight : shipping.parcel;
  return (
    <p className="price__note">
      {t('price.note')}
      {deliveryBesidePrice && ` · ${t('price.deliveryShort', { amount: money(fee) })}`}
    </p>
  );
}
