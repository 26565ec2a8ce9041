/** A price as the law and a buyer want it: gross first, what it was, the lowest of 30 days, net, the note. */
import { currentPrice, type ProductPrice } from '#domain/catalogue/product.ts';
import { formatMoneyParts } from '#domain/money/format.ts';
import { netOf } from '#domain/money/permyriad.ts';
import { useMoney, useShop } from '../shop.tsx';

export function Price({ price, freight }: { price: ProductPrice; freight: boolean }) {
  const { t, vatRate } = useShop();
  const money = useMoney();
  const now = currentPrice(price);
  return (
    <div className="price" data-sale={price.discounted ? '' : undefined} data-price={now}>
      <p className="price__now">{money(now)}</p>
      <Reduction price={price} />
      <p className="price__net">{t('price.net', { amount: money(netOf(now, vatRate)) })}</p>
      <DeliveryNote centAmount={now} freight={freight} />
    </div>
  );
}

/** The same in the size of the product page, the fraction raised. */
export function LargePrice({ price, freight }: { price: ProductPrice; freight: boolean }) {
  const { t, currency, locale, vatRate } = useShop();
  const money = useMoney();
  const now = currentPrice(price);
  const parts = formatMoneyParts(now, currency, locale);
  return (
    <div
      className="price"
      data-size="l"
      data-sale={price.discounted ? '' : undefined}
      data-price={now}
    >
      <p className="price__now">
        <span aria-hidden="true">
          {parts.map(({ type, value }, index) =>
            type === 'fraction' || type === 'decimal' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one amount never reorder
              <span key={index} className="price__frac">
                {value}
              </span>
            ) : (
              value
            ),
          )}
        </span>
        <span className="vh">{money(now)}</span>
      </p>
      <Reduction price={price} />
      <p className="price__net">{t('price.net', { amount: money(netOf(now, vatRate)) })}</p>
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
