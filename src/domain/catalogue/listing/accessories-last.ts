/** The articles of a listing by relevance in two groups: what works by itself, then what is made for it. */
import type { ProductSummary } from '../product.ts';

type Goods = Pick<ProductSummary, 'isAccessory'>;
type Groups<Of> = { articles: Of[]; accessories: Of[] };

/**
 * Each group keeps its order. Where an accessory is first, accessories are what is looked for ("basket for a fryer"):
 * nothing is moved then.
 */
export function accessoriesLast<Of extends Goods>(found: readonly Of[]): Groups<Of> {
  if (found[0]?.isAccessory) return { articles: [...found], accessories: [] };
  return {
    articles: found.filter(({ isAccessory }) => !isAccessory),
    accessories: found.filter(({ isAccessory }) => isAccessory),
  };
}
