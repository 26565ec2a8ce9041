/**
 * Filters as a plain GET form: the address is its state, so history, links and browsers without JavaScript work. On
 * narrow screens the button "Filters" leads here, and src/client/catalogue/listing/browser/filter-drawer.ts shows the
 * form in a drawer.
 */
import { brandAsOffered } from '#domain/catalogue/brand-key.ts';
import {
  attributeParameter,
  isAttributeParameter,
  limitParametersIn,
} from '#domain/catalogue/listing/attribute-parameters.ts';
import {
  reducedTag,
  searchWithoutFilters,
  starChoices,
} from '#domain/catalogue/listing/listing.ts';
import { allFilters } from '#domain/catalogue/listing/paging.ts';
import { tagLabel } from '../../product/tag-label.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { starsPercent } from '../../ui/stars.tsx';
import { AttributeFilters, attributesShown } from './attribute-filters.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { CheckRow, Choices, FilterGroup } from './filter-group.tsx';
import type { ListingProps } from './listing-props.ts';
import { PriceFilter } from './price-filter.tsx';

/** Parameters that the form does not show but must preserve: text, kind of listing, category, order, page size. */
const preservedParameters = [
  'query',
  'sales',
  'new-arrivals',
  'category',
  'sort',
  'hits',
  allFilters.name,
];

export function ListingFilters(props: ListingProps) {
  const { listing, query, action, params, categories } = props;
  const { t } = useShop();
  const shown = attributesShown(props).flatMap(({ name }) => [
    attributeParameter + name,
    ...limitParametersIn(params, name),
  ]);
  const preserved = [...params].filter(
    ([name]) =>
      preservedParameters.includes(name) || (isAttributeParameter(name) && !shown.includes(name)),
  );
  return (
    <form
      className="sheet__form"
      action={action}
      aria-label={t('filter.title')}
      data-autosubmit=""
      data-filters=""
      autoComplete="off"
    >
      {preserved.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="sheet__head only-not-xl">
        <h2 id="filters-title" className="title" tabIndex={-1}>
          {t('filter.title')}
        </h2>
        <a
          className="btn"
          data-kind="quiet"
          data-icon=""
          data-close=""
          href="#listing"
          aria-label={t('filter.close')}
        >
          <Icon name="x" />
        </a>
      </div>
      <div className="sheet__body">
        <PriceFilter query={query} facets={listing.facets} />
        <Availability {...props} />
        {categories && <CategoryFilter {...categories} {...{ action, params }} />}
        <Brands {...props} />
        <EnergyClasses {...props} />
        <AttributeFilters {...props} />
        <Rating {...props} />
        <Tags {...props} />
        <noscript>
          <button type="submit" className="btn only-xl" data-wide="">
            {t('filter.apply')}
          </button>
        </noscript>
      </div>
      <div className="sheet__foot row only-not-xl">
        <a
          className="btn"
          data-kind="line"
          data-clear=""
          href={action + searchWithoutFilters(params)}
        >
          {t('filter.clear')}
        </a>
        <button type="submit" className="btn filters__go">
          {t('filter.show', { count: listing.total })}
        </button>
      </div>
    </form>
  );
}

/** Whether a filter leaves a choice: some article lacks what it offers, or it is set. `chosen`: whether it is. */
const divides = (counts: readonly { count: number }[], total: number, chosen: boolean) =>
  chosen || counts.some(({ count }) => count > 0 && count < total);

function Availability({ query, listing: { facets, total } }: ListingProps) {
  const { t } = useShop();
  if (!divides([{ count: facets.inStock }], total, query.inStock)) return null;
  const choice = { value: '1', label: t('filter.inStock'), count: facets.inStock };
  return (
    <FilterGroup name="availability" title={t('filter.availability')} open>
      <CheckRow name="in-stock" {...choice} checked={query.inStock} />
    </FilterGroup>
  );
}

/** Filters for reductions, badges and current campaigns. The offers page contains reduced articles only. */
function Tags({ query, params, listing: { facets, total } }: ListingProps) {
  const shop = useShop();
  const { t } = shop;
  const label = (tag: string) => (tag === reducedTag ? t('filter.onSale') : tagLabel(tag, shop));
  const reduced =
    params.has('sales') || facets.onSale === 0 ? [] : [{ tag: reducedTag, count: facets.onSale }];
  const choices = withChosen(
    [...reduced, ...facets.tags].map(({ tag, count }) => ({
      value: tag,
      label: label(tag),
      count,
    })),
    query.tags,
    label,
  );
  if (!divides(choices, total, query.tags.length > 0)) return null;
  return (
    <FilterGroup name="tags" title={t('filter.tags')} open>
      <Choices name="tags" choices={choices} chosen={query.tags} />
    </FilterGroup>
  );
}

function Brands({ query, listing: { facets, total } }: ListingProps) {
  const { t } = useShop();
  const chosen = query.brands.map((brand) => brandAsOffered(brand, facets.brands));
  const choices = withChosen(
    facets.brands.map(({ name, count }) => ({ value: name, label: name, count })),
    chosen,
  );
  if (!divides(choices, total, chosen.length > 0)) return null;
  return (
    <FilterGroup name="brand" title={t('filter.brand')} open>
      <Choices name="brand" choices={choices} chosen={chosen} />
    </FilterGroup>
  );
}

function Rating({ query, listing: { facets, total } }: ListingProps) {
  const { t } = useShop();
  const shown = starChoices.flatMap((stars) => {
    const count = facets.ratings.find((rating) => rating.stars === stars)?.count ?? 0;
    return count > 0 || query.rating === stars ? [{ stars, count }] : [];
  });
  if (!divides(shown, total, query.rating !== undefined)) return null;
  return (
    <FilterGroup name="rating" title={t('filter.rating')} open>
      {shown.map(({ stars, count }) => (
        <CheckRow
          key={stars}
          type="radio"
          name="rating"
          value={String(stars)}
          label={t('filter.ratingFrom', { rating: stars })}
          count={count}
          checked={query.rating === stars}
        >
          <span className="stars">
            <i data-percent={starsPercent(stars)} aria-hidden="true" />
          </span>
        </CheckRow>
      ))}
      <CheckRow
        type="radio"
        name="rating"
        value=""
        label={t('filter.ratingAny')}
        checked={query.rating === undefined}
      />
    </FilterGroup>
  );
}

/** The class is that of the label's own scale, which differs for ovens. */
function EnergyClasses({ query, listing: { facets, total } }: ListingProps) {
  const { t } = useShop();
  const chosen = query.energyClasses;
  const choices = withChosen(
    facets.energyClasses.map(({ energyClass, count }) => ({
      value: energyClass,
      label: energyClass,
      count,
    })),
    chosen,
  );
  if (!divides(choices, total, chosen.length > 0)) return null;
  return (
    <FilterGroup name="energy-class" title={t('filter.energyClass')} open>
      <Choices name="energy-class" choices={choices} chosen={chosen} />
    </FilterGroup>
  );
}

/** Adds chosen values that no article has any more, with a count of 0. */
function withChosen<Offered extends { value: string; label: string; count: number }>(
  offered: readonly Offered[],
  chosen: readonly string[],
  labelOf: (value: string) => string = (value) => value,
) {
  const missing = chosen.filter((value) => offered.every((each) => each.value !== value));
  return [...offered, ...missing.map((value) => ({ value, label: labelOf(value), count: 0 }))];
}
