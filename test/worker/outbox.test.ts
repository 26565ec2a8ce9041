/** The outbox and a queue that does not take everything. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { databaseOf } from '#worker/commerce/embedded/database.ts';
import { drainOutbox } from '#worker/commerce/embedded/outbox.ts';
import { logged } from './logged.ts';

/** Takes whatever does not hold this word. */
function queueThatRefuses(word: string): Queue<KontorEvent> {
  return {
    send: async () => undefined,
    sendBatch: async (messages: Iterable<{ body: KontorEvent }>) => {
      if (JSON.stringify([...messages]).includes(word)) throw new Error('refused');
    },
  } as unknown as Queue<KontorEvent>;
}

async function leave(skus: string): Promise<string> {
  const id = crypto.randomUUID();
  const event = { id, at: '2026-01-01T00:00:00.000Z', type: 'stock-changed', skus: [skus] };
  await env.DB.prepare('INSERT INTO outbox (id, event, at) VALUES (?, ?, ?)')
    .bind(id, JSON.stringify(event), new Date().toISOString())
    .run();
  return id;
}

it('a part that the queue refuses holds up no other, and waits', async () => {
  // Each fills a queue call of its own.
  const long = 'x'.repeat(50_000);
  const ids = [await leave(`poison ${long}`), await leave(long), await leave(long)];
  const lines = await logged(async () => {
    await drainOutbox(databaseOf(env.DB), queueThatRefuses('poison'), new Date());
  });
  const { results } = await env.DB.prepare(
    'SELECT id FROM outbox WHERE sent_at IS NULL AND id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(ids))
    .all();
  expect(results).toEqual([{ id: ids[0] }]);
  expect(lines).toHaveLength(1);
  await env.DB.prepare('DELETE FROM outbox WHERE id = ?').bind(ids[0]).run();
});
