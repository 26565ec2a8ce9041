/** The queues of the configuration are those that the Worker consumes. */
import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { deadLetterQueue } from '#worker/events/dead-letter-queue.ts';
import { mailReportQueue } from '#worker/events/mail-report-queue.ts';

it('the dead-letter queue and that of mail reports have consumers and the names that the Worker uses', () => {
  type Consumer = { queue: string; dead_letter_queue?: string };
  const consumers: Consumer[] | undefined = readConfig({ config: 'wrangler.toml' }).queues
    .consumers;
  const [events] = consumers?.filter(({ dead_letter_queue }) => dead_letter_queue) ?? [];
  expect(events?.dead_letter_queue).toBe(deadLetterQueue);
  const consumed = consumers?.map(({ queue }) => queue);
  expect(consumed).toEqual(expect.arrayContaining([deadLetterQueue, mailReportQueue]));
});
