import { attributeParameter } from '#domain/catalogue/listing/attribute-parameters.ts';
import { listingSearch } from '#domain/catalogue/listing/listing.ts';
import type { AttributeFacet } from '#domain/catalogue/listing/listing-page.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import type { ListingProps } from './listing-props.ts';

/** The kinds of the goods above them: each a link that sets its filter, or removes it again. */
export function Kinds({ facet, query, action, params }: ListingProps & { facet: AttributeFacet }) {
  const { locale } = useShop();
  const { name, label, values } = facet;
  const chosen = query.attributes[name] ?? [];
  const parameter = attributeParameter + name;
  return (
    <nav aria-label={label}>
      <ul className="kinds">
        {values.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          const next = isChosen ? chosen.filter((each) => each !== value) : [...chosen, value];
          return (
            <li key={value}>
              <a
                className="chip"
                href={action + listingSearch(params, { [parameter]: next })}
                rel="nofollow"
                aria-current={isChosen || undefined}
                {...{ [isChosen ? 'data-unfilter' : 'data-filter']: parameter }}
                data-value={value}
              >
                {`${label} `}
                <small>{formatNumber(count, locale)}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
