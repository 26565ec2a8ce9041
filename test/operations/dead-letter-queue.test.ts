/** The dead-letter queue of the configuration is the one that the Worker consumes. */
import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { deadLetterQueue } from '#worker/events/dead-letter-queue.ts';

it('the dead-letter queue has a consumer and the name that the Worker uses', () => {
  type Consumer = { queue: string; dead_letter_queue?: string };
  const consumers: Consumer[] | undefined = readConfig({ config: 'wrangler.toml' }).queues
    .consumers;
  const [events] = consumers?.filter(({ dead_letter_queue }) => dead_letter_queue) ?? [];
  expect(events?.dead_letter_queue).toBe(deadLetterQueue);
  expect(consumers?.map(({ queue }) => queue)).toContain(deadLetterQueue);
});
