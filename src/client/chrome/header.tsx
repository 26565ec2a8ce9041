import { routePaths } from '#domain/content/links.ts';
import { CartButtonIsland } from '../cart/islands.tsx';
import { WishForm } from '../product/wish-key.tsx';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { AccountButton } from './account-button.tsx';
import type { Chrome } from './chrome.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

type SiteHeaderProps = Pick<Chrome, 'languageLinks' | 'searchQuery' | 'webform'>;

/** The header of browse pages: menu, logo, search, language, contact, account, wish lists, cart. */
export function SiteHeader({ languageLinks, searchQuery, webform }: SiteHeaderProps) {
  const { t, href } = useShop();
  return (
    <header className="header">
      <div className="wrap">
        <a className="tool header__menu" href={href(routePaths.departments)} data-dialog="menu">
          <Icon name="menu" />
          <span className="vh">{t('header.menu')}</span>
        </a>
        <Logo />
        <SearchForm query={searchQuery} />
        <div className="tools">
          <LanguageLinks links={languageLinks} className="lang only-xl" />
          {webform && (
            <a className="tool only-l" href={href(routePaths.contact)} data-dialog="">
              <Icon name="message-square-text" />
              <span>{t('contact.title')}</span>
            </a>
          )}
          <AccountButton />
          <a className="tool" href={href(routePaths['wish-lists'])}>
            <Icon name="heart" />
            <span>{t('wishList.title')}</span>
          </a>
          <CartButtonIsland />
        </div>
      </div>
      <WishForm />
    </header>
  );
}

export function SearchForm({ query }: { query?: string | undefined }) {
  const { t, href } = useShop();
  return (
    <search>
      <form
        className="search"
        action={href('/search')}
        data-past={t('search.past')}
        data-offline={t('search.offline')}
        data-remove={t('cart.removeItem', { name: '…' })}
      >
        <div className="search__box">
          <input
            type="search"
            name="query"
            maxLength={100}
            aria-label={t('header.searchHint')}
            placeholder={t('header.searchHint')}
            autoComplete="off"
            defaultValue={query}
          />
          <button type="reset" className="search__x" aria-label={t('search.clear')}>
            <Icon name="x" />
          </button>
          <button type="submit" className="search__go" aria-label={t('search.label')}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}

/** The header of checkout: nothing but the logo leads away. */
export function SlimSiteHeader() {
  const { t, phone } = useShop();
  return (
    <header className="header">
      <div className="wrap header--slim">
        <Logo />
        <span className="row small muted only-l">
          <Icon name="lock" /> {t('checkout.secure')}
        </span>
        {phone && (
          <a className="row small b" href={telephoneLink(phone)}>
            <Icon name="phone" /> {phone}
          </a>
        )}
      </div>
    </header>
  );
}
