/** What delivery costs and how long it takes: the fees that the checkout charges, the days that articles state. */
import { type ShippingMethodKey, shippingMethodKeys } from '#domain/shipping/methods.ts';
import type { Store } from '#domain/store/store.ts';
import { useMoney, useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';

const texts = {
  parcel: { days: 'shipping.parcelDescription', arrival: 'availability.date' },
  freight: { days: 'shipping.freightDescription', arrival: 'availability.freightDate' },
} as const satisfies Record<ShippingMethodKey, object>;

type Days = Store['deliveryDays'];

export function DeliveryTerms({ deliveryDays }: { deliveryDays: Days }) {
  const { t, shipping } = useShop();
  const money = useMoney();
  return (
    <section className="stack" id="fees">
      <dl className="totals">
        {shippingMethodKeys.map((key) => (
          <Method key={key} method={key} range={deliveryDays[key]} />
        ))}
      </dl>
      <p className="b">{t('home.uspDelivery', { amount: money(shipping.freeAbove) })}</p>
    </section>
  );
}

type MethodProps = { method: ShippingMethodKey; range: Days[ShippingMethodKey] };

function Method({ method, range }: MethodProps) {
  const { t, shipping, dates } = useShop();
  const money = useMoney();
  const { days, arrival } = texts[method];
  const date = dates[method];
  return (
    <>
      <dt>
        {t(days, { range: `${range.from}–${range.to}` })}
        <br />
        <small className="muted">
          <Dated text={t(arrival, { date: date.written })} date={date} />
        </small>
      </dt>
      <dd data-fee={method}>{money(shipping[method])}</dd>
    </>
  );
}
