/** Price of a line's pieces after the volume discount, before cart discounts. No zod import here. */
import type { Pieces } from '../discount/take-off.ts';
import { volumeStep } from '../discount/volume.ts';
import { shareOf } from '../money/basis-points.ts';
import type { LineItem } from './cart.ts';

export function volumePriceOf(line: Pick<LineItem, 'quantity' | 'price' | 'variant'>): Pieces {
  const { quantity, price, variant } = line;
  const { centAmount, currencyCode } = price.discounted ?? price.value;
  const step = volumeStep(variant.volumeDiscountGroup, quantity);
  const off = step ? shareOf(centAmount, step.permyriad, currencyCode) : 0;
  if (!step || off === 0) return { quantity, centAmount, included: [] };
  return { quantity, centAmount: centAmount - off, included: [{ id: step.id, centAmount: off }] };
}
