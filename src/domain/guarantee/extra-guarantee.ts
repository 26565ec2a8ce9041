/**
 * Extra guarantees: bought for an article, in addition to the legal guarantee. Source: purchase-flow.txt §3 Extra
 * guarantee product, §4, §9; checklist GUA-1. Manufacturers' guarantees are not covered here (eu-2026.md C-11).
 */
import * as z from 'zod';
import { perLanguage, storeKey } from '../catalogue/keys.ts';
import { guaranteeNumber } from './offers.ts';

const nameText = z.string().min(1).max(100);

/** The order of the fields is the order in which an export writes them. */
export const extraGuarantee = z.strictObject({
  sku: z.string().regex(guaranteeNumber, 'the number of a virtual product: 41000 and two digits'),
  /** By language. */
  name: perLanguage(z.string().min(1).max(200)),
  /** In addition to those of the legal guarantee. */
  years: z.int().min(1).max(20),
  /** Permyriad of the price of the article. */
  relativePriceRate: z.int().min(1).max(10_000),
  /** Empty: it is sold nowhere. */
  enabledOnMarket: z.array(storeKey),
  excludedSkus: z.array(nameText),
  excludedBrands: z.array(nameText),
  /** Keys of categories; excludes products in them and below them. */
  excludedRelations: z.array(nameText),
});

export type ExtraGuarantee = z.infer<typeof extraGuarantee>;
