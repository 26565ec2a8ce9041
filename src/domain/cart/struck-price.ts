import type { LineItem } from './cart.ts';

/**
 * What a line strikes through for one piece: the lowest price of 30 days, never a higher one; undefined without a
 * reduction. Source: eu-2026.md P-02.
 */
export function struckPriceOf({ discounted, lowest }: LineItem['price']): number | undefined {
  return discounted && lowest?.centAmount;
}
