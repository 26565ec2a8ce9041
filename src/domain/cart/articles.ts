/** The articles of a cart or an order. Browse pages bundle this file: no zod import, and no more than they need. */
import type { Cart, LineItem } from './cart.ts';

/** Pieces in the cart, as the cart button counts them. */
export function pieces(value: Pick<Cart, 'lineItems'>): number {
  return articlesIn(value).reduce((sum, line) => sum + line.quantity, 0);
}

/** Distinct SKUs: the same article may be both bought and a gift. */
export function skusOf(value: Pick<Cart, 'lineItems'>): string[] {
  return [...new Set(articlesIn(value).map((line) => line.variant.sku))];
}

/** Distinct SKUs of the lines and of the items saved for later. */
export function skusShown(value: Pick<Cart, 'lineItems' | 'savedForLater'>): string[] {
  const saved = value.savedForLater.map(({ variant }) => variant.sku);
  return [...new Set([...skusOf(value), ...saved])];
}

/** Lines of physical articles: all but extra guarantees. */
export const articlesIn = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.filter((line) => !isGuarantee(line));

/** The line of a bought article; a gift of the same article has a separate line. */
export const findBoughtLine = ({ lineItems }: Pick<Cart, 'lineItems'>, sku: string) =>
  lineItems.find((line) => line.variant.sku === sku && !isGift(line));

/** An extra guarantee: bought for another article of the cart and removed with it. */
export const isGuarantee = ({ productType }: Pick<LineItem, 'productType'>) =>
  productType.key === 'extra_guarantee';

/** A gift: added by a discount. */
export const isGift = ({ lineItemMode }: Pick<LineItem, 'lineItemMode'>) =>
  lineItemMode === 'GiftLineItem';

/** A gift card that is bought: paid without VAT, sent by e-mail. */
export const isGiftCardLine = ({ productType }: Pick<LineItem, 'productType'>) =>
  productType.key === 'gift_card';

/** Gift cards are bought apart from goods, so one line tells (decision 65). */
export const isOfGiftCards = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.some(isGiftCardLine);

/** Whether an article may be added to the cart: gift cards to gift cards, goods to goods. */
export const goesWith = (
  cart: Pick<Cart, 'lineItems'>,
  { productType }: { productType: LineItem['productType']['key'] },
): boolean => cart.lineItems.length === 0 || isOfGiftCards(cart) === (productType === 'gift_card');

/** The SKU of the article that the line is a guarantee for. */
export const parentSkuOf = ({ custom }: Pick<LineItem, 'custom'>) => custom?.parentSku;

/** Whether any line is delivered as freight, by lorry. */
export const hasFreight = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.some((line) => line.variant.isPackageTypeFreight);

/** Goods in stock, which arrive by the date of their way of delivery. */
export const isOnItsWay = (line: LineItem) =>
  !isGiftCardLine(line) &&
  !line.variant.isUnavailable &&
  line.quantity <= line.variant.maximumQuantity;
