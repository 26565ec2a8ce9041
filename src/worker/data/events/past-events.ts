/** The events of the last week, for the operator: whether they were sent and handled; sent again on demand. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { batch, rows } from '../../d1/statements.ts';

export type PastEvent = {
  id: string;
  type: KontorEvent['type'];
  at: string;
  /** Null: waits for the queue. */
  sentAt: string | null;
  /** The handlers that have done their work, with commas between. Handlers that may run twice are not recorded. */
  handlers: string | null;
};

const pastEvents = sql`SELECT id, event ->> 'type' AS type, at, sent_at AS sentAt,
  (SELECT group_concat(handler, ', ') FROM handled_events WHERE event_id = o.id) AS handlers
  FROM outbox o`;

/** The newest first. */
export function recentEvents(
  db: D1Database,
  { unsent, limit }: { unsent: boolean; limit: number },
): Promise<PastEvent[]> {
  const which = unsent ? sql`sent_at IS NULL` : sql`true`;
  return rows(db, sql`${pastEvents} WHERE ${which} ORDER BY at DESC, id LIMIT ${limit}`);
}

export async function findEvent(db: D1Database, id: string): Promise<PastEvent | undefined> {
  const [found] = await rows<PastEvent>(db, sql`${pastEvents} WHERE id = ${id}`);
  return found;
}

/** As if it had never been sent or handled: within minutes every handler works again. A mail is sent once per event. */
export async function repeatEvent(db: D1Database, id: string): Promise<void> {
  await batch(db, [
    sql`DELETE FROM handled_events WHERE event_id = ${id}`,
    sql`UPDATE outbox SET sent_at = NULL WHERE id = ${id}`,
  ]);
}
