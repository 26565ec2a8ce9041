/** The order of a listing by relevance: what works by itself, then what is made for it. */
import type { ProductSummary } from '../product.ts';

/**
 * Both groups keep their order. Where an accessory is first, accessories are what is looked for ("basket for a fryer"):
 * nothing is moved then.
 */
export function accessoriesLast<Of extends Pick<ProductSummary, 'isAccessory'>>(
  found: readonly Of[],
): readonly Of[] {
  if (found[0]?.isAccessory) return found;
  return [
    ...found.filter(({ isAccessory }) => !isAccessory),
    ...found.filter(({ isAccessory }) => isAccessory),
  ];
}
