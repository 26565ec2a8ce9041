/** Wakes rooms with unsettled payments that have no recent update. */
import { inLog } from '#domain/cart/cart-id.ts';
import { logLine } from '#domain/log-line.ts';
import type { JobBackend } from '../commerce/job-backend.ts';

export async function settlePayments(backend: JobBackend, now: Date): Promise<void> {
  for (const [cartId, attemptIds] of await backend.takeStuckPayments(now)) {
    try {
      await backend.settlePayments(cartId, attemptIds);
    } catch (error) {
      console.error(logLine('payment not settled', error, { cart: inLog(cartId) }));
    }
  }
}
