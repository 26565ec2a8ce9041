/** The limits that empty price fields hint at. */
import type { ListingFacets } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';

type Hints = { lowest: number | undefined; highest: number | undefined };

/** In cents; none that the other field, already filled in, would contradict: no "from 4 to 1". */
export function hintedLimits(
  range: ListingFacets['priceRange'],
  {
    priceFrom = 0,
    priceTo = Number.POSITIVE_INFINITY,
  }: Pick<ListingQuery, 'priceFrom' | 'priceTo'>,
): Hints {
  return {
    lowest: range && range.from <= priceTo ? range.from : undefined,
    highest: range && range.to >= priceFrom ? range.to : undefined,
  };
}
