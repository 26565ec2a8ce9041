/** The sweeper: wakes rooms whose payments nobody has heard of although something is left to do. */
import { inLog } from '#domain/cart/cart-id.ts';
import { logLine } from '#domain/log-line.ts';
import { databaseOf } from '../../commerce/embedded/database.ts';
import { takeStuckPayments } from '../../commerce/embedded/payment-attempts.ts';
import type { Environment } from '../../environment.ts';

export async function settlePayments(env: Environment, now: Date): Promise<void> {
  for (const [cartId, attemptIds] of await takeStuckPayments(databaseOf(env.DB), now)) {
    try {
      await env.CART.getByName(cartId).settle(attemptIds);
    } catch (error) {
      console.error(logLine('payment not settled', error, { cart: inLog(cartId) }));
    }
  }
}
