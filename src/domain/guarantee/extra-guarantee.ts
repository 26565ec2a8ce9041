/**
 * Extra guarantees: bought for an article, above what the law gives. Source: purchase-flow.txt §3 Extra guarantee
 * product, §4, §9; checklist GUA-1. What the makers give is another thing (eu-2026.md C-11).
 */
import * as z from 'zod';
import { perLanguage, storeKey } from '../catalogue/keys.ts';
import { guaranteeNumber } from './offers.ts';

const someone = z.string().min(1).max(100);

/** The order of the fields is the order in which an export writes them. */
export const extraGuarantee = z.strictObject({
  sku: z.string().regex(guaranteeNumber, 'the number of a virtual product: 41000 and two digits'),
  /** By language. */
  name: perLanguage(z.string().min(1).max(200)),
  /** On top of those of the law. */
  years: z.int().min(1).max(20),
  /** Permyriad of the price of the article. */
  relativePriceRate: z.int().min(1).max(10_000),
  /** None: it is sold nowhere. */
  enabledOnMarket: z.array(storeKey),
  excludedSkus: z.array(someone),
  excludedBrands: z.array(someone),
  /** Keys of categories: nothing in them or below them. */
  excludedRelations: z.array(someone),
});

export type ExtraGuarantee = z.infer<typeof extraGuarantee>;
