/** Instead of the cards, if no article matches all filters: which filter to do without. */
import { searchWithoutFilters } from '#domain/catalogue/listing/listing.ts';
import { ProductRail } from '../../product/product-rail.tsx';
import { useShop } from '../../shop.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import type { ListingProps, Way } from './listing-props.ts';

const cardsInRow = 4;

export function NothingMatches({ ways = [], action, params }: ListingProps) {
  const { t, phone } = useShop();
  const helpful = ways
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total);
  const nearest = [...new Map(helpful.flatMap(cardsOf)).values()].slice(0, cardsInRow);
  return (
    <>
      <section className="panel stack">
        <h2 className="title">{t('listing.emptyFiltered')}</h2>
        {helpful.length > 0 && (
          <>
            <p className="muted">{t('listing.doWithout')}</p>
            <ul className="drops">
              {helpful.map(({ chip: { label, netLabel, search }, total }) => (
                <li key={search}>
                  <a href={action + search} rel="nofollow">
                    <span className={netLabel && 'as-gross'}>
                      {t('listing.without', { name: label })}
                    </span>
                    {netLabel && (
                      <span className="as-net">{t('listing.without', { name: netLabel })}</span>
                    )}
                    <b className="b">{t('listing.count', { count: total })}</b>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="row">
          <a className="btn" href={action + searchWithoutFilters(params)}>
            {t('filter.clear')}
          </a>
          {phone && (
            <a className="b" href={telephoneLink(phone)}>
              {phone}
            </a>
          )}
        </p>
      </section>
      <ProductRail title={t('listing.nearest')} products={nearest} cols={4} compare />
    </>
  );
}

const cardsOf = ({ items }: Way) => items.map((item) => [item.sku, item] as const);
