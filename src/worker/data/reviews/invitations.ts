/** Which orders are to be looked at for an invitation to review, and who wants none. */
import { sql } from 'drizzle-orm';
import type { InvitationStep } from '#domain/review/invitation.ts';
import { batch, rows } from '../../d1/statements.ts';
import { outboxInsertion } from '../moderation/entries.ts';

/** Orders per run of the job. */
const ordersPerRun = 100;

/** Plans the first look, once for an order. `dueAt`: ISO time. */
export async function planInvitation(
  db: D1Database,
  orderId: string,
  dueAt: string,
): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO review_invitations (order_id, due_at) VALUES (${orderId}, ${dueAt})
      ON CONFLICT DO NOTHING`,
  );
}

export function dueInvitations(
  db: D1Database,
  now: Date,
): Promise<{ orderId: string; sent: number }[]> {
  return rows(
    db,
    sql`SELECT order_id AS orderId, sent FROM review_invitations
      WHERE due_at <= ${now.toISOString()} ORDER BY due_at LIMIT ${ordersPerRun}`,
  );
}

/** Stores the result of a look, with the event of the mail if one is due; nothing if another run was faster. */
export async function recordInvitation(
  db: D1Database,
  { orderId, sent }: { orderId: string; sent: number },
  { send, dueAt }: InvitationStep,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const isSame = sql`order_id = ${orderId} AND sent = ${sent} AND due_at <= ${at}`;
  const event = {
    id: `review-invited-${orderId}-${sent + 1}`,
    at,
    type: 'review-invited' as const,
    orderId,
  };
  await batch(db, [
    ...(send
      ? [outboxInsertion(event, sql`EXISTS (SELECT 1 FROM review_invitations WHERE ${isSame})`)]
      : []),
    sql`UPDATE review_invitations SET due_at = ${dueAt ?? null}, sent = sent + ${send ? 1 : 0}
      WHERE ${isSame}`,
  ]);
}

export async function stopInvitations(db: D1Database, email: string, now: Date): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO review_invitation_stops (email, at)
      VALUES (${email.toLowerCase()}, ${now.toISOString()}) ON CONFLICT DO NOTHING`,
  );
}

/** ISO time; null if the address gets invitations. */
export async function invitationsStoppedAt(db: D1Database, email: string): Promise<string | null> {
  const [stop] = await rows<{ at: string }>(
    db,
    sql`SELECT at FROM review_invitation_stops WHERE email = ${email.toLowerCase()}`,
  );
  return stop?.at ?? null;
}

/** Whether this address may get an invitation. `consent`: it needs one for the newsletter of this store. */
export async function isInvitable(
  db: D1Database,
  { email, store }: { email: string; store: string },
  basis: 'consent' | 'customer',
): Promise<boolean> {
  const [row] = await rows<{ isStopped: number; isAllowed: number }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM review_invitation_stops WHERE email = ${email.toLowerCase()}) AS isStopped,
      EXISTS (SELECT 1 FROM consents WHERE email = ${email.toLowerCase()} AND store = ${store}
        AND kind = 'newsletter' AND state = 'given') AS isAllowed`,
  );
  return row !== undefined && !row.isStopped && (basis === 'customer' || row.isAllowed === 1);
}
