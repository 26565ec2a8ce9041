/** Items of a feed as a parser reads them, made of the plain product with changes. */
import type { CountryCode } from '#domain/country/countries.ts';
import { feedItem } from '#domain/feed/feed-item.ts';
import { feedEnd, feedStart, itemXml } from '#domain/feed/feed-xml.ts';
import type { FeedProduct } from '#domain/feed/operations.ts';
import { feedMarket, plain } from './made-products.ts';
import { oneOf, readFeed, type Values } from './read-feed.ts';

const channel = { title: 'Kontor', link: 'https://kontor.de/', description: 'Kontor de-DE' };

/** What a parser reads of a product in a feed; undefined if it is not in it. */
export function itemOf(product: FeedProduct, country: CountryCode = 'de'): Values | undefined {
  const market = feedMarket(country);
  const item = feedItem(product, `${market.origin}/${product.slug}`, market);
  return item && readFeed(feedStart(channel) + itemXml(item) + feedEnd).items[0];
}

export function only(changes: Partial<FeedProduct>, country?: CountryCode): Values {
  const item = itemOf({ ...plain, ...changes }, country);
  if (!item) throw new Error('not in the feed');
  return item;
}
/** The only value of an attribute of the plain product with these changes. */
export const value = (name: string, changes: Partial<FeedProduct>, country?: CountryCode) =>
  oneOf(only(changes, country), name);
