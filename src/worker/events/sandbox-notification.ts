import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

/** A notification of a sandbox provider, handled like that of a real one. */
export async function postNotification(
  { provider, headers, body }: Extract<KontorEvent, { type: 'sandbox-notification' }>,
  { backend }: HandlerContext,
): Promise<void> {
  const outcome = await backend.takeNotification(provider, new Headers(headers), body);
  // A forged notification is not retried: the sandbox may send one on purpose.
  if (outcome === 'unverified') throw new Error('the notification was not taken');
}
