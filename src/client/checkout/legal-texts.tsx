/**
 * What the order is made under, between the sum and the button that obliges to pay (eu-2026.md C-22). The button itself
 * carries its lawful words and nothing else.
 */
import { Fragment } from 'react';
import { type RouteKey, routePaths } from '#domain/content/links.ts';
import type { ContentPage } from '#domain/content/pages.ts';
import { factsOf } from '#domain/country/countries.ts';
import { useHref, useShop } from '../shop.tsx';

const pages = [
  'terms-and-conditions',
  'return-policy',
  'privacy-data',
] as const satisfies readonly (ContentPage & RouteKey)[];

export function LegalTexts() {
  const { t, country } = useShop();
  const href = useHref();
  return (
    <>
      {factsOf(country).shipping.importCharges === 'included' && (
        <p className="small b" data-legal="import-charges">
          {t('checkout.importCharges')}
        </p>
      )}
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
