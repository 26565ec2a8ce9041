/** Events that the queue gave up on: stored, listed, sent again, deleted. */
import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { findDeadEvents, sendDeadAgain } from '#worker/data/events/dead-events.ts';
import { deadLetterQueue } from '#worker/events/dead-letter-queue.ts';
import worker from '#worker/index.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';

const viewed = (): KontorEvent => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  type: 'product-viewed',
  sku: 'EX10000001',
  before: ['EX10000002'],
});

async function giveUp(event: KontorEvent) {
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 14, body: event };
  const batch = createMessageBatch<KontorEvent>(deadLetterQueue, [message]);
  const context = createExecutionContext();
  let result: Awaited<ReturnType<typeof getQueueResult>> | undefined;
  const lines = await logged(async () => {
    await worker.queue(batch, env);
    result = await getQueueResult(batch, context);
  });
  return { lines, acknowledged: result?.explicitAcks ?? [], message };
}

const outboxRow = (id: string) =>
  env.DB.prepare('SELECT event, sent_at AS sentAt FROM outbox WHERE id = ?')
    .bind(id)
    .first<{ event: string; sentAt: string | null }>();

it('an event from the dead-letter queue is stored and acknowledged; the log names only its id and type', async () => {
  const event = viewed();
  const { lines, acknowledged, message } = await giveUp(event);
  expect(acknowledged).toEqual([message.id]);
  expect(await findDeadEvents(env.DB, [event.id])).toMatchObject([
    { id: event.id, type: event.type },
  ]);
  expect(lines).toHaveLength(1);
  expect(lines.join()).toContain(event.id);
  expect(lines.join()).not.toContain('EX10000001');
});

it('an event that the database cannot store is retried after a pause', async () => {
  const message = { id: 'm', timestamp: new Date(), attempts: 14, body: viewed() };
  const batch = createMessageBatch<KontorEvent>(deadLetterQueue, [message]);
  const [received] = batch.messages;
  if (!received) throw new Error('the batch is empty');
  const retry = vi.spyOn(received, 'retry');
  const lines = await logged(() => worker.queue(batch, environmentWith({ DB: env.SEARCH_DB })));
  expect(retry.mock.calls).toEqual([[{ delaySeconds: 6 * 3600 }]]);
  expect(lines.join()).toContain('dead event not kept');
});

it('an event that is sent again waits unchanged in the outbox and leaves the list', async () => {
  const event = viewed();
  await giveUp(event);
  await sendDeadAgain(env.DB, [event.id], new Date());
  const row = await outboxRow(event.id);
  expect([JSON.parse(row?.event ?? ''), row?.sentAt]).toEqual([event, null]);
  expect(await findDeadEvents(env.DB, [event.id])).toEqual([]);
});

it('a dead event is deleted after thirty days, not before', async () => {
  const event = viewed();
  await giveUp(event);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await logged(() => runJobs(env, days(29)));
  expect(await findDeadEvents(env.DB, [event.id])).toHaveLength(1);
  await logged(() => runJobs(env, days(31)));
  expect(await findDeadEvents(env.DB, [event.id])).toEqual([]);
});
