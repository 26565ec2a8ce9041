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

/** How many pieces more reach the next step; it is near if they are few, or at most half of those chosen. */
const fewPieces = 2;

/**
 * What a few pieces more would make of the price. Undefined if the next step is far, or there is none.
 * `most`: pieces that can be had.
 */
export function nearStep(
  rules: VolumeDiscountRules,
  group: string | undefined,
  { quantity, most }: { quantity: number; most: number },
): { missing: number; permyriad: number } | undefined {
  const next = volumeThresholds(rules, group).find((step) => step.fromQuantity > quantity);
  if (!next || next.fromQuantity > most) return undefined;
  const missing = next.fromQuantity - quantity;
  const isNear = missing <= Math.max(fewPieces, quantity / 2);
  return isNear ? { missing, permyriad: next.permyriad } : undefined;
}

const idStart = 'volume-';

export function volumeDiscountId(group: string, fromQuantity: number): string {
  return `${idStart}${group}-${fromQuantity}`;
}

/** Whether an id is of this form; no other discount may have it. */
export const isVolumeDiscountId = (id: string) => id.startsWith(idStart);
