import type { CountryCode } from '#domain/country/countries.ts';
import { flagOf } from '#domain/country/flag.ts';
import { marketsParameter } from '#domain/routing/market-choice.ts';
import { useShop } from '../shop.tsx';
import { DialogPart } from '../ui/dialog-part.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Chrome } from './chrome.ts';

/**
 * The current market, which leads to the list of all: a dialog, or without a script this page with the list in its
 * footer. Other page views do not contain the list, a tenth of their bytes.
 */
export function MarketChoice({ market, markets }: Pick<Chrome, 'market' | 'markets'>) {
  return (
    <div className="foot__market">
      <MarketButton market={market} />
      {markets && <Markets markets={markets} />}
    </div>
  );
}

export function MarketButton({ market }: Pick<Chrome, 'market'>) {
  const { t } = useShop();
  return (
    <a
      className="row"
      data-gap="2"
      data-dialog=""
      rel="nofollow"
      href={market.href}
      aria-label={`${t('footer.choose')}, ${market.name}`}
    >
      <Flag country={market.country} />
      {market.name}
    </a>
  );
}

/** This page in all markets, under their own names. */
function Markets({ markets }: Required<Pick<Chrome, 'markets'>>) {
  const { t } = useShop();
  return (
    <DialogPart id={marketsParameter} title={t('footer.choose')} level={2}>
      <ul className="sheet__body markets">
        {markets.map((market) => (
          <li key={market.locale}>
            <a
              href={market.href}
              hrefLang={market.locale}
              lang={market.locale}
              rel="nofollow"
              aria-current={market.current || undefined}
            >
              <Flag country={market.country} />
              {market.name}
              {market.current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </DialogPart>
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
