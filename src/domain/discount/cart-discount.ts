/**
 * A discount of a cart: on lines, on the goods total, on shipping, or a gift. Automatic, or activated by a code.
 * Source: purchase-flow.txt §3 Cart discount, catalogue.txt §3, checklist DIS-1.
 */
import * as z from 'zod';
import { perLanguage, storeKey } from '../catalogue/keys.ts';
import { type CurrencyCode, currencies, smallestAmount } from '../money/currencies.ts';
import type { Parsed } from '../predicate/expression.ts';
import type { Predicate } from '../predicate/predicate.ts';
import { cartMatch, lineMatch } from './discount-match.ts';
import { endsAfterItBegins, endsTooEarly, validity } from './validity.ts';

/** One amount per currency; without an amount in its currency, a store does not have the discount. */
const moneyList = z
  .array(
    z
      .strictObject({
        currencyCode: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
        centAmount: z.int().nonnegative().max(100_000_000_000),
      })
      .refine(({ currencyCode, centAmount }) => centAmount % smallestAmount(currencyCode) === 0, {
        message: 'no price tag of the currency can show the amount',
        path: ['centAmount'],
      }),
  )
  .min(1)
  .refine(
    (list) => new Set(list.map(({ currencyCode }) => currencyCode)).size === list.length,
    'names a currency twice',
  );

const value = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('relative'), permyriad: z.int().min(1).max(10_000) }),
  z.strictObject({ type: z.literal('absolute'), money: moneyList }),
  /** The resulting price of a piece, the goods or shipping. */
  z.strictObject({ type: z.literal('fixed'), money: moneyList }),
  z.strictObject({ type: z.literal('giftLineItem'), sku: z.string().min(1).max(40) }),
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
  z.strictObject({ type: z.literal('lineItems'), predicate: readable(lineMatch) }),
  z.strictObject({ type: z.literal('shipping') }),
  /** The goods total. */
  z.strictObject({ type: z.literal('totalPrice') }),
]);

/** The order of the fields is the order in which an export writes them. */
export const cartDiscount = z
  .strictObject({
    id: z.string().min(1).max(100),
    key: z.string().min(1).max(100),
    /** By language; shown in the cart. */
    name: perLanguage(z.string().min(1).max(200)),
    isActive: z.boolean(),
    ...validity,
    /** Empty: all stores. */
    stores: z.array(z.strictObject({ key: storeKey })),
    /** Between 0 and 1, as text; a greater value is applied first. */
    sortOrder: z
      .string()
      .regex(/^0\.\d{0,18}[1-9]$/, 'a text between 0 and 1, such as 0.5, that ends in no 0'),
    volumeDiscountGroup: z.string().min(1).max(100).optional(),
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
  })
  .refine(endsAfterItBegins, endsTooEarly);

export type CartDiscount = z.infer<typeof cartDiscount>;
