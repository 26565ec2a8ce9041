/** A search for the number of an article opens its page. */

import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { articleNumberOnly } from '#domain/catalogue/product.ts';
import { isPlainSearch } from '#domain/search/searched-queries.ts';
import type { Shop } from '#worker/request/context.ts';

/**
 * The path of the article, without a language prefix; undefined if the text is more than a number, if the results are
 * filtered, sorted or continued, or if the store sells no article with this number.
 */
export async function articleOfSearch(
  query: ListingQuery,
  { caller, commerce }: Pick<Shop, 'caller' | 'commerce'>,
): Promise<string | undefined> {
  const number = isPlainSearch(query) ? articleNumberOnly(query.query ?? '') : undefined;
  if (number === undefined) return undefined;
  const answer = await commerce.findArticles({ numbers: [number] }, caller);
  const [found] = answer.ok ? answer.data.articles : [];
  return found?.kind === 'found' ? `/${found.article.slug}` : undefined;
}
