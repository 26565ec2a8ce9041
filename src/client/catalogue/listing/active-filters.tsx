/** The active filters, each a link to the listing without it. Source: checklist CAT-3. */
import {
  attributeParameter,
  listingSearch,
  searchInCategory,
  searchWithoutFilters,
} from '#domain/catalogue/listing/listing.ts';
import { tagLabel } from '../../product/tag-label.ts';
import { useMoney, useShop, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingProps } from './listing-props.ts';

export type Chip = {
  /** Parameter name in the address; the event that reports the removal sends it with the value. */
  name: string;
  value: string;
  label: string;
  /** The address's query without this filter. */
  search: string;
};

export function ActiveFilters({ chips, action, params }: ListingProps & { chips: Chip[] }) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <ul className="row" data-gap="2">
      {chips.map(({ name, value, label, search }) => (
        <li key={`${name} ${value}`}>
          <a
            className="chip"
            href={action + search}
            aria-label={t('filter.remove', { name: label })}
            data-unfilter={name}
            data-value={value}
          >
            {label} <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="small b" data-clear="" href={action + searchWithoutFilters(params)}>
          {t('filter.clear')}
        </a>
      </li>
    </ul>
  );
}

export function useChips({ query, params, listing, categories }: ListingProps): Chip[] {
  const shop = useShop();
  const { t } = shop;
  const money = useMoney();
  /** `left`: the remaining values of the parameter. */
  const chip = (name: string, value: string, label: string, left?: string[]): Chip => ({
    name,
    value,
    label,
    search: listingSearch(params, { [name]: left }),
  });
  const without = (values: readonly string[], value: string) =>
    values.filter((each) => each !== value);
  const { priceFrom, priceTo, rating, tags, brands } = query;
  const category = categories?.path.at(-1);
  return [
    ...(category
      ? [
          {
            name: 'category',
            value: category.key,
            label: category.name,
            search: searchInCategory(params, undefined),
          },
        ]
      : []),
    ...(priceFrom !== undefined
      ? [chip('price-from', String(priceFrom), `≥ ${money(priceFrom)}`)]
      : []),
    ...(priceTo !== undefined ? [chip('price-to', String(priceTo), `≤ ${money(priceTo)}`)] : []),
    ...(query.inStock ? [chip('in-stock', '1', t('filter.inStock'))] : []),
    ...(query.onSale && !params.has('sales') ? [onSaleChip()] : []),
    ...tags.map((tag) => chip('tags', tag, tagLabel(tag, shop), without(tags, tag))),
    ...brands.map((brand) => chip('brand', brand, brand, without(brands, brand))),
    ...(rating !== undefined
      ? [chip('rating', String(rating), t('filter.ratingFrom', { rating }))]
      : []),
    ...Object.entries(query.attributes).flatMap(([name, values]) => {
      const facet = listing.facets.attributes.find((each) => each.name === name);
      return values.map((value) => {
        const label = facet?.values.find((each) => each.value === value)?.label ?? value;
        const named = facet ? `${facet.label}: ${label}` : label;
        return chip(attributeParameter + name, value, named, without(values, value));
      });
    }),
  ];

  /** The address expresses it as `on-sale` or as one of the tags; the link removes both. */
  function onSaleChip(): Chip {
    const search = listingSearch(params, { 'on-sale': undefined, tags: [...tags] });
    return { name: 'on-sale', value: '1', label: t('filter.onSale'), search };
  }
}
