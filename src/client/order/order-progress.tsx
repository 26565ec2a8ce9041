/** How far an order has come: one sentence, and its stations. Design: order.html. */

import { ownOrderPath } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { untilDay } from '#domain/locale/until-day.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { useShop } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';
import { useReturnText } from './order-returns.tsx';

type OrderProps = { order: OrderStatus };

/** What is under way is headed by the day on which it arrives; the state of the last return follows. */
export function OrderSentence({ order: { sentence, returns, totalPrice } }: OrderProps) {
  const { t, locale } = useShop();
  const returnText = useReturnText(totalPrice.currencyCode);
  const { lamp, text, day, by, parcels } = sentence;
  const last = returns.at(-1);
  const place = localeByCode(locale);
  const state = t(text, {
    date: day ? formatDate(new Date(day), 'day', place) : '',
    number: parcels?.delivered ?? 0,
    count: parcels?.count ?? 0,
  });
  return (
    <p className="status-dot" data-stock={lamp}>
      <span>
        <b>{by ? t('order.arrivesBy', { date: untilDay(new Date(by), place).written }) : state}</b>
        {by && ` · ${state}`}
        {last && ` · ${returnText(last)}`}
      </span>
    </p>
  );
}

/** A list whose current station is marked; its days are those of the events. */
export function Stations({ order: { stations } }: OrderProps) {
  const { t, locale } = useShop();
  if (stations.length === 0) return null;
  return (
    <ol className="way" aria-label={t('order.stations')}>
      {stations.map(({ text, at, isDone, isCurrent }) => (
        <li
          key={text}
          className={isDone ? 'is-done' : undefined}
          aria-current={isCurrent && 'step'}
        >
          <span>{t(text)}</span>
          <small className="num">
            {at && (
              <time dateTime={at}>{formatDate(new Date(at), 'day', localeByCode(locale))}</time>
            )}
          </small>
        </li>
      ))}
    </ol>
  );
}

const shownPictures = 5;

/** The pictures of the articles, each once. */
export function OrderPictures({ order: { lines } }: OrderProps) {
  const images = [...new Map(lines.map(({ image }) => [image.url, image])).values()];
  return (
    <ul className="pics">
      {images.slice(0, shownPictures).map((image) => (
        <li key={image.url} className="photo">
          <Thumbnail image={image} loading="lazy" />
        </li>
      ))}
      {images.length > shownPictures && (
        <li className="pics__more">+{images.length - shownPictures}</li>
      )}
    </ul>
  );
}

type TrackParcelProps = OrderProps & { kind?: 'line' };

/** Leads to the parcel that is under way, or to the order's page if there are several. */
export function TrackParcel({ order: { parcels, orderNumber }, kind }: TrackParcelProps) {
  const { t, href, country } = useShop();
  const [page, ...others] = parcels.flatMap((parcel) =>
    parcel.page && !parcel.deliveredAt ? [parcel.page] : [],
  );
  if (!page) return null;
  const target = others.length > 0 ? href(ownOrderPath(orderNumber)) : page;
  return (
    <p>
      <a className="btn" data-kind={kind} data-size="s" href={target} rel="noopener">
        {t('tracking.button')}
        <span className="vh"> {shownOrderNumber(orderNumber, country)}</span>
      </a>
    </p>
  );
}
