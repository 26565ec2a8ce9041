import { factsOf } from '#domain/country/countries.ts';
import { SectionLink } from '../account/section-link.tsx';
import { headerSections } from '../account/sections.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** A customer's menu in the header, fetched by the script that fills its slots (account/browser/account-menu.ts). */
export function AccountMenu() {
  const { t, href, country, ordersElsewhere } = useShop();
  return (
    <div>
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
    </div>
  );
}
