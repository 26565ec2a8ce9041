import { useHref, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { brandPath, brands, type Chrome, telephoneLink } from './chrome.ts';

export function Footer({ departments, countries, languageLinks, year }: Chrome) {
  const { t, phone, email } = useShop();
  const href = useHref();
  return (
    <footer className="foot board">
      <div className="wrap">
        <div className="foot__cols">
          <section>
            <h2>{t('footer.contact')}</h2>
            <ul>
              <li>
                <a className="sign title" href={telephoneLink(phone)}>
                  {phone}
                </a>
              </li>
              <li className="muted small">{t('footer.hours')}</li>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            </ul>
          </section>
          <LinkColumn
            title={t('footer.products')}
            links={[
              ...departments.map(({ name, slug }) => ({ name, href: href(`/${slug}`) })),
              { name: t('sale.link'), href: href('/search?sales') },
              { name: t('search.bware'), href: href('/search?tags=bware') },
            ]}
          />
          <LinkColumn
            title={t('footer.brands')}
            links={brands.map((name) => ({ name, href: href(brandPath(name)) }))}
          />
          <section>
            <h2>{t('footer.choose')}</h2>
            <MarketForm countries={countries} />
            {languageLinks.length > 1 && (
              <ul className="row">
                {languageLinks.map((link) => (
                  <li key={link.code}>
                    <a
                      href={link.href}
                      hrefLang={link.code}
                      lang={link.code}
                      aria-current={link.current || undefined}
                    >
                      {link.code.toUpperCase()}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <p className="foot__end">{t('demo.notice')}</p>
        <div className="foot__end row spread">
          <span>{t('footer.delivery')}</span>
          <span>{t('footer.copyright', { year })}</span>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn(props: { title: string; links: { name: string; href: string }[] }) {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul>
        {props.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The country switcher: a plain form, so that it works everywhere. */
function MarketForm({ countries }: Pick<Chrome, 'countries'>) {
  const { t, country } = useShop();
  return (
    <form action="/__market" method="post" className="row foot__market" data-gap="2">
      <label className="vh" htmlFor="market">
        {t('market.country')}
      </label>
      <Icon name="globe" />
      <select className="ctl" data-s="" id="market" name="country" defaultValue={country}>
        {countries.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="btn" data-kind="line" data-size="s">
        {t('market.apply')}
      </button>
    </form>
  );
}
