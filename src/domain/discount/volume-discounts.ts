/** Volume discounts as the API returns them: one per threshold. Source: catalogue.txt §3 Volume discount, §7. */
import type { CountryCode } from '../country/countries.ts';
import { type VolumeDiscountRules, volumeDiscountId, volumeThresholds } from './volume.ts';
import type { VolumeDiscount } from './volume-discount-answer.ts';

/** Those of a group in a store, by sort order; empty without a group. */
export function volumeDiscountsFor(
  { key, volumeDiscounts }: { key: CountryCode; volumeDiscounts: VolumeDiscountRules },
  group: string | undefined,
): VolumeDiscount[] {
  return (group ? discountsOfGroup(volumeDiscounts, group) : []).map((discount) => ({
    ...discount,
    stores: [{ key }],
  }));
}

/** Those of all groups. */
export const volumeDiscountsOf = (rules: VolumeDiscountRules) =>
  Object.keys(rules).flatMap((group) => discountsOfGroup(rules, group));

function discountsOfGroup(
  rules: VolumeDiscountRules,
  group: string,
): Omit<VolumeDiscount, 'stores'>[] {
  return volumeThresholds(rules, group).map(({ fromQuantity, permyriad }) => {
    const id = volumeDiscountId(group, fromQuantity);
    return {
      id,
      key: id,
      isActive: true,
      sortOrder: (fromQuantity / 100_001).toFixed(6),
      volumeDiscountGroup: group,
      value: { type: 'relative', permyriad },
      target: {
        type: 'lineItems',
        predicate: `attributes.volumeDiscountGroup = "${group}" and quantity >= ${fromQuantity}`,
      },
    };
  });
}
