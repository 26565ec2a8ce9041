/** Money in carts and payments: integer cents with the fraction digits of their currency. */
import * as z from 'zod';
import { type CurrencyCode, currencies } from './currencies.ts';

export const money = z.object({
  type: z.literal('centPrecision'),
  currencyCode: z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]),
  centAmount: z.int(),
  fractionDigits: z.int(),
});

export type Money = z.infer<typeof money>;
