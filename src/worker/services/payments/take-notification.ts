/** From what a provider posts to the room that waits for it. What is not taken is posted again. */
import type { ProviderKey } from '#domain/payment/provider.ts';
import { databaseOf } from '../../commerce/embedded/database.ts';
import { cartOfAttempt } from '../../commerce/embedded/payment-attempts.ts';
import type { Environment } from '../../environment.ts';
import { type NotReadable, paymentService } from './payments.ts';

export type NotificationOutcome = 'taken' | NotReadable;

/** Throws when a room does not answer. An attempt that nobody here has made is somebody else's: nothing to do. */
export async function takeNotification(
  env: Environment,
  provider: ProviderKey,
  headers: Headers,
  body: string,
): Promise<NotificationOutcome> {
  const told = await paymentService(env, provider).read(headers, body);
  if (typeof told === 'string') {
    console.error(JSON.stringify({ error: 'payment notification refused', provider, told }));
    return told;
  }
  const db = databaseOf(env.DB);
  for (const notification of told) {
    const { attemptId } = notification;
    const cartId = await cartOfAttempt(db, attemptId);
    if (cartId) await env.CART.getByName(cartId).notified(notification);
    else console.warn(JSON.stringify({ warning: 'notification of no payment', provider }));
  }
  return 'taken';
}
