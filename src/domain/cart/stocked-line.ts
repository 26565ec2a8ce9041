import type { ProductPrice } from '../catalogue/product.ts';
import type { Stocked } from '../inventory/availability.ts';
import type { SavedItem } from './cart.ts';

/**
 * The stock of a line's article as it was when the cart was last calculated, and its price. `most`: the store's limit
 * per line; at this limit more may be in stock.
 */
export function stockedOf(
  { variant, price, productType }: Pick<SavedItem, 'productType' | 'variant' | 'price'>,
  most = Number.POSITIVE_INFINITY,
): Stocked & { price: ProductPrice; isPackageTypeFreight: boolean } {
  const { centAmount } = price.discounted ?? price.value;
  const { maximumQuantity } = variant;
  const availableQuantity = maximumQuantity < most ? maximumQuantity : Number.POSITIVE_INFINITY;
  const isGiftCard = productType?.key === 'gift_card';
  return { ...variant, availableQuantity, price: { centAmount }, isGiftCard };
}
