/** Volume discounts: the more pieces of one product, the smaller its price. Source: checklist DIS-3. */

type VolumeThreshold = { fromQuantity: number; permyriad: number };

/** Groups a product can name in `volumeDiscountGroup`. Ascending by quantity. */
export const volumeDiscountGroups: Record<string, readonly VolumeThreshold[]> = {
  standard: [
    { fromQuantity: 3, permyriad: 500 },
    { fromQuantity: 5, permyriad: 1000 },
    { fromQuantity: 10, permyriad: 1500 },
  ],
};

/** Empty for an unknown group: imports may contain group names of other shops. */
export function volumeThresholds(group: string | undefined): readonly VolumeThreshold[] {
  return group && Object.hasOwn(volumeDiscountGroups, group)
    ? (volumeDiscountGroups[group] ?? [])
    : [];
}

/** The discount on each piece when this many are bought; undefined below the first threshold. */
export function volumeStep(
  group: string | undefined,
  quantity: number,
): { id: string; group: string; permyriad: number } | undefined {
  const reached = volumeThresholds(group).findLast((step) => quantity >= step.fromQuantity);
  if (!group || !reached) return undefined;
  const { fromQuantity, permyriad } = reached;
  return { id: volumeDiscountId(group, fromQuantity), group, permyriad };
}

export function volumeDiscountId(group: string, fromQuantity: number): string {
  return `volume-${group}-${fromQuantity}`;
}
