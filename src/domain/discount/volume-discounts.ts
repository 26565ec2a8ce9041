/** Volume discounts as the API returns them: one per threshold. Source: catalogue.txt §3 Volume discount, §7. */
import type { CountryCode } from '../country/countries.ts';
import { volumeDiscountGroups, volumeDiscountId } from './volume.ts';

export type VolumeDiscount = {
  id: string;
  key: string;
  isActive: boolean;
  /** Between 0 and 1, as text. */
  sortOrder: string;
  /** Empty: all stores. */
  stores: { key: CountryCode }[];
  volumeDiscountGroup: string;
  value: { type: 'relative'; permyriad: number };
  target: { type: 'lineItems'; predicate: string };
};

export const volumeDiscounts: readonly VolumeDiscount[] = Object.entries(
  volumeDiscountGroups,
).flatMap(([group, thresholds]) =>
  thresholds.map(({ fromQuantity, permyriad }) => ({
    id: volumeDiscountId(group, fromQuantity),
    key: volumeDiscountId(group, fromQuantity),
    isActive: true,
    sortOrder: (fromQuantity / 1000).toFixed(3),
    stores: [],
    volumeDiscountGroup: group,
    value: { type: 'relative', permyriad },
    target: {
      type: 'lineItems',
      predicate: `attributes.volumeDiscountGroup = "${group}" and quantity >= ${fromQuantity}`,
    },
  })),
);

/** The active discounts of the group in the store, by sort order; empty without a group. */
export function volumeDiscountsFor(
  all: readonly VolumeDiscount[],
  group: string | undefined,
  store: CountryCode,
): VolumeDiscount[] {
  if (!group) return [];
  return all
    .filter(({ isActive }) => isActive)
    .filter(({ stores }) => stores.length === 0 || stores.some(({ key }) => key === store))
    .filter(({ volumeDiscountGroup }) => volumeDiscountGroup === group)
    .toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder));
}
