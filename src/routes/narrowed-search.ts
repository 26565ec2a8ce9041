/** A search whose words mean filters leads to the listing with them: "used fryer under 200 euros". */
import { listingQueryFrom, listingSearch } from '#domain/catalogue/listing/listing.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { priceParameters } from '#domain/catalogue/listing/price-limit.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { type PriceBound, priceBoundIn } from '#domain/search/price-bound.ts';
import type { Shop } from '#worker/request/context.ts';
import { taggedSearch, tagListing } from './tag-search.ts';

type Searching = Pick<Shop, 'caller' | 'commerce' | 'view'>;

/** The search part of the address, whose other filters stay; undefined if the words mean none. */
export async function narrowedSearch(
  params: URLSearchParams,
  shop: Searching,
): Promise<string | undefined> {
  const query = listingQueryFrom(params);
  const bound = boundOf(query.query ?? '', shop);
  if (!bound) return taggedSearch(query, shop);
  const rest = { query: bound.rest || undefined };
  // Limits that were chosen in the filter stay.
  const isLimited = query.priceFrom !== undefined || query.priceTo !== undefined;
  const priced = listingSearch(params, { ...rest, ...(isLimited ? {} : priceParameters(bound)) });
  const narrowed = listingQueryFrom(new URLSearchParams(priced));
  const tagged = await taggedSearch(narrowed, shop);
  // Where nothing is called so at any price, the limit is not what to do without.
  return tagged ?? ((await isAnyFound(bound.rest, shop)) ? priced : listingSearch(params, rest));
}

/** What a typed text asks for: with its limits of the price if there are any, and without them. */
export function suggestedListings(
  typed: string,
  shop: Searching,
): { text: string; queries: [ListingQuery, ...ListingQuery[]] } {
  const bound = boundOf(typed, shop);
  const text = bound?.rest ?? typed;
  const query =
    tagListing(text, shop.caller) ?? listingQueryFrom(new URLSearchParams({ query: text }));
  if (!bound) return { text, queries: [query] };
  const { from, to } = bound;
  const limits = {
    ...(from !== undefined && { priceFrom: from }),
    ...(to !== undefined && { priceTo: to }),
  };
  return { text, queries: [{ ...query, ...limits }, query] };
}

const boundOf = (text: string, { caller, view }: Searching): PriceBound | undefined =>
  priceBoundIn(text, { language: languageOf(caller.locale), currency: view.currency });

async function isAnyFound(text: string, { caller, commerce }: Searching): Promise<boolean> {
  if (text === '') return true;
  const query = { ...listingQueryFrom(new URLSearchParams({ query: text })), pageSize: 1 };
  const queries = [{ ...query, counted: 'none' as const }];
  const answer = await commerce.searchProducts({ queries }, caller);
  return answer.ok && answer.data.listings.some(({ items }) => items.length > 0);
}
