/** A code that brings cart discounts. Source: purchase-flow.txt §3 Enumerations, checklist DIS-2. */
import * as z from 'zod';

/** As it is typed, whatever its case and the blanks around it: kept in capitals. */
export const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{L}\p{N}_-]{2,40}$/u);

export const discountCodeStates = [
  'MatchesCart',
  'DoesNotMatchCart',
  'NotActive',
  'NotValid',
  'MaxApplicationReached',
  'ApplicationStoppedByPreviousDiscount',
] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];

export const discountCode = z.object({
  id: z.string().min(1).max(100),
  code,
  /** Keys of the discounts it brings. */
  cartDiscounts: z.array(z.string()).min(1).max(10),
  isActive: z.boolean(),
  validFrom: z.iso.datetime().optional(),
  validUntil: z.iso.datetime().optional(),
  /** Orders that may use it; absent: any number. */
  maxApplications: z.int().positive().optional(),
});

export type DiscountCode = z.infer<typeof discountCode>;
