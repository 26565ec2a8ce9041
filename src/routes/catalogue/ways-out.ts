/** What a listing without results would show without one of its filters. */
import { chipsOf } from '#client/catalogue/listing/active-filters.tsx';
import type { ListingProps, Way } from '#client/catalogue/listing/listing-props.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { Shop } from '#worker/request/context.ts';

/** One call takes six listings. */
const mostAsked = 6;
/** As many as stand in a row. */
const itemsShown = 4;

/** Empty if the listing has results. `within` is what the listing itself asks for, whatever its address says. */
export async function waysOut(
  { commerce, caller, view, t }: Shop,
  listed: Pick<ListingProps, 'listing' | 'query' | 'params' | 'categories'>,
  within: Partial<ListingQuery> = {},
): Promise<Way[]> {
  if (listed.listing.total > 0) return [];
  const chips = chipsOf(listed, { ...view, t }).slice(0, mostAsked);
  const queries = chips.map(({ search }) => ({
    ...listingQueryFrom(new URLSearchParams(search), listed.query.category),
    ...within,
    page: 1,
    pageSize: itemsShown,
  }));
  if (chips.length === 0) return [];
  const answer = await commerce.searchProducts({ queries }, caller);
  // The page is complete without it.
  if (!answer.ok) return [];
  return chips.flatMap((chip, at) => {
    const listing = answer.data.listings[at];
    return listing ? [{ chip, total: listing.total, items: listing.items }] : [];
  });
}
