/**
 * An item of a merchant feed: what the page of a product says, as attributes of Google's product data specification.
 * Source: eu-2026.md SEO-33, P-01, P-02, P-14; support.google.com/merchants/answer/7052112.
 */
import { openGtinOf } from '../catalogue/gtin.ts';
import type { Attribute, FeedMarket } from './attribute.ts';
import { detailAttributes, pictures } from './detail-attributes.ts';
import { cut, groupId, limits } from './limits.ts';
import { offerAttributes } from './offer-attributes.ts';
import type { FeedProduct } from './operations.ts';

/** SKUs of test products and of sets (catalogue.txt §3). */
const test = /^EX5/;
const set = /^EX18/;

/**
 * `link`: the address of its page. Undefined for what is not advertised: gift cards, test products and articles without
 * a picture that Google can read.
 */
export function feedItem(
  product: FeedProduct,
  link: string,
  market: FeedMarket,
): Attribute[] | undefined {
  const [picture, ...others] = pictures(product, market.origin);
  if (product.isGiftCard || test.test(product.sku) || !picture) return undefined;
  return [
    ['id', product.sku],
    ['title', cut(product.name, limits.title)],
    ['description', cut(descriptionOf(product), limits.description)],
    ['link', link],
    ['image_link', picture],
    ...others
      .slice(0, limits.additionalPictures)
      .map((url): Attribute => ['additional_image_link', url]),
    ...offerAttributes(product, market),
    ...identifiers(product),
    ...(set.test(product.sku) ? [['is_bundle', 'yes'] as const] : []),
    ...(product.hasVersions && groupId.test(product.family)
      ? [['item_group_id', product.family] as const]
      : []),
    ...detailAttributes(product, market),
  ];
}

/** A description is required: where the page has none, what else it says of the article. */
function descriptionOf({ description, highlights, name }: FeedProduct): string {
  return description || highlights.join('\n') || name;
}

/** Without a manufacturer's GTIN, brand and model identify it. What is too long is left out: cut, it would be another. */
function identifiers(product: FeedProduct): Attribute[] {
  const { brand, model } = product;
  const gtin = openGtinOf(product);
  const own = brand.length <= limits.brand ? brand : undefined;
  const mpn = model.length <= limits.mpn ? model : undefined;
  return [
    ...(gtin ? [['gtin', gtin] as const] : []),
    ...(own ? [['brand', own] as const] : []),
    ...(mpn ? [['mpn', mpn] as const] : []),
    ...(gtin || (own && mpn) ? [] : [['identifier_exists', 'no'] as const]),
  ];
}
