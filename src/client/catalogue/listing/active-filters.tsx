/** The active filters, each a link to the listing without it. Source: checklist CAT-3. */
import { brandAsOffered } from '#domain/catalogue/brand-key.ts';
import {
  attributeParameter,
  limitParametersIn,
} from '#domain/catalogue/listing/attribute-parameters.ts';
import { writtenChoice } from '#domain/catalogue/listing/choices.ts';
import {
  listingSearch,
  reducedTag,
  searchInCategory,
  searchWithoutFilters,
} from '#domain/catalogue/listing/listing.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { formatMoney } from '#domain/money/format.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { tagLabel } from '../../product/tag-label.ts';
import { type ShopView, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingProps } from './listing-props.ts';

export type Chip = {
  /** Parameter name in the address; the event that reports the removal sends it with the value. */
  name: string;
  value: string;
  label: string;
  /** Of a price: the label where net prices lead. */
  netLabel?: string;
  /** The address's query without this filter. */
  search: string;
};

export function ActiveFilters({ chips, action, params }: ListingProps & { chips: Chip[] }) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <ul className="row" data-gap="2">
      {chips.map(({ name, value, label, netLabel, search }) => {
        const link = (said: string, mode = '') => (
          <a
            className={`chip${mode}`}
            href={action + search}
            aria-label={t('filter.remove', { name: said })}
            data-unfilter={name}
            data-value={value}
          >
            {said} <Icon name="x" />
          </a>
        );
        return (
          <li key={`${name} ${value}`}>
            {link(label, netLabel && ' as-gross')}
            {netLabel && link(netLabel, ' as-net')}
          </li>
        );
      })}
      <li>
        <a className="small b" data-clear="" href={action + searchWithoutFilters(params)}>
          {t('filter.clear')}
        </a>
      </li>
    </ul>
  );
}

type Chipped = Pick<ListingProps, 'query' | 'params' | 'listing' | 'categories'>;
type Labels = Pick<ShopView, 'currency' | 'locale' | 'campaigns' | 'vatRate'> & { t: Translate };

/** The active filters in their order; routes that offer to remove one of them read them too. */
export function chipsOf(
  { query, params, listing, categories }: Chipped,
  { t, currency, locale, campaigns, vatRate }: Labels,
): Chip[] {
  const money = (cents: number) => formatMoney(cents, currency, locale);
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
    ...(priceFrom !== undefined ? [priceChip('price-from', '≥', priceFrom)] : []),
    ...(priceTo !== undefined ? [priceChip('price-to', '≤', priceTo)] : []),
    ...(query.inStock ? [chip('in-stock', '1', t('filter.inStock'))] : []),
    ...tags.map((tag) => tagChip(tag)),
    ...brands.map((brand) => {
      const name = brandAsOffered(brand, listing.facets.brands);
      return chip('brand', name, name, without(brands, brand));
    }),
    ...(rating !== undefined
      ? [chip('rating', String(rating), t('filter.ratingFrom', { rating }))]
      : []),
    ...query.energyClasses.map((own) =>
      chip(
        'energy-class',
        own,
        labelled(t, t('filter.energyClass'), own),
        without(query.energyClasses, own),
      ),
    ),
    ...Object.entries(query.attributes).flatMap(([name, values]) =>
      values.map((value) => attributeChip(name, value)),
    ),
  ];

  function priceChip(name: string, sign: string, gross: number): Chip {
    const net = money(netOf(gross, vatRate, currency));
    return {
      ...chip(name, String(gross), `${sign} ${money(gross)}`),
      netLabel: t('price.net', { amount: `${sign} ${net}` }),
    };
  }

  /** The address expresses a reduction as `on-sale` or as one of the tags; the link removes both. */
  function tagChip(tag: string): Chip {
    const label = tag === reducedTag ? t('filter.onSale') : tagLabel(tag, { t, campaigns });
    const left = without(tags, tag);
    return {
      ...chip('tags', tag, label),
      search: listingSearch(params, { 'on-sale': undefined, tags: left }),
    };
  }

  /** A range of the two fields is removed with both; a choice of the list alone. */
  function attributeChip(name: string, value: string): Chip {
    const parameter = attributeParameter + name;
    const facet = listing.facets.attributes.find((each) => each.name === name);
    const label = facet?.values.find((each) => each.value === value)?.label ?? value;
    const named = facet ? labelled(t, facet.label, label) : label;
    const ticked = params.getAll(parameter).map(writtenChoice);
    const fields = limitParametersIn(params, name).map((each): [string, undefined] => [
      each,
      undefined,
    ]);
    return {
      ...chip(parameter, value, named),
      search: listingSearch(
        params,
        ticked.includes(value)
          ? { [parameter]: without(ticked, value) }
          : Object.fromEntries(fields),
      ),
    };
  }
}
