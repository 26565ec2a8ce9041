/** Minimum and maximum price, below a histogram of the prices. */
import type { ListingFacets, PriceBin } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import { shownPercent } from '../../ui/ruler.tsx';
import { FilterGroup } from './filter-group.tsx';

type PriceFilterProps = { query: ListingQuery; facets: ListingFacets };

export function PriceFilter({ query, facets }: PriceFilterProps) {
  const { t } = useShop();
  const { priceRange, priceBins } = facets;
  const { priceFrom, priceTo } = query;
  return (
    <FilterGroup name="price" title={t('filter.price')} open>
      {priceBins.length > 1 && <Histogram bins={priceBins} from={priceFrom} to={priceTo} />}
      <div className="pair">
        <PriceField
          name="price-from"
          label={t('filter.priceFrom')}
          value={priceFrom}
          limit={priceRange && Math.floor(priceRange.from / 100)}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="price-to"
          label={t('filter.priceTo')}
          value={priceTo}
          limit={priceRange && Math.ceil(priceRange.to / 100)}
        />
      </div>
    </FilterGroup>
  );
}

type PriceFieldProps = {
  name: string;
  label: string;
  /** Cents. */
  value: number | undefined;
  /** Whole units of the currency. */
  limit: number | undefined;
};

function PriceField({ name, label, value, limit }: PriceFieldProps) {
  const { locale } = useShop();
  return (
    <input
      className="ctl"
      data-s=""
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      defaultValue={value === undefined ? undefined : formatNumber(value / 100, locale)}
      placeholder={limit === undefined ? undefined : formatNumber(limit, locale)}
    />
  );
}

type HistogramProps = { bins: PriceBin[]; from: number | undefined; to: number | undefined };

/** Amounts in cents. Decorative: the fields below state the same in figures. Bars that are not empty are visible. */
function Histogram({ bins, from, to }: HistogramProps) {
  const highestCount = Math.max(...bins.map(({ count }) => count));
  const chosen = from !== undefined || to !== undefined;
  const isChosen = (bin: PriceBin) =>
    chosen && bin.to > (from ?? 0) && bin.from <= (to ?? Number.POSITIVE_INFINITY);
  return (
    <div className="hist" aria-hidden="true">
      {bins.map((bin) => (
        <i
          key={bin.from}
          data-percent={
            bin.count > 0 ? Math.max(4, shownPercent((bin.count / highestCount) * 100)) : 0
          }
          className={isChosen(bin) ? 'on' : undefined}
        />
      ))}
    </div>
  );
}
