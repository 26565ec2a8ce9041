/** What delivery costs and how long it takes: the fees that the checkout charges, the days that articles state. */
import { deliveryDays } from '#domain/shipping/delivery-date.ts';
import { type ShippingMethodKey, shippingMethodKeys } from '#domain/shipping/methods.ts';
import { useMoney, useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';

const texts = {
  parcel: { days: 'shipping.parcelDescription', arrival: 'availability.date' },
  freight: { days: 'shipping.freightDescription', arrival: 'availability.freightDate' },
} as const satisfies Record<ShippingMethodKey, object>;

export function DeliveryTerms() {
  const { t, shipping } = useShop();
  const money = useMoney();
  return (
    <section className="stack" id="fees">
      <dl className="totals">
        {shippingMethodKeys.map((key) => (
          <Method key={key} method={key} />
        ))}
      </dl>
      <p className="b">{t('home.uspDelivery', { amount: money(shipping.freeAbove) })}</p>
    </section>
  );
}

function Method({ method }: { method: ShippingMethodKey }) {
  const { t, shipping, dates } = useShop();
  const money = useMoney();
  const { days, arrival } = texts[method];
  const date = dates[method];
  const { from, to } = deliveryDays(method);
  return (
    <>
      <dt>
        {t(days, { range: `${from}–${to}` })}
        <br />
        <small className="muted">
          <Dated text={t(arrival, { date: date.written })} date={date} />
        </small>
      </dt>
      <dd data-fee={method}>{money(shipping[method])}</dd>
    </>
  );
}
