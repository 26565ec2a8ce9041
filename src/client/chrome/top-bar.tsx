import { formatNumber } from '#domain/money/format.ts';
import { NetPrices } from '../product/net-prices.tsx';
import { useMoney, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import type { Chrome } from './chrome.ts';

/** The bar above the header: phone and hours if there are any, the free delivery threshold, the shop's rating. */
export function TopBar({ rating }: Pick<Chrome, 'rating'>) {
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
