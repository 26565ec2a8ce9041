/** Passes events to the Worker's queue consumer as the platform does; returns the done and the retried messages. */
import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test';
import type { KontorEvent } from '#domain/events.ts';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';

export const deliver = deliverWith(env);

/** The same for a shop with other settings. */
export function deliverWith(bindings: Bindings) {
  return (...events: KontorEvent[]) => deliverTo(bindings, events);
}

async function deliverTo(bindings: Bindings, events: readonly KontorEvent[]) {
  const messages = events.map((body, index) => ({
    id: `message-${index}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch<KontorEvent>('kontor-events', messages);
  await worker.queue(batch, bindings);
  const result = await getQueueResult(batch, createExecutionContext());
  return {
    done: result.explicitAcks,
    again: result.retryMessages.map(({ msgId }) => msgId),
  };
}
