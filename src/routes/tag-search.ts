/** A search for "new", "sale" or "used" leads to the goods with that tag, also beside other words ("used fryer"). */
import { newTag } from '#domain/catalogue/badges.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { isPlainSearch } from '#domain/search/searched-queries.ts';
import { type TagMeaning, tagMeantBy } from '#domain/search/tag-words.ts';
import type { Shop } from '#worker/request/context.ts';

const filters: Record<TagMeaning, { tags?: string[]; onSale?: boolean }> = {
  new: { tags: [newTag] },
  sale: { onSale: true },
  used: { tags: ['bware'] },
};

const parameters: Record<TagMeaning, string> = {
  new: `tags=${newTag}`,
  sale: 'on-sale=1',
  used: 'tags=bware',
};

/** The search part of the address; undefined if no tag is meant, or if no found article has it. */
export async function taggedSearch(
  query: ListingQuery,
  { caller, commerce }: Pick<Shop, 'caller' | 'commerce'>,
): Promise<string | undefined> {
  const meant = isPlainSearch(query)
    ? tagMeantBy(query.query ?? '', languageOf(caller.locale))
    : undefined;
  if (!meant) return undefined;
  const { meaning, rest } = meant;
  const narrowed = listingQuery.parse({
    ...filters[meaning],
    ...(rest && { query: rest }),
    counted: 'none',
    pageSize: 1,
  });
  const answer = await commerce.searchProducts({ queries: [narrowed] }, caller);
  const isFound = answer.ok && answer.data.listings.some(({ items }) => items.length > 0);
  if (!isFound) return undefined;
  return `?${rest ? `${new URLSearchParams({ query: rest })}&` : ''}${parameters[meaning]}`;
}
