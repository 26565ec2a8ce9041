import type { KontorEvent } from '#domain/events.ts';
import type { Environment } from '../environment.ts';
import { takeNotification } from '../services/payments/take-notification.ts';

/** What a provider of the sandbox would post; it reaches the same door. */
export async function postNotification(
  { provider, headers, body }: Extract<KontorEvent, { type: 'sandbox-notification' }>,
  env: Environment,
): Promise<void> {
  const outcome = await takeNotification(env, provider, new Headers(headers), body);
  // A forged one is not told again: the sandbox may send such on purpose.
  if (outcome === 'unverified') throw new Error('the notification was not taken');
}
