import { NetPrices } from '../product/net-prices.tsx';
import { useMoney, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import type { Chrome } from './chrome.ts';
import { MarketButton } from './market-choice.tsx';
import { ShopRating } from './shop-rating.tsx';

/** The bar above the header: phone and hours if there are any, the free delivery threshold, the shop's rating, the market. */
type TopBarProps = Pick<Chrome, 'market' | 'rating' | 'ratingIn'>;

export function TopBar({ market, rating, ratingIn }: TopBarProps) {
  const { t, phone, openingHours, shipping } = useShop();
  const money = useMoney();
  const shown = ratingIn?.header ? rating : undefined;
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
        <span className={shown === undefined ? undefined : 'only-xl'}>
          {t('home.uspDelivery', { amount: money(shipping.freeAbove) })}
        </span>
        {shown && (
          <span className="stars strip__rating">
            <ShopRating {...shown} />
          </span>
        )}
        <span className="only-xl">
          <MarketButton market={market} />
        </span>
      </div>
    </aside>
  );
}
