/** The id of a cart's payment before a provider knows it: a payment of a cart is the choice of a method. */
import { type PaymentMethodKey, paymentMethodKeys } from './methods.ts';

export const paymentReferenceId = (key: PaymentMethodKey) => `payment-${key}`;

/** Undefined: there is no such payment. */
export const methodOfReference = (id: string): PaymentMethodKey | undefined =>
  paymentMethodKeys.find((key) => paymentReferenceId(key) === id);
