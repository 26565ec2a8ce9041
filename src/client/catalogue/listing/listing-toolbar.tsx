/** Above the cards: their number, the active filters and the order. */
import { sorts } from '#domain/catalogue/listing/listing-query.ts';
import { useT } from '../../shop.tsx';
import { ActiveFilters, type Chip } from './active-filters.tsx';
import type { ListingProps } from './listing-props.ts';
import { ListingSelect } from './listing-select.tsx';

export function ListingToolbar(props: ListingProps & { chips: Chip[] }) {
  const t = useT();
  const { query, action, params, listing } = props;
  return (
    <div className="toolbar">
      <p className="b" data-said="">
        {t('listing.count', { count: listing.total })}
      </p>
      <ActiveFilters {...props} />
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
  );
}
