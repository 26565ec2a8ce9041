/** The outbox: from the database to the queue, at least once; what a handler has done for an event, it does once. */
import { waitUntil } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { eachOf, rows } from '../../d1/statements.ts';

type OutboxRow = { id: string; event: string };

/** What one queue call takes: Cloudflare allows 100 messages and 256 kB; the rest is room for its own envelope. */
const maxMessages = 100;
const maxCharacters = 60_000;
/** What one sweep takes on. */
const sweepSize = 500;
/** Sent events hold addresses: operators may send them again for a week, then they go. */
const sentKeptMs = 7 * 86_400_000;

/** Keeps an event that no other change belongs to, and sends it. Throws when the database does not take it. */
export async function publishEvent(
  db: D1Database,
  queue: Queue<KontorEvent>,
  event: KontorEvent,
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO outbox (id, event, at) VALUES (${event.id}, ${JSON.stringify(event)}, ${event.at})`,
  );
  sendInBackground(db, queue, [event.id], now);
}

/** Sends kept events once the answer is on its way: nobody waits for the queue, and what fails goes with the sweep. */
export function sendInBackground(
  db: D1Database,
  queue: Queue<KontorEvent>,
  ids: readonly string[],
  now: Date,
): void {
  waitUntil(sendEvents(db, queue, ids, now));
}

/** Sends pending events and deletes those sent long ago. */
export async function drainOutbox(
  db: D1Database,
  queue: Queue<KontorEvent>,
  now: Date,
): Promise<void> {
  const waiting = await rows<OutboxRow>(
    db,
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL ORDER BY at LIMIT ${sweepSize}`,
  );
  await send(db, queue, waiting, now);
  const longAgo = new Date(now.getTime() - sentKeptMs).toISOString();
  await rows(db, sql`DELETE FROM outbox WHERE sent_at < ${longAgo}`);
}

/** Sends those of these events that still wait. */
export async function sendEvents(
  db: D1Database,
  queue: Queue<KontorEvent>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const waiting = await rows<OutboxRow>(
    db,
    sql`SELECT id, event FROM outbox WHERE sent_at IS NULL
      AND id IN ${eachOf(ids)}`,
  );
  await send(db, queue, waiting, now);
}

/** Part by part; a part that the queue refuses stays for the next sweep and holds up no other. */
async function send(
  db: D1Database,
  queue: Queue<KontorEvent>,
  waiting: readonly OutboxRow[],
  now: Date,
): Promise<void> {
  for (const part of partsOf(waiting)) {
    const ids = part.map(({ id }) => id);
    try {
      await queue.sendBatch(part.map(({ event }) => ({ body: JSON.parse(event) as KontorEvent })));
      await rows(
        db,
        sql`UPDATE outbox SET sent_at = ${now.toISOString()}
        WHERE id IN ${eachOf(ids)}`,
      );
    } catch (error) {
      console.error(logLine('events not sent', error, { ids: ids.join(' ') }));
    }
  }
}

/** Cuts the rows into queue calls. Characters stand for bytes: none takes more than four. */
function partsOf(waiting: readonly OutboxRow[]): OutboxRow[][] {
  const parts: OutboxRow[][] = [];
  let room = 0;
  for (const row of waiting) {
    const part = parts.at(-1);
    if (part && part.length < maxMessages && row.event.length <= room) {
      part.push(row);
      room -= row.event.length;
    } else {
      parts.push([row]);
      room = maxCharacters - row.event.length;
    }
  }
  return parts;
}

/** Runs the work of a handler unless it has been done for this event. Two at a time may both run it: the work itself must bear that. */
export async function once(
  db: D1Database,
  eventId: string,
  handler: string,
  work: () => Promise<void>,
): Promise<void> {
  const [done] = await rows(
    db,
    sql`SELECT 1 FROM handled_events WHERE event_id = ${eventId} AND handler = ${handler}`,
  );
  if (done) return;
  await work();
  await rows(
    db,
    sql`INSERT INTO handled_events (event_id, handler)
    VALUES (${eventId}, ${handler}) ON CONFLICT DO NOTHING`,
  );
}
