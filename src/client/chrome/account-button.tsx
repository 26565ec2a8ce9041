import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * The account in the header: a login link, the same for everyone. For customers src/client/account/browser/account-menu.ts
 * replaces it with their menu. LAY-3.
 */
export function AccountButton() {
  const { t, href } = useShop();
  return (
    <div className="account" id="account">
      <a className="tool" href={href('/login')}>
        <Icon name="user-round" />
        <span>{t('account.login')}</span>
      </a>
    </div>
  );
}
