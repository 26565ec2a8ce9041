/** A listing: filters left, cards right. Category pages and the search page share it. */
import { accessoriesLast } from '#domain/catalogue/listing/accessories-last.ts';
import { attributeParameter } from '#domain/catalogue/listing/attribute-parameters.ts';
import { kindsFacet } from '#domain/catalogue/listing/kinds-facet.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { useShop } from '../../shop.tsx';
import { chipsOf } from './active-filters.tsx';
import { Kinds } from './kinds.tsx';
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
  const kinds = kindsFacet(listing, query);
  // A chosen kind is marked among the kinds.
  const chips = chipsOf(props, shop).filter(
    ({ name }) => name !== attributeParameter + kinds?.name,
  );
  // Shelves are in this order; what a search finds can be put into it only where all of it is shown.
  const isWhole = listing.items.length === listing.total;
  const items =
    query.sort === 'relevance' && isWhole ? accessoriesLast(listing.items) : listing.items;
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
        {kinds && <Kinds facet={kinds} {...props} />}
        <ListingToolbar {...props} chips={chips} />
        {listing.items.length === 0 ? (
          <NothingMatches {...props} />
        ) : (
          <div className="ruled">
            <ul className="is-rows" data-cols="3-4" data-cards="">
              {items.map(card)}
            </ul>
          </div>
        )}
        <ListingFoot {...props} total={listing.total} page={query.page} pageSize={query.pageSize} />
      </div>
    </div>
  );
}
