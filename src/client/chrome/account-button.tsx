/** The account in the header. The HTML is the same for everyone: a login link and a template of the customer's menu. */
import { factsOf } from '#domain/country/countries.ts';
import { SectionLink } from '../account/section-link.tsx';
import { headerSections } from '../account/sections.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** src/client/account/browser/account-menu.ts replaces the link with the menu and fills its slots. LAY-3. */
export function AccountButton() {
  const { t, href, country, ordersElsewhere } = useShop();
  return (
    <div className="account" id="account">
      <a className="tool" href={href('/login')}>
        <Icon name="user-round" />
        <span>{t('account.login')}</span>
      </a>
      <template>
        <button type="button" className="tool" aria-expanded="false" aria-controls="account-menu">
          <Icon name="user-round" />
          <span>
            <span className="vh">{t('account.menu')} </span>
            <span data-slot="short" />
          </span>
        </button>
        <nav className="pop" id="account-menu" aria-label={t('account.menu')} hidden>
          <p className="pop__head">
            <b
              className="b"
              data-slot="name"
              data-family-first={factsOf(country).address.familyNameFirst || undefined}
            />
            <br />
            <span className="micro muted" data-slot="email" />
          </p>
          <ul>
            {headerSections(ordersElsewhere).map((section) => (
              <li key={section.path}>
                <SectionLink section={section} className="opt" />
              </li>
            ))}
            <li>
              <form method="post" action={href('/log-out')}>
                <button type="submit" className="opt">
                  {t('account.logOut')}
                </button>
              </form>
            </li>
          </ul>
        </nav>
      </template>
    </div>
  );
}
