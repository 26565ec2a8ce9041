import { currentPrice, type ProductPrice } from './product.ts';

/**
 * What the parts of a set cost alone now, in cents. Undefined if it is no set, or one of them is not sold here.
 * `skus` has a part as often as the set has it.
 */
export function priceApart(
  skus: readonly string[],
  parts: readonly { sku: string; price: ProductPrice }[],
): number | undefined {
  const prices = skus.map((sku) => parts.find((part) => part.sku === sku)?.price);
  if (prices.length === 0 || prices.includes(undefined)) return undefined;
  return prices.reduce((sum, price) => sum + (price ? currentPrice(price) : 0), 0);
}
