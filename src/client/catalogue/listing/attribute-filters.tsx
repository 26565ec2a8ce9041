/** The filters for attributes: the most useful in the page, all of them behind a link that needs no script. */
import {
  attributeParameter,
  limitParameters,
} from '#domain/catalogue/listing/attribute-parameters.ts';
import { writtenRange } from '#domain/catalogue/listing/choices.ts';
import { kindsFacet } from '#domain/catalogue/listing/kinds-facet.ts';
import { listingSearch } from '#domain/catalogue/listing/listing.ts';
import type { AttributeFacet } from '#domain/catalogue/listing/listing-page.ts';
import { allFilters } from '#domain/catalogue/listing/paging.ts';
import { comparable, inUnit } from '#domain/catalogue/units.ts';
import { formatFigure } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import { Choices, FilterGroup } from './filter-group.tsx';
import type { ListingProps } from './listing-props.ts';

/** Further attributes are collapsed, and those beyond `attributesInSight` are left out until all are requested. */
const openAttributes = 2;
const attributesInSight = 4;
/** The first group that the link adds. */
const restId = 'more-filters';

/** All but the one that stands above the cards (kinds.tsx). */
function attributesOf({ listing, query }: ListingProps): AttributeFacet[] {
  const kinds = kindsFacet(listing, query);
  return listing.facets.attributes.filter(({ name }) => name !== kinds?.name);
}

/** The attributes that the form has fields for; chosen ones are always among them. */
export function attributesShown(props: ListingProps): AttributeFacet[] {
  const { query, params } = props;
  const attributes = attributesOf(props);
  if (params.get(allFilters.name) === allFilters.value) return attributes;
  // A list with one more than fits is shown whole: the link would take as much room.
  const cut = attributes.length > attributesInSight + 1 ? attributesInSight : attributes.length;
  return attributes.filter(({ name }, index) => index < cut || query.attributes[name]);
}

export function AttributeFilters(props: ListingProps) {
  const { query, params, action } = props;
  const { t } = useShop();
  const shown = attributesShown(props);
  const left = attributesOf(props).length - shown.length;
  const search = listingSearch(params, { [allFilters.name]: allFilters.value });
  return (
    <>
      {shown.map((facet, index) => (
        <AttributeGroup
          key={facet.name}
          facet={facet}
          chosen={query.attributes[facet.name] ?? []}
          params={params}
          open={index < openAttributes}
          {...(left === 0 && index === attributesInSight && { id: restId })}
        />
      ))}
      {left > 0 && (
        <a
          className="filter filter__all b"
          data-all-filters=""
          rel="nofollow"
          href={`${action}${search}#${restId}`}
        >
          {t('filter.all')} <small className="num">+{left}</small>
        </a>
      )}
    </>
  );
}

type GroupProps = {
  facet: AttributeFacet;
  chosen: readonly string[];
  params: URLSearchParams;
  open: boolean;
  id?: string;
};

function AttributeGroup({ facet, chosen, params, open, id }: GroupProps) {
  const { name, label, limits } = facet;
  const parameter = attributeParameter + name;
  const ticked = params.getAll(parameter);
  /** A choice of the two fields, not of the list. */
  const typed = chosen.find((value) => !ticked.includes(value) && writtenRange(value));
  const values = facet.values.filter(({ value }) => value !== typed);
  return (
    <FilterGroup name={parameter} title={label} open={open || chosen.length > 0} id={id}>
      {(limits || typed) && <LimitFields facet={facet} typed={typed} />}
      <Choices name={parameter} choices={values} chosen={chosen} />
    </FilterGroup>
  );
}

/** The smallest and the largest number, in the unit that the attribute has in this language. */
function LimitFields({ facet, typed }: { facet: AttributeFacet; typed: string | undefined }) {
  const { t, locale } = useShop();
  const { name, label, limits } = facet;
  const range = typed === undefined ? undefined : writtenRange(typed);
  const unit = limits?.unit ?? range?.unit ?? '';
  const { from, to } = limitParameters(name, unit);
  const shown = (limit: number | undefined) =>
    limit === undefined || !range
      ? undefined
      : fieldText(inUnit(comparable(limit, range.unit || unit), unit), locale);
  const field = (parameter: string, text: string, value?: string, limit?: number) => (
    <input
      className="ctl"
      data-s=""
      name={parameter}
      inputMode="decimal"
      autoComplete="off"
      aria-label={`${label}, ${text}${unit && ` (${unit})`}`}
      defaultValue={value}
      placeholder={limit === undefined ? undefined : formatFigure(limit, locale)}
    />
  );
  return (
    <div className="pair">
      {field(from, t('filter.from'), shown(range?.low), limits?.low)}
      <span aria-hidden="true">–</span>
      {field(to, t('filter.to'), shown(range?.high), limits?.high)}
      {unit && <span aria-hidden="true">{unit}</span>}
    </div>
  );
}

/** With a fourth decimal, because three digits after a single mark are read as thousands. */
function fieldText(number: number, locale: Parameters<typeof formatFigure>[1]): string {
  const text = formatFigure(number, locale);
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !Number.isInteger(number) ? `${text}0` : text;
}
