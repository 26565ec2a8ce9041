/** A payment of a cart or an order as the calls return it. Source: purchase-flow.txt §3 Order "paymentInfo.payments". */
import * as z from 'zod';
import { type Payment, payment } from '../cart/cart.ts';
import { paymentReferenceId } from './payment-reference.ts';

export const answeredPayment = payment.extend({
  id: z.string(),
  custom: payment.shape.custom.unwrap().extend({
    /** The same fields, as of stores and categories. */
    customFieldsRaw: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
});

/** What only a provider knows of a payment is stored with it; its type is that of its method in any case. */
export function answeredPaymentOf(stored: Payment): z.infer<typeof answeredPayment> {
  const { paymentInterface } = stored.paymentMethodInfo;
  const { custom = { paymentType: paymentInterface } } = stored;
  const customFieldsRaw = Object.entries(custom).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return {
    ...stored,
    id: stored.id ?? paymentReferenceId(paymentInterface),
    custom: { ...custom, customFieldsRaw },
  };
}
