import type { CountryCode } from '#domain/country/countries.ts';
import { flagOf } from '#domain/country/flag.ts';
import { useShop } from '../shop.tsx';
import type { Chrome } from './chrome.ts';

/** This page in all markets, under their own names: links, so that it works without a script. */
export function MarketChoice({ markets }: Pick<Chrome, 'markets'>) {
  const { t, locale } = useShop();
  const current = markets.find((market) => market.locale === locale);
  return (
    <details className="foot__market">
      <summary aria-label={`${t('footer.choose')}, ${current?.name ?? ''}`}>
        <span className="row" data-gap="2">
          {current && <Flag country={current.country} />} {current?.name}
        </span>
      </summary>
      <ul>
        {markets.map((market) => (
          <li key={market.locale}>
            <a
              href={market.href}
              hrefLang={market.locale}
              lang={market.locale}
              rel="nofollow"
              aria-current={market.current || undefined}
            >
              <Flag country={market.country} /> {market.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Decorative: always shown beside the country's name. */
function Flag({ country }: { country: CountryCode }) {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      <use href={flagOf(country)} />
    </svg>
  );
}
