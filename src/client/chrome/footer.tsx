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
            <MarketChoice countries={countries} />
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
          <span>{t('footer.copyright', { year: String(year) })}</span>
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

/** The country switcher: links, so that it works everywhere and every market finds the others. */
function MarketChoice({ countries }: Pick<Chrome, 'countries'>) {
  const { country } = useShop();
  const current = countries.find(({ code }) => code === country);
  return (
    <details className="foot__market">
      <summary>
        <span className="row" data-gap="2">
          <Icon name="globe" /> {current?.label}
        </span>
      </summary>
      <ul>
        {countries.map(({ code, label, href }) => (
          <li key={code}>
            <a href={href} rel="nofollow" aria-current={code === country || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
