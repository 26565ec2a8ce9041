/** Requests for personal data and their erasure. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import {
  type DataRequest,
  doneKeptMs,
  mailPauseMs,
  openKeptMs,
} from '#domain/personal-data/request.ts';
import type { Kept } from '#domain/personal-data/retention.ts';
import { batch, rows } from '../../d1/statements.ts';

/** What the form or the operator says. `ids`: for a new request and the event of its mail. */
export type AskedRequest = Pick<
  DataRequest,
  'kind' | 'email' | 'store' | 'locale' | 'site' | 'askedBy'
> & { ids: { request: string; event: string } };

const columns = sql`id, kind, email, store, locale, site, asked_by AS askedBy, asked_at AS askedAt,
  mailed_at AS mailedAt, confirmed_at AS confirmedAt, done_at AS doneAt`;

/**
 * Stores the request and the event that mails its link. A request that is open is the same one: its mail goes again after
 * a while, in the language of the last form, and not once it is confirmed. Returns whether an event was stored.
 */
export async function askForData(
  db: D1Database,
  { ids, ...asked }: AskedRequest,
  now: Date,
): Promise<boolean> {
  const { kind, email, store, locale, site, askedBy } = asked;
  const at = now.toISOString();
  const event: KontorEvent = { id: ids.event, at, type: 'data-requested', requestId: '' };
  const pausedSince = later(now, -mailPauseMs);
  const due = sql`email = ${email} AND kind = ${kind} AND done_at IS NULL AND confirmed_at IS NULL
    AND (mailed_at IS NULL OR mailed_at < ${pausedSince})`;
  const [, , mailed = []] = await batch(db, [
    sql`INSERT INTO data_requests (id, kind, email, store, locale, site, asked_by, asked_at, forget_at)
      VALUES (${ids.request}, ${kind}, ${email}, ${store}, ${locale}, ${site}, ${askedBy}, ${at}, ${later(now, openKeptMs)})
      ON CONFLICT (email, kind) WHERE done_at IS NULL DO UPDATE SET
        store = excluded.store, locale = excluded.locale, site = excluded.site,
        forget_at = excluded.forget_at`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${event.id}, json_set(${JSON.stringify(event)}, '$.requestId', id), ${at}
      FROM data_requests WHERE ${due}`,
    sql`UPDATE data_requests SET mailed_at = ${at} WHERE ${due} RETURNING id`,
  ]);
  return mailed.length > 0;
}

/** The id of the open erasure of who made this request; it is made if there is none. */
export async function erasureFor(
  db: D1Database,
  { email, store, locale, site, askedBy }: Omit<AskedRequest, 'ids' | 'kind'>,
  id: string,
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const [, [open]] = (await batch(db, [
    sql`INSERT INTO data_requests (id, kind, email, store, locale, site, asked_by, asked_at, forget_at)
      VALUES (${id}, 'erasure', ${email}, ${store}, ${locale}, ${site}, ${askedBy}, ${at}, ${later(now, openKeptMs)})
      ON CONFLICT DO NOTHING`,
    sql`SELECT id FROM data_requests WHERE email = ${email} AND kind = 'erasure' AND done_at IS NULL`,
  ])) as [unknown[], { id: string }[]];
  return open?.id ?? id;
}

/** Confirms an erasure, once, with the event that does it. Returns whether an event was stored. */
export async function confirmErasure(
  db: D1Database,
  requestId: string,
  { eventId, keepsReviews }: { eventId: string; keepsReviews: boolean },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const event: KontorEvent = {
    id: eventId,
    at,
    type: 'erasure-confirmed',
    requestId,
    ...(keepsReviews && { keepsReviews }),
  };
  const isMine = sql`id = ${requestId} AND kind = 'erasure' AND confirmed_at IS NULL AND done_at IS NULL`;
  const [, confirmed = []] = await batch(db, [
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${eventId}, ${JSON.stringify(event)}, ${at} FROM data_requests WHERE ${isMine}`,
    sql`UPDATE data_requests SET confirmed_at = ${at} WHERE ${isMine} RETURNING id`,
  ]);
  return confirmed.length > 0;
}

export async function dataRequest(db: D1Database, id: string): Promise<DataRequest | undefined> {
  const [found] = await requestsWith(db, sql`id = ${id}`);
  return found;
}

/** The one of this kind that is open. */
export async function openRequest(
  db: D1Database,
  email: string,
  kind: DataRequest['kind'],
): Promise<DataRequest | undefined> {
  const [found] = await requestsWith(
    db,
    sql`email = ${email} AND kind = ${kind} AND done_at IS NULL`,
  );
  return found;
}

/** The oldest first. `open`: those that are not done. */
export function listedRequests(db: D1Database, open: boolean): Promise<DataRequest[]> {
  return requestsWith(db, open ? sql`done_at IS NULL` : sql`true`);
}

function requestsWith(db: D1Database, which: SQL): Promise<DataRequest[]> {
  return rows(db, sql`SELECT ${columns} FROM data_requests WHERE ${which} ORDER BY asked_at, id`);
}

/** What stays, as it was when the erasure began: a repeated call returns the first. */
export async function beginErasure(
  db: D1Database,
  id: string,
  kept: readonly Kept[],
): Promise<Kept[]> {
  const [begun] = await rows<{ kept: string }>(
    db,
    sql`UPDATE data_requests SET kept = coalesce(kept, ${JSON.stringify(kept)})
      WHERE id = ${id} RETURNING kept`,
  );
  return begun ? (JSON.parse(begun.kept) as Kept[]) : [];
}

/** Something has come between: the erasure must be confirmed again. */
export async function unconfirm(db: D1Database, id: string): Promise<void> {
  await rows(db, sql`UPDATE data_requests SET confirmed_at = NULL WHERE id = ${id}`);
}

/** Nobody is known by that address: the request says nothing that the shop has to keep. */
export async function dropRequest(db: D1Database, id: string): Promise<void> {
  await rows(db, sql`DELETE FROM data_requests WHERE id = ${id} AND confirmed_at IS NULL`);
}

/** The report has left: that and when stays; the address goes from the request and the mail, whose text names nobody. */
export async function finishErasure(
  db: D1Database,
  requestId: string,
  mailId: string,
  now: Date,
): Promise<void> {
  await batch(db, [
    sql`UPDATE data_requests SET email = '', done_at = ${now.toISOString()},
        forget_at = ${later(now, doneKeptMs)} WHERE id = ${requestId}`,
    sql`UPDATE mails SET recipient = '', error = NULL WHERE id = ${mailId}`,
  ]);
}

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
