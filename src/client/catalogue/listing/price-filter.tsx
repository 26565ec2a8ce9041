/** Minimum and maximum price, below a histogram of the prices. */

import { hintedLimits } from '#domain/catalogue/listing/hinted-limits.ts';
import type { ListingFacets, PriceBin } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { tellsPrices } from '#domain/catalogue/listing/price-bins.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { formatNumber } from '#domain/money/format.ts';
import { netWords } from '../../product/amount.tsx';
import { useShop, useT } from '../../shop.tsx';
import { shownPercent } from '../../ui/ruler.tsx';
import { FilterGroup } from './filter-group.tsx';

type PriceFilterProps = { query: ListingQuery; facets: ListingFacets };

export function PriceFilter({ query, facets }: PriceFilterProps) {
  const { t } = useShop();
  const { priceRange, priceBins } = facets;
  const { priceFrom, priceTo } = query;
  const { lowest, highest } = hintedLimits(priceRange, query);
  return (
    <FilterGroup name="price" title={t('filter.price')} beside={<OfNet />} open>
      {tellsPrices(priceBins) && <Histogram bins={priceBins} from={priceFrom} to={priceTo} />}
      <div className="pair">
        <PriceField
          name="price-from"
          label={t('filter.priceFrom')}
          value={priceFrom}
          limit={lowest}
          round={Math.floor}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="price-to"
          label={t('filter.priceTo')}
          value={priceTo}
          limit={highest}
          round={Math.ceil}
        />
      </div>
    </FilterGroup>
  );
}

/** Which amounts the fields have where net prices lead. */
function OfNet() {
  const t = useT();
  return <span className="as-net">, {netWords(t)}</span>;
}

type PriceFieldProps = {
  name: 'price-from' | 'price-to';
  label: string;
  /** Gross, in cents. */
  value: number | undefined;
  /** Of the listing's articles; gross, in cents. */
  limit: number | undefined;
  round: (amount: number) => number;
};

/**
 * The address has gross amounts. Where net prices lead, a second field is shown instead, which is not sent: its changes
 * are written into the first one (browser/net-limit.ts).
 */
function PriceField({ name, label, value, limit, round }: PriceFieldProps) {
  const { t, locale, vatRate, currency } = useShop();
  const field = (amountOf: (gross: number) => number) => ({
    'data-s': '',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: value === undefined ? undefined : formatNumber(amountOf(value) / 100, locale),
    placeholder:
      limit === undefined ? undefined : formatNumber(round(amountOf(limit) / 100), locale),
  });
  return (
    <>
      <input {...field((gross) => gross)} className="ctl as-gross" name={name} aria-label={label} />
      <input
        {...field((gross) => netOf(gross, vatRate, currency))}
        className="ctl as-net"
        aria-label={`${label}, ${netWords(t)}`}
        data-net={vatRate}
        data-currency={currency}
      />
    </>
  );
}

type HistogramProps = { bins: PriceBin[]; from: number | undefined; to: number | undefined };

/** Amounts in cents. Decorative: the fields below state the same in figures. Bars that are not empty are visible. */
function Histogram({ bins, from, to }: HistogramProps) {
  const highestCount = Math.max(...bins.map(({ count }) => count));
  const isWithin = (bin: PriceBin) =>
    bin.to > (from ?? 0) && bin.from <= (to ?? Number.POSITIVE_INFINITY);
  return (
    <div className="hist" aria-hidden="true">
      {bins.map((bin) => (
        <i
          key={bin.from}
          data-percent={
            bin.count > 0 ? Math.max(4, shownPercent((bin.count / highestCount) * 100)) : 0
          }
          className={isWithin(bin) ? undefined : 'off'}
        />
      ))}
    </div>
  );
}
