/** A payment method as it is offered for a cart. */
import * as z from 'zod';
import { clientTypes } from '../customer/customer.ts';
import { paymentMethodKeys } from './methods.ts';

const paymentRefusal = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('amount'), centAmount: z.int() }),
  z.object({ reason: z.literal('amountBelow'), centAmount: z.int() }),
  z.object({ reason: z.literal('items'), count: z.int() }),
  z.object({ reason: z.literal('freight') }),
  z.object({ reason: z.literal('clientType'), only: z.enum(clientTypes) }),
]);
export type PaymentRefusal = z.infer<typeof paymentRefusal>;

/** `refusal`: why this cart may not be paid by it. */
export const paymentOffer = z.object({
  key: z.enum(paymentMethodKeys),
  refusal: paymentRefusal.exactOptional(),
});
export type PaymentOffer = z.infer<typeof paymentOffer>;
