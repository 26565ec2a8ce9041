import type { ProductPrice } from '../catalogue/product.ts';
import type { Stocked } from '../inventory/availability.ts';
import type { LineItem } from './cart.ts';

/** The stock of a line's article as it was when the cart was last calculated, and its price. */
export function stockedOf({ variant, price }: Pick<LineItem, 'variant' | 'price'>): Stocked & {
  price: ProductPrice;
  isPackageTypeFreight: boolean;
} {
  const { centAmount } = price.discounted ?? price.value;
  return { ...variant, availableQuantity: variant.maximumQuantity, price: { centAmount } };
}
