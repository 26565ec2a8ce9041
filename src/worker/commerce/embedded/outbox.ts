/** The outbox: from the database to the queue, at least once. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Database } from './database.ts';

/** The most events one queue call takes. */
const batchSize = 100;

/** Sends what waits and marks it sent; returns how many. A failed send leaves the rows for the next sweep. */
export async function drainOutbox(
  db: Database,
  queue: Queue<KontorEvent>,
  now: Date,
): Promise<number> {
  const rows = await db.all<{ id: string; event: string }>(
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL ORDER BY at LIMIT ${batchSize}`,
  );
  if (rows.length === 0) return 0;
  await queue.sendBatch(rows.map(({ event }) => ({ body: JSON.parse(event) as KontorEvent })));
  await db.run(sql`UPDATE outbox SET sent_at = ${now.toISOString()}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`);
  return rows.length;
}
