/** The outbox: from the database to the queue, at least once. */
import { waitUntil } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { type Database, eachOf } from './database.ts';

type OutboxRow = { id: string; event: string };

/** What one queue call takes: Cloudflare allows 100 messages and 256 kB; the rest is room for its own envelope. */
const mostMessages = 100;
const mostCharacters = 60_000;
/** What one sweep takes on. */
const sweepSize = 500;
/** Sent events hold addresses: operators may send them again for a week, then they go. */
const sentKeptMs = 7 * 86_400_000;

/** Keeps an event that no other change belongs to, and sends it. Throws when the database does not take it. */
export async function tell(
  db: Database,
  queue: Queue<KontorEvent>,
  event: KontorEvent,
  now: Date,
): Promise<void> {
  await db.run(
    sql`INSERT INTO outbox (id, event, at) VALUES (${event.id}, ${JSON.stringify(event)}, ${event.at})`,
  );
  sendSoon(db, queue, [event.id], now);
}

/** Sends kept events once the answer is on its way: nobody waits for the queue, and what fails goes with the sweep. */
export function sendSoon(
  db: Database,
  queue: Queue<KontorEvent>,
  ids: readonly string[],
  now: Date,
): void {
  waitUntil(sendEvents(db, queue, ids, now));
}

/** Sends what waits and forgets what was sent long ago. */
export async function drainOutbox(
  db: Database,
  queue: Queue<KontorEvent>,
  now: Date,
): Promise<void> {
  const waiting = await db.all<OutboxRow>(
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL ORDER BY at LIMIT ${sweepSize}`,
  );
  await send(db, queue, waiting, now);
  const longAgo = new Date(now.getTime() - sentKeptMs).toISOString();
  await db.run(sql`DELETE FROM outbox WHERE sent_at < ${longAgo}`);
}

/** Sends those of these events that still wait. */
export async function sendEvents(
  db: Database,
  queue: Queue<KontorEvent>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const waiting = await db.all<OutboxRow>(
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL
      AND id IN ${eachOf(ids)}`,
  );
  await send(db, queue, waiting, now);
}

/** Part by part; a part that the queue refuses stays for the next sweep and holds up no other. */
async function send(
  db: Database,
  queue: Queue<KontorEvent>,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<void> {
  for (const part of partsOf(rows)) {
    const ids = part.map(({ id }) => id);
    try {
      await queue.sendBatch(part.map(({ event }) => ({ body: JSON.parse(event) as KontorEvent })));
      await db.run(sql`UPDATE outbox SET sent_at = ${now.toISOString()}
        WHERE id IN ${eachOf(ids)}`);
    } catch (error) {
      console.error(logLine('events not sent', error, { ids: ids.join(' ') }));
    }
  }
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
