/** The outbox: sweeping, retention, and a queue that refuses some events. */
import { createScheduledController, env } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { drainOutbox } from '#worker/data/events/outbox.ts';
import worker from '#worker/index.ts';
import { logged } from '../logged.ts';

/** Refuses a batch that contains this word. */
function queueThatRefuses(word: string): Queue<KontorEvent> {
  return {
    send: async () => undefined,
    sendBatch: async (messages: Iterable<{ body: KontorEvent }>) => {
      if (JSON.stringify([...messages]).includes(word)) throw new Error('refused');
    },
  } as unknown as Queue<KontorEvent>;
}

const at = '2026-06-01T12:00:00.000Z';

async function leaveOne(skus: string): Promise<string> {
  const id = crypto.randomUUID();
  const event = { id, at, type: 'stock-changed', skus: [skus] };
  await env.DB.prepare('INSERT INTO outbox (id, event, at) VALUES (?, ?, ?)')
    .bind(id, JSON.stringify(event), new Date().toISOString())
    .run();
  return id;
}

it('a batch that the queue refuses stays in the outbox and does not block the others', async () => {
  // Each is large enough to need its own queue call.
  const long = 'x'.repeat(50_000);
  const ids = [await leaveOne(`poison ${long}`), await leaveOne(long), await leaveOne(long)];
  const lines = await logged(async () => {
    await drainOutbox(env.DB, queueThatRefuses('poison'), new Date());
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

describe('the sweep of the outbox', () => {
  const sweep = () => worker.scheduled(createScheduledController(), env);
  const waiting = () =>
    env.DB.prepare('SELECT count(*) AS count FROM outbox WHERE sent_at IS NULL').first('count');

  // Unsent events must not disturb later tests.
  afterEach(async () => {
    await env.DB.prepare("DELETE FROM outbox WHERE instr(event, '\"xxxx') > 0").run();
  });

  async function leave(count: number, characters: number): Promise<void> {
    const event = {
      at,
      type: 'stock-changed',
      skus: ['x'.repeat(characters)],
    };
    const rows = Array.from({ length: count }, () => {
      const id = crypto.randomUUID();
      return { id, event: { ...event, id } };
    });
    await env.DB.prepare(
      `INSERT INTO outbox (id, event, at)
       SELECT value ->> 'id', value -> 'event', '${at}' FROM json_each(?)`,
    )
      .bind(JSON.stringify(rows))
      .run();
  }

  it('sends events that an earlier attempt left behind', async () => {
    await sweep();
    await leave(100, 10);
    expect(await waiting()).toBe(100);
    await sweep();
    expect(await waiting()).toBe(0);
  });

  it('deletes sent events after a week, not before', async () => {
    await leave(3, 10);
    await sweep();
    const kept = () =>
      env.DB.prepare("SELECT count(*) AS count FROM outbox WHERE instr(event, '\"xxxx') > 0").first(
        'count',
      );
    expect(await kept()).toBe(3);
    const nextWeek = new Date(Date.now() + 8 * 86_400_000);
    await worker.scheduled(createScheduledController({ scheduledTime: nextWeek }), env);
    expect(await kept()).toBe(0);
  });

  it('sends a hundred large events, more than the queue accepts in one call', async () => {
    await leave(100, 6000);
    await sweep();
    expect(await waiting()).toBe(0);
  });
});
