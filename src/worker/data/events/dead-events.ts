/** Events that could not be handled: stored for the operator, sent again on demand, deleted by age (schema.ts). */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';

export type DeadEvent = { id: string; type: KontorEvent['type']; at: string };

/** An event that is delivered twice is stored once. */
export async function keepDeadEvent(db: D1Database, event: KontorEvent, now: Date): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO dead_events (id, type, event, at)
      VALUES (${event.id}, ${event.type}, ${JSON.stringify(event)}, ${now.toISOString()})
      ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
  );
}

/** All dead events, or those with these ids; the oldest first. */
export function findDeadEvents(db: D1Database, ids?: readonly string[]): Promise<DeadEvent[]> {
  const named = ids ? sql`id IN ${eachOf(ids)}` : sql`true`;
  return rows(db, sql`SELECT id, type, at FROM dead_events WHERE ${named} ORDER BY at, id`);
}

/** Moves them back to the outbox, from where they are sent within minutes. */
export async function sendDeadAgain(
  db: D1Database,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await batch(db, [
    sql`INSERT INTO outbox (id, event, at)
      SELECT id, event, ${now.toISOString()} FROM dead_events WHERE id IN ${eachOf(ids)}
      ON CONFLICT (id) DO UPDATE SET sent_at = NULL, at = excluded.at`,
    sql`DELETE FROM dead_events WHERE id IN ${eachOf(ids)}`,
  ]);
}
