/** A listing: filters left, cards right. Category pages and the search page share it. */
import { accessoriesLast } from '#domain/catalogue/listing/accessories-last.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chipsOf } from './active-filters.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingFoot } from './listing-foot.tsx';
import type { ListingProps } from './listing-props.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { NothingMatches } from './nothing-matches.tsx';

/** The images of this many cards are in the first view. */
const eagerCards = 4;

export function Listing(props: ListingProps) {
  const shop = useShop();
  const { t } = shop;
  const { listing, query } = props;
  const chips = chipsOf(props, shop);
  // Shelves are in this order; what a search finds can be grouped only where all of it is shown.
  const isWhole = query.query === undefined || listing.items.length === listing.total;
  const { articles, accessories } =
    query.sort === 'relevance' && isWhole
      ? accessoriesLast(listing.items)
      : { articles: listing.items, accessories: [] };
  const card = (product: ProductSummary, index: number) => (
    <ProductCard
      key={product.sku}
      product={product}
      narrow="34vw"
      level={2}
      eager={index < eagerCards}
      quickAdd
      compare
      found={query.query !== undefined}
    />
  );
  return (
    <div className="split split--filter">
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
          <NothingMatches {...props} />
        ) : (
          <div className="ruled">
            <ul className="is-rows" data-cols="3-4" data-cards="">
              {articles.map(card)}
              {accessories.length > 0 && (
                <li className="card-group">
                  <h2 className="title">{t('listing.accessories')}</h2>
                </li>
              )}
              {accessories.map((product, index) => card(product, articles.length + index))}
            </ul>
          </div>
        )}
        <ListingFoot {...props} total={listing.total} page={query.page} pageSize={query.pageSize} />
      </div>
    </div>
  );
}
