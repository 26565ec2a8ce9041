/** Sessions of customers in the database: the cookie names a row, and the row says whether the session has ended. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type ActiveSession,
  type NewSession,
  type SessionMeans,
  seenAgainMs,
  sessionSeconds,
} from '#domain/customer/session.ts';
import type { Caller } from '#domain/operations.ts';
import { batch, rows } from '../../d1/statements.ts';

/** Whose session it is, and when it is asked for. */
export type SessionCaller = Pick<Caller, 'session' | 'now'>;

export type SessionRow = {
  sessionId: string;
  means: SessionMeans;
  begunAt: string;
  seenAt: string;
  authenticatedAt: string;
  browser: string;
  system: string;
  city: string;
  country: string;
};

export const sessionColumns = sql`customer_sessions.id AS sessionId, means, begun_at AS begunAt,
  seen_at AS seenAt, authenticated_at AS authenticatedAt, browser, system, city, country`;

/** Begins a session; the one that the browser had before ends. */
export async function storeSession(
  db: D1Database,
  { id, customerId, means, device, place }: NewSession,
  before: string | undefined,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await batch(db, [
    sql`INSERT INTO customer_sessions (id, customer_id, means, begun_at, seen_at, authenticated_at,
        browser, system, city, country)
      VALUES (${id}, ${customerId}, ${means}, ${at}, ${at}, ${at},
        ${device.browser}, ${device.system}, ${place.city}, ${place.country})`,
    sql`UPDATE customer_sessions SET ended_at = ${at}
      WHERE id = ${before ?? ''} AND ended_at IS NULL`,
  ]);
}

/** True in SQL for a session of `customers.id` that has neither ended nor been idle for too long. */
export function isAlive({ id, idleMs }: { id: SQL | string; idleMs: number }, now: Date): SQL {
  const after = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return sql`customer_sessions.id = ${id} AND customer_sessions.customer_id = customers.id
    AND ended_at IS NULL AND seen_at > ${after(idleMs)}
    AND begun_at > ${after(sessionSeconds * 1000)}`;
}

/** Records that a session is used, if that was not recorded in the last minutes. */
export async function recordUse(
  db: D1Database,
  { sessionId, seenAt }: Pick<SessionRow, 'sessionId' | 'seenAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(seenAt) < seenAgainMs) return;
  await rows(
    db,
    sql`UPDATE customer_sessions SET seen_at = ${now.toISOString()} WHERE id = ${sessionId}`,
  );
}

/** The sessions of a customer that have not ended, the last used first. */
export async function sessionsOf(
  db: D1Database,
  { customerId, idleMs }: NonNullable<Caller['session']>,
  now: Date,
): Promise<ActiveSession[]> {
  const found = await rows<SessionRow>(
    db,
    sql`SELECT ${sessionColumns} FROM customers JOIN customer_sessions
      ON ${isAlive({ id: sql`customer_sessions.id`, idleMs }, now)}
      WHERE customers.id = ${customerId} ORDER BY seen_at DESC, begun_at DESC LIMIT 100`,
  );
  return found.map(sessionOf);
}

/** Ends one session of the customer. */
export function endSession(customerId: string, id: string, now: Date): SQL {
  return sql`UPDATE customer_sessions SET ended_at = ${now.toISOString()}
    WHERE customer_id = ${customerId} AND id = ${id} AND ended_at IS NULL`;
}

/** Ends all sessions of the customer but one. `customerId`: an id, or SQL that yields it. */
export function endSessions(customerId: SQL | string, except: string, now: Date): SQL {
  return sql`UPDATE customer_sessions SET ended_at = ${now.toISOString()}
    WHERE customer_id = ${customerId} AND id <> ${except} AND ended_at IS NULL`;
}

/** The customer has just given a password or passkey in this session. */
export function recordAuthentication(id: string, now: Date): SQL {
  return sql`UPDATE customer_sessions SET authenticated_at = ${now.toISOString()} WHERE id = ${id}`;
}

export function sessionOf(row: SessionRow): ActiveSession {
  const { sessionId, means, begunAt, seenAt, authenticatedAt } = row;
  const { browser, system, city, country } = row;
  return {
    id: sessionId,
    means,
    begunAt,
    seenAt,
    authenticatedAt,
    device: { browser, system },
    place: { city, country },
  };
}
