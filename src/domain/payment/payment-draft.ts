/**
 * A payment before a cart has it. Its id says which method was chosen (payment-reference.ts): nothing is stored, and a cart
 * that gets it plans the amount that it costs then. Source: purchase-flow.txt §3 "Payment draft", §7.
 */
import * as z from 'zod';
import { payment } from '../cart/cart.ts';
import { type Failure, failure } from '../errors.ts';
import { currencies } from '../money/currencies.ts';
import { moneyOf } from '../money/money-of.ts';
import type { Store } from '../store/store.ts';
import { methodsIn, paymentMethodKeys } from './methods.ts';
import { paymentBy } from './payment-by.ts';
import { paymentReferenceId } from './payment-reference.ts';

export const paymentDraft = z.strictObject({
  paymentMethodInfo: z.strictObject({
    paymentInterface: z.enum(paymentMethodKeys),
    /** In English; the payment has the shop's own name of its method. */
    name: z.object({ en: z.string().max(100) }).optional(),
  }),
  amountPlanned: z.strictObject({
    type: z.literal('centPrecision').optional(),
    currencyCode: z.enum(Object.keys(currencies) as [keyof typeof currencies]),
    centAmount: z.int().nonnegative(),
    fractionDigits: z.int().optional(),
  }),
});
export type PaymentDraft = z.output<typeof paymentDraft>;

export const referencedPayment = payment.extend({ id: z.string() });
export type ReferencedPayment = z.infer<typeof referencedPayment>;

/** Whether this cart may be paid by it is decided when a cart gets it. */
export function paymentOfDraft(
  { paymentMethodInfo: { paymentInterface }, amountPlanned }: PaymentDraft,
  store: Store,
): { ok: true; payment: ReferencedPayment } | Failure {
  const { currencyCode, centAmount } = amountPlanned;
  if (currencyCode !== store.currency) {
    const about = `amountPlanned.currencyCode: this store has ${store.currency}`;
    return failure('InvalidInput', { about });
  }
  if (!methodsIn(store).includes(paymentInterface)) {
    return failure('PaymentNotOffered', { about: paymentInterface });
  }
  const planned = paymentBy(paymentInterface, moneyOf(centAmount, currencyCode));
  return { ok: true, payment: { ...planned, id: paymentReferenceId(paymentInterface) } };
}
