/** What the pages of brands, offers and badges say if no operator has written about them: sentences made of facts. */
import { Fragment } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useMoney, useShop } from '../../shop.tsx';

type BrandTextProps = { brand: string; listing: ListingPage; categories: readonly Category[] };

/** `categories`: those with the most of its articles first. */
export function BrandText({ brand, listing, categories }: BrandTextProps) {
  const { t, href } = useShop();
  const money = useMoney();
  const { facets, total } = listing;
  const { from } = facets.priceRange ?? {};
  const items = t('listing.count', { count: total });
  return (
    <div className="prose">
      <p>
        {from === undefined || brand === shopName
          ? labelled(t, brand, items)
          : t('brand.text', { brand, items, price: money(from), tax: t('price.gross') })}{' '}
        <InStock listing={listing} />
        {categories.length > 0 && (
          <>
            {' '}
            {labelled(t, t('brand.categories'), '')}
            {categories.map(({ key, slug, name }, index) => (
              <Fragment key={key}>
                {index > 0 && ', '}
                <a href={href(`/${slug}`)}>{name}</a>
              </Fragment>
            ))}
            .
          </>
        )}
      </p>
    </div>
  );
}

export function CollectionText({ text, listing }: { text: TextKey; listing: ListingPage }) {
  const { t } = useShop();
  return (
    <div className="prose">
      <p>
        {t(text)} <InStock listing={listing} />
      </p>
    </div>
  );
}

function InStock({ listing: { facets } }: { listing: ListingPage }) {
  const { t } = useShop();
  if (facets.inStock === 0) return null;
  return `${labelled(t, t('filter.inStock'), t('listing.count', { count: facets.inStock }))}.`;
}
