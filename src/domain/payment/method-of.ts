import type { Payment } from '../cart/cart.ts';

/** The method of a payment. */
export function methodOf(payment: Payment): Payment['paymentMethodInfo']['paymentInterface'] {
  return payment.paymentMethodInfo.paymentInterface;
}
