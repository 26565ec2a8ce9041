/** The outbox: sends events from the database to the queue at least once. `once` avoids repeated handling. */
import { waitUntil } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { eachOf, rows } from '../../d1/statements.ts';

type OutboxRow = { id: string; event: string };

/** Limits of one queue call: Cloudflare allows 100 messages and 256 kB, including its own envelope. */
const maxMessages = 100;
const maxCharacters = 60_000;
/** Events per sweep. */
const sweepSize = 500;
/** Sent events contain addresses: they are deleted after a week, during which operators may resend them. */
const sentKeptMs = 7 * 86_400_000;

/** Stores and sends an event that belongs to no other change. Throws if it cannot be stored. */
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

/** Sends stored events in the background, without delaying the response; the sweep retries failures. */
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

/** Sends those of these events that are still unsent. */
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

/** Sends in parts; a part that the queue refuses waits for the next sweep and does not block the others. */
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

/** Splits the rows into queue calls. Sizes are in characters, of which none takes more than four bytes. */
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

/** Runs a handler's work unless it was done for this event. Concurrent calls may both run it: it must be idempotent. */
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
    sql`INSERT INTO handled_events (event_id, handler, handled_at)
    VALUES (${eventId}, ${handler}, ${new Date().toISOString()}) ON CONFLICT DO NOTHING`,
  );
}
