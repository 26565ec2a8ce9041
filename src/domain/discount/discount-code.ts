/** A code that activates cart discounts. Source: purchase-flow.txt §3 Enumerations, checklist DIS-2. */
import * as z from 'zod';
import { endsAfterItBegins, endsTooEarly, validity } from './validity.ts';

/** Accepted in any case and with surrounding spaces; stored in upper case. */
export const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[\p{L}\p{N}_-]{2,40}$/u, '2 to 40 letters, digits, hyphens and underscores');

/** As a shopper enters it: gift cards are printed in groups, so that spaces between them are hyphens. */
export const enteredCode = z
  .string()
  .trim()
  .overwrite((text) => text.replace(/\s+/g, '-'))
  .pipe(code);

export const discountCodeStates = [
  'MatchesCart',
  'DoesNotMatchCart',
  'NotActive',
  'NotValid',
  'MaxApplicationReached',
  'ApplicationStoppedByPreviousDiscount',
] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];

/** The order of the fields is the order in which an export writes them. */
export const discountCode = z
  .strictObject({
    id: z.string().min(1).max(100),
    code,
    /** Keys of the discounts that it activates. */
    cartDiscounts: z
      .array(z.string())
      .min(1)
      .max(10)
      .refine((keys) => new Set(keys).size === keys.length, 'names a discount twice'),
    isActive: z.boolean(),
    ...validity,
    /** Orders that may use it; absent: any number. */
    maxApplications: z.int().positive().optional(),
    /** Orders of one customer that may use it: by account, or by e-mail address; absent: any number. */
    maxApplicationsPerCustomer: z.int().positive().optional(),
    /** The name of the series that it was generated in (code-series.ts). */
    series: z.string().min(1).max(100).optional(),
  })
  .refine(endsAfterItBegins, endsTooEarly);

export type DiscountCode = z.infer<typeof discountCode>;
