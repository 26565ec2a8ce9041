import { formatNumber } from '#domain/money/format.ts';
import { NetPrices } from '../product/net-prices.tsx';
import { useMoney, useShop, useT } from '../shop.tsx';
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
        {rating && (
          <span className="stars strip__rating">
            <i data-rating={Math.round(rating.value * 5) / 5} aria-hidden="true" />
            {t('header.rating', { rating: formatNumber(rating.value, locale) })}{' '}
            <span className="muted">
              (<RatingSource {...rating} />)
            </span>
          </span>
        )}
      </div>
    </aside>
  );
}

/** Who collects the reviews and when they gave this rating (eu-2026.md R-02). */
function RatingSource({ source, url, date }: NonNullable<Chrome['rating']>) {
  const t = useT();
  const text = [source ?? t('header.ratingDemo'), date].filter(Boolean).join(', ');
  if (!url) return text;
  return (
    <a className="link" href={url} rel="noopener">
      {text}
    </a>
  );
}
