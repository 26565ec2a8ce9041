import { CartButtonIsland } from '../cart/islands.tsx';
import { useHref, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import { type LanguageLink, telephoneLink } from './chrome.ts';
import { Logo } from './logo.tsx';

type MastProps = { languageLinks: LanguageLink[]; searchQuery?: string | undefined };

/** The header of browse pages: logo, search, language, cart. */
export function Mast({ languageLinks, searchQuery }: MastProps) {
  const { t } = useShop();
  return (
    <header className="mast">
      <div className="wrap">
        <a className="tool only-s" href="#departments">
          <Icon name="menu" />
          <span className="vh">{t('header.departments')}</span>
        </a>
        <Logo />
        <SearchForm query={searchQuery} />
        <div className="tools">
          {languageLinks.length > 1 && (
            <nav className="lang only-l" aria-label={t('header.language')}>
              {languageLinks.map(({ code, href, current }) => (
                <a
                  key={code}
                  href={href}
                  hrefLang={code}
                  lang={code}
                  aria-current={current || undefined}
                >
                  {code.toUpperCase()}
                </a>
              ))}
            </nav>
          )}
          <AccountButton />
          <CartButtonIsland />
        </div>
      </div>
    </header>
  );
}

export function SearchForm({ query }: { query?: string | undefined }) {
  const { t } = useShop();
  const href = useHref();
  return (
    <search>
      <form className="search" action={href('/search')}>
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
          <button type="submit" className="search__go" aria-label={t('search.label')}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}

/** The header of checkout: nothing that leads away but the logo. */
export function SlimMast() {
  const { t, phone } = useShop();
  return (
    <header className="mast">
      <div className="wrap mast--slim">
        <Logo />
        <span className="row small muted only-l">
          <Icon name="lock" /> {t('checkout.secure')}
        </span>
        <a className="row small b" href={telephoneLink(phone)}>
          <Icon name="phone" /> {phone}
        </a>
      </div>
    </header>
  );
}
