/** A listing: filters left, cards right. Category pages and the search page share it. */
import { ProductCard } from '../../product/product-card.tsx';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useChips } from './active-filters.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingFoot } from './listing-foot.tsx';
import type { ListingProps } from './listing-props.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

/** The images of this many cards are in the first view. */
const eagerCards = 4;

export function Listing(props: ListingProps) {
  const t = useT();
  const { listing, query } = props;
  const chips = useChips(props);
  return (
    <div className="split split--filter top">
      <aside id="filters" className="filters sheet" aria-label={t('filter.title')}>
        <ListingFilters {...props} />
      </aside>
      <div id="listing" data-listing="" data-query-id={listing.queryId}>
        <div className="shelf">
          <a className="btn only-not-xl" data-kind="line" data-open-filters="" href="#filters">
            <Icon name="sliders-horizontal" />
            {t('filter.title')}
            {chips.length > 0 && (
              <span className="plate" data-solid="">
                {chips.length}
              </span>
            )}
          </a>
          <ListingToolbar {...props} chips={chips} />
        </div>
        {listing.items.length === 0 ? (
          <p>{t('listing.emptyFiltered')}</p>
        ) : (
          <div className="ruled">
            <ul className="is-rows" data-cols="3-4" data-cards="">
              {listing.items.map((product, index) => (
                <ProductCard
                  key={product.sku}
                  product={product}
                  level={2}
                  eager={index < eagerCards}
                  quickAdd
                  compare
                  found={query.query !== undefined}
                />
              ))}
            </ul>
          </div>
        )}
        <ListingFoot {...props} total={listing.total} page={query.page} pageSize={query.pageSize} />
      </div>
    </div>
  );
}
