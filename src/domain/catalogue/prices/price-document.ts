/** The price of a product in a store, and its price history. Cents of the store's currency, VAT included. */
import * as z from 'zod';

/** A thousand million of any currency; a higher amount is considered a mistake. */
const centAmount = z.int().positive().max(100_000_000_000);

const pricePoint = z.strictObject({
  centAmount,
  /** ISO instant from which the amount held. */
  validFrom: z.iso.datetime(),
});

const reduction = z
  .strictObject({
    centAmount,
    validFrom: z.iso.datetime(),
    /** The exclusive end. */
    validUntil: z.iso.datetime().optional(),
    /** When the first step of a progressive reduction was made (eu-2026.md P-01). The writer determines it. */
    progressiveFrom: z.iso.datetime().optional(),
    /** The discount that it results from; `permyriad` is set for a relative one. */
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
