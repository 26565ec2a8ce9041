/**
 * What is taken off a cart: off lines, off the goods together, off shipping, or a gift. Automatic, or asked for by a
 * code. Source: purchase-flow.txt §3 Cart discount, catalogue.txt §3, checklist DIS-1.
 */
import * as z from 'zod';
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { type CurrencyCode, currencies, smallestAmount } from '../money/currencies.ts';
import type { Parsed } from '../predicate/expression.ts';
import type { Predicate } from '../predicate/predicate.ts';
import { cartMatch, lineMatch } from './discount-match.ts';

/** One amount a currency: a store whose currency is missing does not have the discount. */
const moneyList = z
  .array(
    z
      .object({
        currencyCode: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
        centAmount: z.int().nonnegative(),
      })
      .refine(({ currencyCode, centAmount }) => centAmount % smallestAmount(currencyCode) === 0, {
        message: 'no price tag of the currency can show the amount',
        path: ['centAmount'],
      }),
  )
  .min(1);

const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('relative'), permyriad: z.int().min(1).max(10_000) }),
  z.object({ type: z.literal('absolute'), money: moneyList }),
  /** What a piece, the goods or shipping cost then. */
  z.object({ type: z.literal('fixed'), money: moneyList }),
  z.object({ type: z.literal('giftLineItem'), sku: z.string().min(1).max(40) }),
]);

const readable = (parse: (text: string) => Parsed<Predicate>) =>
  z
    .string()
    .max(4000)
    .superRefine((text, context) => {
      const parsed = parse(text);
      if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
    });

const target = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lineItems'), predicate: readable(lineMatch) }),
  z.object({ type: z.literal('shipping') }),
  /** The goods together. */
  z.object({ type: z.literal('totalPrice') }),
]);

export const cartDiscount = z
  .object({
    id: z.string().min(1).max(100),
    key: z.string().min(1).max(100),
    /** By language; what the cart calls it. */
    name: z.record(z.string(), z.string()),
    isActive: z.boolean(),
    validFrom: z.iso.datetime().optional(),
    validUntil: z.iso.datetime().optional(),
    /** None: all stores. */
    stores: z.array(z.object({ key: z.enum(countryCodes as [CountryCode, ...CountryCode[]]) })),
    /** Between 0 and 1, as text; the greater goes first. */
    sortOrder: z.string().regex(/^0\.\d{0,18}[1-9]$/),
    volumeDiscountGroup: z.string().optional(),
    requiresDiscountCode: z.boolean(),
    stackingMode: z.enum(['Stacking', 'StopAfterThisDiscount']),
    cartPredicate: readable(cartMatch),
    value,
    /** A gift has none. */
    target: target.optional(),
  })
  .refine(({ value: { type }, target: goal }) => (type === 'giftLineItem') === !goal, {
    message: 'a gift has no target, everything else has one',
    path: ['target'],
  });

export type CartDiscount = z.infer<typeof cartDiscount>;
