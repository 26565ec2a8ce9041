/** Price of a line's pieces after the volume discount, before cart discounts. No zod import here. */
import type { Pieces } from '../discount/take-off.ts';
import { isVolumeDiscountId, type VolumeDiscountRules, volumeStep } from '../discount/volume.ts';
import { shareOf } from '../money/basis-points.ts';
import type { Cart, LineItem } from './cart.ts';

export function volumePriceOf(
  line: Pick<LineItem, 'quantity' | 'price' | 'variant'>,
  rules: VolumeDiscountRules,
): Pieces {
  const { quantity, price, variant } = line;
  const { centAmount, currencyCode } = price.discounted ?? price.value;
  const step = volumeStep(rules, variant.volumeDiscountGroup, quantity);
  const off = step ? shareOf(centAmount, step.permyriad, currencyCode) : 0;
  if (!step || off === 0) return { quantity, centAmount, included: [] };
  return { quantity, centAmount: centAmount - off, included: [{ id: step.id, centAmount: off }] };
}

/** The volume discount that a line was priced with; undefined without one. */
export function volumeDiscountIn(
  { discountedPricePerQuantity }: Pick<LineItem, 'discountedPricePerQuantity'>,
  { cartDiscounts }: Pick<Cart, 'cartDiscounts'>,
): { id: string; permyriad: number } | undefined {
  const [group] = discountedPricePerQuantity;
  const ids = group?.discountedPrice.includedDiscounts.map(({ discount }) => discount.id) ?? [];
  const id = ids.find(isVolumeDiscountId);
  const { permyriad = 0 } = cartDiscounts.find((discount) => discount.id === id) ?? {};
  return id === undefined ? undefined : { id, permyriad };
}
