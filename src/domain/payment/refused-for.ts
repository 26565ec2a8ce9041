/** The failure of a refused payment. A session says only "refused"; its notifications say why each try was. */
import type { PaymentError, Refusal } from './provider.ts';

export function refusedFor(
  answered: Refusal,
  told: Refusal | undefined,
): { error: PaymentError; refusal: Refusal } {
  const refusal = answered === 'declined' ? (told ?? answered) : answered;
  return { error: 'payment-error', refusal };
}
