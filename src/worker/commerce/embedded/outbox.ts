/** The outbox: from the database to the queue, at least once. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Database } from './database.ts';

type OutboxRow = { id: string; event: string };

/** What one queue call takes: Cloudflare allows 100 messages and 256 kB; the rest is room for its own envelope. */
const mostMessages = 100;
const mostCharacters = 60_000;
/** What one sweep takes on. */
const sweepSize = 500;

/** Sends what waits and marks it sent, part by part; returns how many. A failed part stays for the next sweep. */
export async function drainOutbox(
  db: Database,
  queue: Queue<KontorEvent>,
  now: Date,
): Promise<number> {
  const rows = await db.all<OutboxRow>(
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL ORDER BY at LIMIT ${sweepSize}`,
  );
  for (const part of partsOf(rows)) {
    await queue.sendBatch(part.map(({ event }) => ({ body: JSON.parse(event) as KontorEvent })));
    await db.run(sql`UPDATE outbox SET sent_at = ${now.toISOString()}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(part.map(({ id }) => id))}))`);
  }
  return rows.length;
}

/** Cuts the rows into queue calls. Characters stand for bytes: none takes more than four. */
function partsOf(rows: readonly OutboxRow[]): OutboxRow[][] {
  const parts: OutboxRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const part = parts.at(-1);
    if (part && part.length < mostMessages && row.event.length <= room) {
      part.push(row);
      room -= row.event.length;
    } else {
      parts.push([row]);
      room = mostCharacters - row.event.length;
    }
  }
  return parts;
}
