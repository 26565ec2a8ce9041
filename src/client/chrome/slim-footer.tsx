/**
 * The footer of the checkout and of pages without the usual one: few links lead away, but the seller, the terms, privacy
 * and the withdrawal function are one press away (Directive 2000/31/EC art. 5, eu-2026.md C-01, C-22, C-27).
 */
import { hasWithdrawal, withdrawalPage } from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { sellerAddress } from '#domain/content/seller.ts';
import { useShop } from '../shop.tsx';

const pages = ['company-information', 'terms-and-conditions', 'privacy-data'] as const;

export function SlimFooter() {
  const shop = useShop();
  const { t, country, locale, withdrawalLink, seller } = shop;
  const { href } = useShop();
  const shown = hasWithdrawal(country) ? [...pages, withdrawalPage] : pages;
  return (
    <footer className="foot board">
      <div className="wrap">
        <nav className="foot__end" aria-label={t('checkout.legalLinks')}>
          <ul className="row">
            {shown.map((page) => (
              <li key={page}>
                <a href={href(routePaths[page])}>{t(`content.title.${page}`)}</a>
              </li>
            ))}
            {withdrawalLink && (
              <li>
                <a href={href(routePaths.withdrawal)}>{t(withdrawalLink)}</a>
              </li>
            )}
            {seller && <li className="muted">{sellerAddress(shop, locale).join(', ')}</li>}
          </ul>
        </nav>
        {seller?.isDemo && <p className="foot__end">{t('demo.notice')}</p>}
      </div>
    </footer>
  );
}
