/** Claims cases for the web-to-case address, so that none is sent twice, and records what became of them. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { CaseDelivery } from '#domain/support/support-case.ts';
import { batch, rows } from '../../d1/statements.ts';

/** True for one caller. `tooMany`: as many as this have been passed on since midnight UTC. */
export async function claimCase(
  db: D1Database,
  id: string,
  mostPerDay: number,
  now: Date,
): Promise<'claimed' | 'taken' | 'tooMany'> {
  const day = now.toISOString().slice(0, 10);
  const sentToday = sql`(SELECT count(*) FROM support_cases WHERE delivered_at >= ${day})`;
  const claimed = await rows(
    db,
    sql`UPDATE support_cases SET delivery = 'sending', delivered_at = ${now.toISOString()}
      WHERE id = ${id} AND delivery = 'waiting' AND ${sentToday} < ${mostPerDay} RETURNING id`,
  );
  if (claimed.length > 0) return 'claimed';
  const waiting = await rows(
    db,
    sql`SELECT 1 FROM support_cases WHERE id = ${id} AND delivery = 'waiting'`,
  );
  return waiting.length > 0 ? 'tooMany' : 'taken';
}

/** Only of a case that is claimed, or waits. */
export async function recordDelivery(
  db: D1Database,
  id: string,
  delivery: CaseDelivery,
): Promise<void> {
  const isGone = delivery === 'sent' || delivery === 'unconfirmed';
  await rows(
    db,
    sql`UPDATE support_cases SET delivery = ${delivery},
        delivered_at = ${isGone ? sql`delivered_at` : sql`NULL`}
      WHERE id = ${id} AND delivery IN ('sending', 'waiting')`,
  );
}

/** An operator has decided: a case that was held back or may not have arrived is passed on. Returns the id of its event. */
export async function releaseCase(db: D1Database, id: string, now: Date): Promise<string> {
  const at = now.toISOString();
  const event: KontorEvent = {
    id: `released-${crypto.randomUUID()}`,
    at,
    type: 'support-case-opened',
    caseId: id,
  };
  await batch(db, [
    sql`UPDATE support_cases SET delivery = 'waiting', delivered_at = NULL, suspicion = NULL
      WHERE id = ${id} AND delivery IN ('held', 'unconfirmed', 'sending')`,
    sql`INSERT INTO outbox (id, event, at) SELECT ${event.id}, ${JSON.stringify(event)}, ${at}
      FROM support_cases WHERE id = ${id} AND delivery = 'waiting'`,
  ]);
  return event.id;
}
