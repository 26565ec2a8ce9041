/** What a product costs in a store, and what it did cost. Cents of the store's currency, VAT included. */
import * as z from 'zod';

/** A thousand million of any currency: beyond it a figure is a mistake. */
const centAmount = z.int().positive().max(100_000_000_000);

export const pricePoint = z.strictObject({
  centAmount,
  /** ISO instant from which the amount held. */
  validFrom: z.iso.datetime(),
});

const reduction = z
  .strictObject({
    centAmount,
    validFrom: z.iso.datetime(),
    /** The moment from which it holds no more. */
    validUntil: z.iso.datetime().optional(),
    /** When the first step of a reduction was made that has grown since (eu-2026.md P-01). The writer finds it. */
    progressiveFrom: z.iso.datetime().optional(),
    /** The discount it comes from; `permyriad` of a relative one. */
    discount: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        permyriad: z.int().min(1).max(10_000).optional(),
      })
      .optional(),
  })
  .refine(
    ({ validFrom, validUntil }) => !validUntil || Date.parse(validUntil) > Date.parse(validFrom),
    { path: ['validUntil'], error: 'a reduction ends after it began' },
  );

export const storePrice = z
  .strictObject({
    /** The standard price. */
    centAmount,
    discounted: reduction.optional(),
    /** Oldest first; the append-only history from which the lowest price of 30 days is found (eu-2026.md P-04). */
    history: z.array(pricePoint),
  })
  .refine(
    ({ centAmount: standard, discounted }) => !discounted || discounted.centAmount < standard,
    {
      path: ['discounted', 'centAmount'],
      error: 'a reduction is below the standard price',
    },
  );

export type StorePrice = z.infer<typeof storePrice>;
export type PricePoint = z.infer<typeof pricePoint>;
