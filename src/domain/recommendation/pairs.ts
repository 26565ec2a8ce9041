/** Pairs of articles that belong together because people saw or bought both. Source: checklist REC-3. */

const pairKinds = ['viewed', 'ordered'] as const;
export type PairKind = (typeof pairKinds)[number];

export type Pair = { sku: string; other: string };

/** Only the first articles of a large order are paired, because each one pairs with all others. */
export const maxPairedProducts = 12;
/** Days after which a count without additions is worth half, so that old sales do not outweigh current ones. */
export const halfLifeDays = 30;
/** Buying both articles counts more than viewing both. */
export const weights: Record<PairKind, number> = { viewed: 1, ordered: 5 };

/**
 * The value of a count so many days after the day it was last counted on. The database computes the same in SQL
 * (worker/data/recommendations/product-pairs.ts) whenever it adds to a count and whenever it reads one.
 */
export function faded(count: number, days: number): number {
  return count * 2 ** (-Math.max(0, days) / halfLifeDays);
}

/** Every pair of these articles, in both directions. */
export function everyPair(skus: readonly string[]): Pair[] {
  const distinct = [...new Set(skus)].slice(0, maxPairedProducts);
  return distinct.flatMap((sku) =>
    distinct.filter((other) => other !== sku).map((other) => ({ sku, other })),
  );
}

/** Pairs the article viewed now with each viewed before, in both directions; pairs among those were sent before. */
export function pairsWith(sku: string, before: readonly string[]): Pair[] {
  const others = [...new Set(before)].filter((other) => other !== sku).slice(0, maxPairedProducts);
  return others.flatMap((other) => [
    { sku, other },
    { sku: other, other: sku },
  ]);
}
