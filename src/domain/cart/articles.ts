/** Which articles a cart or an order holds. No schema here, and no more than browse pages need: they carry this file. */
import type { Cart, LineItem } from './cart.ts';

/** Pieces in the cart, as the cart button counts them. */
export function pieces(value: Pick<Cart, 'lineItems'>): number {
  return articlesIn(value).reduce((sum, line) => sum + line.quantity, 0);
}

/** Its articles, each once: one may be bought and given. */
export function skusOf(value: Pick<Cart, 'lineItems'>): string[] {
  return [...new Set(articlesIn(value).map((line) => line.variant.sku))];
}

/** The articles it shows, each once: in it or saved for later. */
export function skusShown(value: Pick<Cart, 'lineItems' | 'savedForLater'>): string[] {
  const saved = value.savedForLater.map(({ variant }) => variant.sku);
  return [...new Set([...skusOf(value), ...saved])];
}

/** What can be packed: all but extra guarantees. */
export const articlesIn = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.filter((line) => !isGuarantee(line));

/** The line of an article; a gift is another one. */
export const findBoughtLine = ({ lineItems }: Pick<Cart, 'lineItems'>, sku: string) =>
  lineItems.find((line) => line.variant.sku === sku && !isGift(line));

/** Bought for an article of the cart: it comes and goes with it. */
export const isGuarantee = ({ productType }: Pick<LineItem, 'productType'>) =>
  productType.key === 'extra_guarantee';

/** Given by a discount. */
export const isGift = ({ lineItemMode }: Pick<LineItem, 'lineItemMode'>) =>
  lineItemMode === 'GiftLineItem';

/** The SKU of the article that the line is a guarantee for. */
export const parentSkuOf = ({ custom }: Pick<LineItem, 'custom'>) => custom?.parentSku;

/** Comes on a lorry. */
export const hasFreight = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.some((line) => line.variant.isPackageTypeFreight);
