/** Pairs of articles that belong together because people saw or bought both. Source: checklist REC-3. */

export const pairKinds = ['viewed', 'ordered'] as const;
export type PairKind = (typeof pairKinds)[number];

export type Pair = { sku: string; other: string };

/** Of a large order the first: every further article would pair with all others. */
export const maxPairedProducts = 12;
/** Days after which a count that nobody added to is worth half: what sold for years must not outweigh what sells now. */
export const halfLifeDays = 30;
/** What buying both says more than looking at both. */
export const weights: Record<PairKind, number> = { viewed: 1, ordered: 5 };

/**
 * What a count is worth so many days after the day it was last counted on. The database says the same in its own words
 * (worker/data/recommendations/product-pairs.ts), whenever it adds to a count and whenever it reads one.
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

/** The article seen now with each of those seen before it, in both directions: theirs were told when they were seen. */
export function pairsWith(sku: string, before: readonly string[]): Pair[] {
  const others = [...new Set(before)].filter((other) => other !== sku).slice(0, maxPairedProducts);
  return others.flatMap((other) => [
    { sku, other },
    { sku: other, other: sku },
  ]);
}
