/** Above the cards: their number, the active filters, the order; on narrow screens the key to the filters, which stays with the order. */
import { sorts } from '#domain/catalogue/listing/listing-query.ts';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActiveFilters, type Chip } from './active-filters.tsx';
import type { ListingProps } from './listing-props.ts';
import { ListingSelect } from './listing-select.tsx';

export function ListingToolbar(props: ListingProps & { chips: Chip[] }) {
  const t = useT();
  const { query, action, params, listing, chips } = props;
  return (
    <div className="toolbar">
      <p className="b" data-said="">
        {t('listing.count', { count: listing.total })}
      </p>
      <ActiveFilters {...props} />
      <div className="shelf push">
        <a className="btn only-not-xl" data-kind="line" data-open-filters="" href="#filters">
          <Icon name="sliders-horizontal" />
          {t('filter.title')}
          {chips.length > 0 && (
            <span className="plate" data-solid="">
              {chips.length}
            </span>
          )}
        </a>
        <ListingSelect
          name="sort"
          label={t('listing.sort')}
          apply={t('listing.sortApply')}
          value={query.sort}
          options={sorts.map((sort) => ({ value: sort, text: t(`listing.sort.${sort}`) }))}
          action={action}
          params={params}
          short
        />
      </div>
    </div>
  );
}
