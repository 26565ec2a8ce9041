/** A search for "new", "sale" or "used" leads to the goods with that tag, also beside other words ("used fryer"). */
import { newTag, usedTag } from '#domain/catalogue/badges.ts';
import { listingQueryFrom, listingSearch } from '#domain/catalogue/listing/listing.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { priceParameters } from '#domain/catalogue/listing/price-limit.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import { isPlainSearch } from '#domain/search/searched-queries.ts';
import { type TagMeaning, tagMeantBy } from '#domain/search/tag-words.ts';
import type { Shop } from '#worker/request/context.ts';

const searches: Record<TagMeaning, string> = {
  new: `tags=${newTag}`,
  sale: 'on-sale=1',
  used: `tags=${usedTag}`,
};

/** The listing of a text that means a tag and nothing else. */
export function tagListing(text: string, { locale }: Caller): ListingQuery | undefined {
  const meant = tagMeantBy(text, languageOf(locale));
  if (meant?.rest !== '') return undefined;
  return listingQueryFrom(new URLSearchParams(searches[meant.meaning]));
}

/**
 * The search part of the address, with the limits of the price; undefined if no tag is meant, or if no article of that
 * name has it.
 */
export async function taggedSearch(
  { priceFrom, priceTo, ...query }: ListingQuery,
  { caller, commerce }: Pick<Shop, 'caller' | 'commerce'>,
): Promise<string | undefined> {
  const text = isPlainSearch(query) ? (query.query ?? '') : '';
  const meant = tagMeantBy(text, languageOf(caller.locale));
  if (!meant) return undefined;
  const { meaning, rest } = meant;
  const search = listingSearch(
    new URLSearchParams(
      `${rest && `${new URLSearchParams({ query: rest })}&`}${searches[meaning]}`,
    ),
    priceParameters({ from: priceFrom, to: priceTo }),
  );
  const narrowed: ListingQuery = {
    ...listingQueryFrom(new URLSearchParams(search)),
    // In an order other than by relevance, weak matches are left out.
    sort: 'price-asc',
    counted: 'none',
    pageSize: 1,
  };
  const answer = await commerce.searchProducts({ queries: [narrowed] }, caller);
  const isFound = answer.ok && answer.data.listings.some(({ items }) => items.length > 0);
  return isFound ? search : undefined;
}
