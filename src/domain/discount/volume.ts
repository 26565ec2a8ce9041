/** Volume discounts: the more pieces of one product, the smaller its price. Source: checklist DIS-3. */

export type VolumeThreshold = { fromQuantity: number; permyriad: number };

/** Groups a product can name in `volumeDiscountGroup`. Ascending by quantity. */
export const volumeDiscountGroups: Record<string, readonly VolumeThreshold[]> = {
  standard: [
    { fromQuantity: 3, permyriad: 500 },
    { fromQuantity: 5, permyriad: 1000 },
    { fromQuantity: 10, permyriad: 1500 },
  ],
};

export function volumeThresholds(group: string | undefined): readonly VolumeThreshold[] {
  return (group && volumeDiscountGroups[group]) || [];
}

/** The share in permyriad taken off each piece when this many are bought; 0 below the first threshold. */
export function volumePermyriad(group: string | undefined, quantity: number): number {
  const reached = volumeThresholds(group).filter((step) => quantity >= step.fromQuantity);
  return reached.at(-1)?.permyriad ?? 0;
}
