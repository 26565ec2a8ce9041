import { formatNumber } from '#domain/money/format.ts';
import { useMoney, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Chrome, telephoneLink } from './chrome.ts';
import { NetPrices } from './net-prices.tsx';

/** The board above the header: phone and hours where there are any, from when delivery is free, the shop's rating. */
export function Strip({ rating }: Pick<Chrome, 'rating'>) {
  const { t, phone, openingHours, shipping, locale } = useShop();
  const money = useMoney();
  return (
    <aside className="strip board" aria-label={t('footer.contact')}>
      <div className="wrap">
        {phone && (
          <a href={telephoneLink(phone)}>
            <Icon name="phone" /> {phone}
          </a>
        )}
        {openingHours && <span className="only-l">{openingHours}</span>}
        <NetPrices className="only-l push" />
        <span className={rating === undefined ? '' : 'only-xl'}>
          {t('home.uspDelivery', { amount: money(shipping.freeAbove) })}
        </span>
        {rating !== undefined && (
          <span className="stars strip__rating">
            <i data-rating={Math.round(rating * 5) / 5} aria-hidden="true" />
            {t('header.rating', { rating: formatNumber(rating, locale) })}{' '}
            <span className="muted">({t('header.ratingDemo')})</span>
          </span>
        )}
      </div>
    </aside>
  );
}
