/** Which attribute divides a listing into the kinds of its goods: "Convection oven", "Microwave". */
import { kindIn } from '../kind-of-goods.ts';
import type { AttributeFacet, ListingPage } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';

/** Fewer kinds divide nothing, more are no longer taken in at a glance. */
const fewest = 3;
const most = 8;
/** The share of the shown articles whose names must say their kind: sets have names of their own. */
const named = 0.75;

type Shown = { items: readonly Pick<ListingPage['items'][number], 'name'>[] } & {
  facets: Pick<ListingPage['facets'], 'attributes'>;
};

/**
 * An attribute says the kind if its values are what the names of the articles begin with; its values are in the order of
 * these articles. Undefined if there is none, and for a search, whose words name the kind.
 */
export function kindsFacet(
  { items, facets }: Shown,
  { query }: Pick<ListingQuery, 'query'>,
): AttributeFacet | undefined {
  if (query !== undefined) return undefined;
  const kinds = items.map(({ name }) => kindIn(name).toLowerCase());
  const rank = (label: string) => kinds.indexOf(label.toLowerCase()) >>> 0;
  const facet = facets.attributes.find(({ values }) => {
    const labels = new Set(values.map(({ label }) => label.toLowerCase()));
    const said = kinds.filter((kind) => labels.has(kind)).length;
    return values.length >= fewest && values.length <= most && said > kinds.length * named;
  });
  return (
    facet && { ...facet, values: facet.values.toSorted((a, b) => rank(a.label) - rank(b.label)) }
  );
}
