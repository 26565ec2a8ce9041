/** A listing: filters left, cards right. Category pages and the search page share it. */
import type { ListingPage } from '#domain/catalogue/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import { useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingToolbar, useChips } from './listing-toolbar.tsx';
import { Pager } from './pager.tsx';
import { ProductCard } from './product-card.tsx';

export type ListingProps = {
  listing: ListingPage;
  query: ListingQuery;
  action: string;
  params: URLSearchParams;
};

/** Pictures this far down are in the first view. */
const eagerCards = 4;

export function Listing({ listing, query, action, params }: ListingProps) {
  const t = useT();
  const chips = useChips(query, params);
  const filters = (
    <ListingFilters query={query} facets={listing.facets} action={action} params={params} />
  );
  return (
    <div className="split split--filter top">
      <aside className="only-xl" aria-label={t('filter.title')}>
        {filters}
      </aside>
      <div>
        <div className="shelf">
          <details className="shelf__filters only-not-xl">
            <summary className="btn" data-kind="line">
              <Icon name="sliders-horizontal" />
              {t('filter.title')}
              {chips.length > 0 && (
                <span className="plate" data-solid="">
                  {chips.length}
                </span>
              )}
            </summary>
            {filters}
          </details>
          <ListingToolbar query={query} action={action} params={params} chips={chips} />
        </div>
        {listing.items.length === 0 ? (
          <p>{t('listing.emptyFiltered')}</p>
        ) : (
          <div className="ruled">
            <ul className="is-rows" data-cols="3-4">
              {listing.items.map((product, index) => (
                <ProductCard
                  key={product.sku}
                  product={product}
                  level={2}
                  eager={index < eagerCards}
                />
              ))}
            </ul>
          </div>
        )}
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={listing.total}
          action={action}
          params={params}
        />
      </div>
    </div>
  );
}
