/**
 * What the manufacturer or supplier of a product states and the law wants shown before a purchase; nothing is shown of what
 * is not stated. Source: Directive 2011/83/EU art. 6 (1) la–ld, Regulation (EC) No 1272/2008 art. 48, eu-2026.md C-11,
 * C-12, G-22, G-31.
 */
import * as z from 'zod';
import { webAddress } from './keys.ts';

/**
 * The manufacturer's guarantee of durability: free of charge, for the whole product, for more than two years. Never an extra
 * guarantee that the shop sells.
 */
export const durabilityGuarantee = z.strictObject({
  years: z.int().min(3).max(99),
  /** As they stand on the label. */
  brand: z.string().min(1).max(100),
  model: z.string().min(1).max(100),
  /** The label of Implementing Regulation (EU) 2025/1960 Annex II, with the three fields filled in and otherwise unchanged. */
  labelUrl: webAddress,
});

/** Pictograms of Annex V to Regulation (EC) No 1272/2008. */
const pictogram = z.strictObject({
  code: z.string().regex(/^GHS0[1-9]$/, 'GHS01 to GHS09'),
  url: webAddress,
});

export const signalWords = ['danger', 'warning'] as const;

export const declarations = z.strictObject({
  durabilityGuarantee: durabilityGuarantee.optional(),
  /** The last day until which updates are provided at least. */
  softwareUpdatesUntil: z.iso.date().optional(),
  /** The official index or class, as it is written: "8,2/10", "B". */
  repairability: z.string().min(1).max(20).optional(),
  /** From the day of the purchase. */
  sparePartsYears: z.int().min(1).max(50).optional(),
  /** Where spare parts are ordered and repairs described. */
  repairUrl: webAddress.optional(),
  /** The statements themselves are texts: `hazardStatements`. */
  hazard: z
    .strictObject({ signalWord: z.enum(signalWords).optional(), pictograms: z.array(pictogram) })
    .optional(),
  /** Pages that prove the claims about the environment in its texts (green-claims.ts). */
  evidence: z.array(webAddress).optional(),
});

export type Declarations = z.infer<typeof declarations>;
export type DurabilityGuarantee = z.infer<typeof durabilityGuarantee>;
