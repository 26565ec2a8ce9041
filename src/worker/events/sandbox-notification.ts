import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

/** What a provider of the sandbox would post; it takes the way of a real one. */
export async function postNotification(
  { provider, headers, body }: Extract<KontorEvent, { type: 'sandbox-notification' }>,
  { backend }: HandlerContext,
): Promise<void> {
  const outcome = await backend.takeNotification(provider, new Headers(headers), body);
  // A forged one is not sent again: the sandbox may send such on purpose.
  if (outcome === 'unverified') throw new Error('the notification was not taken');
}
