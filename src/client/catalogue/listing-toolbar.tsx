/** Above the cards: which filters are on, and the order. */
import { listingSearch } from '#domain/catalogue/listing.ts';
import { type ListingQuery, sorts } from '#domain/catalogue/listing-query.ts';
import { useMoney, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

type Chip = { label: string; search: string };

type ToolbarProps = {
  query: ListingQuery;
  action: string;
  params: URLSearchParams;
  chips: Chip[];
};

export function ListingToolbar({ query, action, params, chips }: ToolbarProps) {
  const t = useT();
  const others = [...params].filter(([name]) => name !== 'sort' && name !== 'page');
  return (
    <div className="toolbar">
      {chips.length > 0 && (
        <ul className="row" data-gap="2">
          {chips.map(({ label, search }) => (
            <li key={label}>
              <a
                className="chip"
                href={action + search}
                aria-label={t('filter.remove', { name: label })}
              >
                {label} <Icon name="x" />
              </a>
            </li>
          ))}
          <li>
            <a
              className="small b"
              href={
                action +
                listingSearch(params, {
                  'in-stock': undefined,
                  'on-sale': undefined,
                  brand: undefined,
                  'price-from': undefined,
                  'price-to': undefined,
                })
              }
            >
              {t('filter.clear')}
            </a>
          </li>
        </ul>
      )}
      <form className="row push" data-gap="2" action={action} data-autosubmit="" autoComplete="off">
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="small only-l" htmlFor="sort">
          {t('listing.sort')}
        </label>
        <select
          className="ctl"
          data-s=""
          id="sort"
          name="sort"
          aria-label={t('listing.sort')}
          defaultValue={query.sort}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`listing.sort.${sort}`)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="btn" data-kind="line" data-size="s">
            {t('listing.sortApply')}
          </button>
        </noscript>
      </form>
    </div>
  );
}

/** The filters that are on, each with the address without it. */
export function useChips(query: ListingQuery, params: URLSearchParams): Chip[] {
  const t = useT();
  const money = useMoney();
  const without = (name: string) => listingSearch(params, { [name]: undefined });
  return [
    ...(query.priceFrom !== undefined
      ? [{ label: `≥ ${money(query.priceFrom)}`, search: without('price-from') }]
      : []),
    ...(query.priceTo !== undefined
      ? [{ label: `≤ ${money(query.priceTo)}`, search: without('price-to') }]
      : []),
    ...(query.inStock ? [{ label: t('filter.inStock'), search: without('in-stock') }] : []),
    ...(params.has('on-sale') ? [{ label: t('filter.onSale'), search: without('on-sale') }] : []),
    ...query.brands.map((brand) => ({
      label: brand,
      search: listingSearch(params, { brand: query.brands.filter((other) => other !== brand) }),
    })),
  ];
}
