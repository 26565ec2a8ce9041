/** Filters as a plain GET form: its state is the address, so that back, links and no JavaScript just work. */
import type { ListingFacets } from '#domain/catalogue/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop, useT } from '../shop.tsx';

type FilterProps = {
  query: ListingQuery;
  facets: ListingFacets;
  /** Address of the listing without its query. */
  action: string;
  params: URLSearchParams;
};

/** What the form does not show but must keep: words, tag, sort, page size. */
const keptParameters = ['query', 'tags', 'sales', 'new-arrivals', 'sort', 'hits'];

export function ListingFilters({ query, facets, action, params }: FilterProps) {
  const t = useT();
  return (
    <form action={action} aria-label={t('filter.title')} data-autosubmit="" autoComplete="off">
      {keptParameters.map(
        (name) =>
          params.has(name) && (
            <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />
          ),
      )}
      <PriceGroup query={query} facets={facets} />
      <details className="filter" open>
        <summary>{t('filter.availability')}</summary>
        <div>
          <CheckRow
            name="in-stock"
            value="1"
            label={t('filter.inStock')}
            count={facets.inStock}
            checked={query.inStock}
          />
          {!params.has('sales') && (
            <CheckRow
              name="on-sale"
              value="1"
              label={t('filter.onSale')}
              count={facets.onSale}
              checked={query.onSale}
            />
          )}
        </div>
      </details>
      <details className="filter" open>
        <summary>{t('filter.brand')}</summary>
        <div>
          {facets.brands.map(({ name, count }) => (
            <CheckRow
              key={name}
              name="brand"
              value={name}
              label={name}
              count={count}
              checked={query.brands.includes(name)}
            />
          ))}
        </div>
      </details>
      <noscript>
        <button type="submit" className="btn" data-wide="">
          {t('filter.apply')}
        </button>
      </noscript>
    </form>
  );
}

function PriceGroup({ query, facets }: Pick<FilterProps, 'query' | 'facets'>) {
  const { t, locale } = useShop();
  const { priceRange } = facets;
  const shown = (centAmount: number | undefined) =>
    centAmount === undefined ? undefined : formatNumber(centAmount / 100, locale);
  return (
    <details className="filter" open>
      <summary>{t('filter.price')}</summary>
      <div className="pair">
        <input
          className="ctl"
          data-s=""
          name="price-from"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('filter.priceFrom')}
          defaultValue={shown(query.priceFrom)}
          placeholder={priceRange && String(Math.floor(priceRange.from / 100))}
        />
        <span aria-hidden="true">–</span>
        <input
          className="ctl"
          data-s=""
          name="price-to"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('filter.priceTo')}
          defaultValue={shown(query.priceTo)}
          placeholder={priceRange && String(Math.ceil(priceRange.to / 100))}
        />
      </div>
    </details>
  );
}

type CheckRowProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
};

function CheckRow({ name, value, label, count, checked }: CheckRowProps) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
      <small className="num">{count}</small>
    </label>
  );
}
