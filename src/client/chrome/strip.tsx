import { useMoney, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from './chrome.ts';

/** The board above the header: phone, hours, from when delivery is free. */
export function Strip() {
  const { t, phone, shipping } = useShop();
  const money = useMoney();
  return (
    <aside className="strip board" aria-label={t('footer.contact')}>
      <div className="wrap">
        <a href={telephoneLink(phone)}>
          <Icon name="phone" /> {phone}
        </a>
        <span className="only-l">{t('footer.hours')}</span>
        <span className="push">{t('home.uspDelivery', { amount: money(shipping.freeAbove) })}</span>
      </div>
    </aside>
  );
}
