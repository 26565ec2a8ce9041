/** Stores events of the dead-letter queue in the database: the platform deletes unconsumed ones after four days. */
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { backendOf } from '../commerce/backends.ts';
import type { Environment } from '../settings/environment.ts';
import { retryDelay } from './retry-delay.ts';

export async function keepDead(batch: MessageBatch<KontorEvent>, env: Environment): Promise<void> {
  const { events } = backendOf(env);
  for (const message of batch.messages) {
    const { id, type } = message.body;
    try {
      await events.keepDead(message.body, new Date());
      console.error(logLine('event given up', 'docs/operations/events.md', { id, type }));
      message.ack();
    } catch (error) {
      console.error(logLine('dead event not kept', error, { id, type }));
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}
