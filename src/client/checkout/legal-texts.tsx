/**
 * The legal texts that apply to the order, between the total and the order button (eu-2026.md C-22). The button itself
 * has only the text that the law requires.
 */
import { Fragment } from 'react';
import { type RouteKey, routePaths } from '#domain/content/links.ts';
import type { ContentPage } from '#domain/content/pages.ts';
import { factsOf } from '#domain/country/countries.ts';
import { GuaranteeNoticeLink } from '../cart/guarantees/notice-link.tsx';
import { useShop } from '../shop.tsx';

const pages = [
  'terms-and-conditions',
  'return-policy',
  'privacy-data',
] as const satisfies readonly (ContentPage & RouteKey)[];

export function LegalTexts() {
  const { t, href, country } = useShop();
  return (
    <>
      {factsOf(country).shipping.importCharges === 'included' && (
        <p className="small b" data-legal="import-charges">
          {t('checkout.importCharges')}
        </p>
      )}
      <GuaranteeNoticeLink />
      <p className="micro muted" data-legal="contract">
        {t('checkout.legal')} {t('checkout.legalTexts')}{' '}
        {pages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && ' · '}
            <a className="link" href={href(routePaths[page])}>
              {t(`content.title.${page}`)}
            </a>
          </Fragment>
        ))}
      </p>
    </>
  );
}
