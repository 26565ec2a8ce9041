/** The state of a listing is stored in the query of its address. Source: checklist CAT-2, URL-7. */
import { brandKey } from '../brand-key.ts';
import { energyClasses } from '../energy/energy-label.ts';
import { attributeParametersIn, chosenAttributes, textsOf } from './attribute-parameters.ts';
import { type ListingQuery, maxTextLength, type Sort, sorts } from './listing-query.ts';
import { defaultPageSize, maximumPage, pageSizes } from './paging.ts';
import { limitFrom } from './price-limit.ts';

/** Old names of sorts that links may still carry. */
const sortAliases: ReadonlyMap<string, Sort> = new Map([
  ['price-up', 'price-asc'],
  ['price-down', 'price-desc'],
  ['latest', 'newest'],
]);

/** Parameters that filter a listing, besides attributes; `category` only on the search page. */
const filterParameters = [
  'price-from',
  'price-to',
  'in-stock',
  'on-sale',
  'tags',
  'brand',
  'rating',
  'energy-class',
  'category',
];

/** The badge of a reduction. As a filter it is determined by the price, not by the badge. */
export const reducedTag = 'on-sale';

/** Minimum average ratings that can be chosen. */
export const starChoices = [4, 3] as const;

/** Reads the state of a listing from its address; invalid values count as absent. */
export function listingQueryFrom(params: URLSearchParams, category?: string): ListingQuery {
  const query = textOf(params.get('query'));
  const within = category ?? textOf(params.get('category'));
  const tags = textsOf(params, 'tags');
  const reduced = params.get('on-sale') === '1' && !tags.includes(reducedTag);
  const rating = Number(params.get('rating'));
  const priceFrom = limitFrom(params.get('price-from'));
  const priceTo = limitFrom(params.get('price-to'));
  const sort = params.get('sort') ?? '';
  const pageSize = Number(params.get('hits'));
  const page = Number(params.get('page') ?? 1);
  const labels = params.getAll('energy-class').map((label) => label.trim().toUpperCase());
  return {
    ...(within && { category: within }),
    ...(query && { query }),
    // Of the same group as the badges, so one of them must match.
    tags: reduced ? [...tags, reducedTag] : tags,
    brands: brandsOf(params),
    ...(starChoices.some((stars) => stars === rating) && { rating }),
    attributes: chosenAttributes(params),
    energyClasses: energyClasses.filter((each) => labels.includes(each)),
    inStock: params.get('in-stock') === '1',
    onSale: params.has('sales'),
    newArrivals: params.has('new-arrivals'),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    sort: sortAliases.get(sort) ?? sorts.find((known) => known === sort) ?? defaultSort(params),
    page: Number.isInteger(page) && page >= 1 && page < maximumPage ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
    counted: 'all',
  };
}

function textOf(value: string | null): string | undefined {
  return value?.trim().slice(0, maxTextLength) || undefined;
}

/** Each brand once, in whichever letter case. */
function brandsOf(params: URLSearchParams): string[] {
  const brands = textsOf(params, 'brand').map((brand): [string, string] => [
    brandKey(brand),
    brand,
  ]);
  return [...new Map(brands).values()];
}

function defaultSort(params: URLSearchParams): Sort {
  return params.has('new-arrivals') ? 'newest' : 'relevance';
}

/** The query of the same listing with some of its state changed; the page is reset unless `changes` names it. */
export function listingSearch(
  params: URLSearchParams,
  changes: Record<string, string | string[] | undefined>,
): string {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const each of [value ?? []].flat()) next.append(name, each);
  }
  if (next.get('page') === '1') next.delete('page');
  const search = next.toString();
  return search ? `?${search}` : '';
}

/** The query of the same listing without its filters. */
export function searchWithoutFilters(params: URLSearchParams): string {
  return listingSearch(params, without([...filterParameters, ...attributeParametersIn(params)]));
}

/** The query of the same search in another category, or in all. */
export function searchInCategory(params: URLSearchParams, category: string | undefined): string {
  return listingSearch(params, { category });
}

function without(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
