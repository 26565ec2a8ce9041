/**
 * Volume discounts: the more pieces of one product, the smaller its price. The groups and their steps are rules of the
 * store. Source: checklist DIS-3.
 */
import { shareOf } from '../money/basis-points.ts';
import type { CurrencyCode } from '../money/currencies.ts';

/** Ascending by quantity. */
type VolumeThreshold = { fromQuantity: number; permyriad: number };

/** Steps by the group that a product names in `volumeDiscountGroup`. */
export type VolumeDiscountRules = Readonly<Record<string, readonly VolumeThreshold[]>>;

/** Empty for an unknown group: imports may contain group names of other shops. */
export function volumeThresholds(
  rules: VolumeDiscountRules,
  group: string | undefined,
): readonly VolumeThreshold[] {
  return group && Object.hasOwn(rules, group) ? (rules[group] ?? []) : [];
}

/** The price of a piece in cents from a quantity on. */
export type TierPrice = { fromQuantity: number; centAmount: number; permyriad: number };

/** From one piece on, in ascending order; empty if the quantity does not change the price. */
export function tierPrices(
  thresholds: readonly VolumeThreshold[],
  centAmount: number,
  currency: CurrencyCode,
): TierPrice[] {
  if (thresholds.length === 0) return [];
  return [{ fromQuantity: 1, permyriad: 0 }, ...thresholds].map((step) => ({
    ...step,
    centAmount: centAmount - shareOf(centAmount, step.permyriad, currency),
  }));
}

export function tierAt(tiers: readonly TierPrice[], quantity: number): TierPrice | undefined {
  return tiers.findLast(({ fromQuantity }) => quantity >= fromQuantity);
}

/** The discount on each piece when this many are bought; undefined below the first threshold. */
export function volumeStep(
  rules: VolumeDiscountRules,
  group: string | undefined,
  quantity: number,
): { id: string; group: string; permyriad: number } | undefined {
  const reached = volumeThresholds(rules, group).findLast((step) => quantity >= step.fromQuantity);
  if (!group || !reached) return undefined;
  const { fromQuantity, permyriad } = reached;
  return { id: volumeDiscountId(group, fromQuantity), group, permyriad };
}

const idStart = 'volume-';

export function volumeDiscountId(group: string, fromQuantity: number): string {
  return `${idStart}${group}-${fromQuantity}`;
}

/** Whether an id is of this form; no other discount may have it. */
export const isVolumeDiscountId = (id: string) => id.startsWith(idStart);
