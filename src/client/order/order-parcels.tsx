/** The parcels of an order with their content and tracking, and what has happened to the order so far, newest first. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { useShop, useT } from '../shop.tsx';
import { OrderLines } from './order-lines.tsx';

type Parcels = Pick<OrderStatus, 'parcels' | 'shipment'>;

/** The name of a parcel. How many there are is known when everything has been shipped. */
function useParcelName({ parcels, shipment }: Parcels) {
  const t = useT();
  const isCounted = shipment === 'Shipped' || shipment === 'Delivered';
  return (index: number) =>
    isCounted
      ? t('order.parcel', { index, count: parcels.length })
      : t('order.parcelNumber', { index });
}

/** A panel for each parcel, and those for what is in none. */
export function OrderParcels({
  parcels,
  inNoParcel,
  shipment,
  totalPrice: { currencyCode },
}: Parcels & Pick<OrderStatus, 'inNoParcel' | 'totalPrice'>) {
  const { t, locale } = useShop();
  const parcelName = useParcelName({ parcels, shipment });
  const day = (at: string) => formatDate(new Date(at), 'day', localeByCode(locale));
  const panels = parcels.map((parcel, index) => {
    const { carrier, trackingNumber, page, shippedAt, deliveredAt, lines } = parcel;
    const id = `parcel-${index}`;
    const sent = deliveredAt
      ? t('order.deliveredOn', { date: day(deliveredAt) })
      : t('order.sentWith', { carrier, date: day(shippedAt) });
    return (
      <section className="panel stack" data-gap="3" aria-labelledby={id} key={id}>
        <h2 className="sign title" id={id}>
          {parcelName(index + 1)} · {carrier}
        </h2>
        <p>{sent}</p>
        {trackingNumber && (
          <p>
            <span className="muted">{t('label.colon', { label: t('tracking.number') })} </span>
            <b className="num">{trackingNumber}</b>
          </p>
        )}
        {page && (
          <p>
            <a className="btn" data-kind="line" data-size="s" href={page} rel="noopener">
              {t('tracking.button')}
            </a>
          </p>
        )}
        <OrderLines lines={lines} currency={currencyCode} />
      </section>
    );
  });
  return (
    <>
      {panels}
      {inNoParcel.map(({ title, lines }) => (
        <section className="panel stack" data-gap="3" aria-labelledby={title} key={title}>
          <h2 className="sign title" id={title}>
            {t(title, { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </h2>
          <OrderLines lines={lines} currency={currencyCode} />
        </section>
      ))}
    </>
  );
}

export function OrderTimeline({
  timeline,
  parcels,
  shipment,
  totalPrice,
}: Parcels & Pick<OrderStatus, 'timeline' | 'totalPrice'>) {
  const { t, locale } = useShop();
  const parcelName = useParcelName({ parcels, shipment });
  const written = (at: string, how: 'day' | 'minute') =>
    formatDate(new Date(at), how, localeByCode(locale));
  return (
    <section className="panel stack" data-gap="3" aria-labelledby="timeline">
      <h2 className="sign title" id="timeline">
        {t('order.timeline')}
      </h2>
      <ol className="trail">
        {timeline
          .toReversed()
          .map(({ at, text, centAmount = 0, date, carrier = '', count = 0, parcel, ...event }) => (
            <li key={`${at} ${text} ${centAmount} ${parcel}`}>
              <time dateTime={at}>{written(at, 'minute')}</time>
              <b>
                {t(text, {
                  carrier,
                  count,
                  return: event.return ?? '',
                  date: date === undefined ? '' : written(date, 'day'),
                  amount: formatMoney(centAmount, totalPrice.currencyCode, locale),
                })}
                {parcel && <small className="muted">{parcelName(parcel)}</small>}
              </b>
            </li>
          ))}
      </ol>
    </section>
  );
}
