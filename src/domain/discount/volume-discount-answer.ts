/** A volume discount in API answers: one threshold of a group. Source: catalogue.txt §3 Volume discount, §7. */
import * as z from 'zod';
import { countryCodes } from '../country/countries.ts';

export const volumeDiscount = z.object({
  id: z.string(),
  key: z.string(),
  isActive: z.literal(true),
  /** Between 0 and 1, as text. */
  sortOrder: z.string(),
  stores: z.array(z.object({ key: z.enum(countryCodes) })),
  volumeDiscountGroup: z.string(),
  value: z.object({ type: z.literal('relative'), permyriad: z.int() }),
  target: z.object({ type: z.literal('lineItems'), predicate: z.string() }),
});
export type VolumeDiscount = z.infer<typeof volumeDiscount>;
