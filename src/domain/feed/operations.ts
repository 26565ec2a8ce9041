/** The row of the contract table for the merchant feed. Source: eu-2026.md SEO-33. */
import * as z from 'zod';
import type { ProductDetail } from '../catalogue/product.ts';
import { answer, publicOperation } from '../operation.ts';

/** A product with all that its page says, and what only the feed needs. */
export type FeedProduct = ProductDetail & {
  /** Whether the store sells another version of it in the same condition. */
  hasVersions: boolean;
  /** ISO instant since which a reduction is in force; absent without one that is announced. */
  reducedFrom?: string;
};

/** Products of one call. */
export const feedPart = 250;

export const feedOperations = {
  /**
   * All that the store sells in the caller's language, by number, in parts: the products after the one with this
   * eight-digit number, or from the first. A part that is not full is the last one.
   */
  getFeedProducts: publicOperation(
    z.object({
      after: z
        .string()
        .regex(/^\d{8}$/)
        .optional(),
      limit: z.int().min(1).max(feedPart).default(feedPart),
    }),
    answer<{ products: FeedProduct[] }>(),
  ),
};
