/** Changes of e-mail addresses: requested, confirmed once, taken back once. Rules: src/domain/customer/email-change.ts. */
import { type SQL, sql } from 'drizzle-orm';
import { type EmailChange, emailChangePeriods } from '#domain/customer/email-change.ts';
import type { KontorEvent } from '#domain/events.ts';
import { batch, rows } from '../../d1/statements.ts';
import { endSessions } from './sessions.ts';

type Requested = Pick<EmailChange, 'id' | 'customerId' | 'newEmail'>;

/**
 * Stores the change with the events of its mails; one that was not confirmed ends. `version`: nothing is stored if the
 * customer has another one by now.
 */
export function storingEmailChange(
  { id, customerId, newEmail }: Requested,
  events: readonly KontorEvent[],
  now: Date,
  version: number | null,
): SQL[] {
  const at = now.toISOString();
  const { expiresAt, undoUntil } = emailChangePeriods(now);
  const isStored = sql`EXISTS (SELECT 1 FROM email_changes WHERE id = ${id})`;
  return [
    sql`INSERT INTO email_changes (id, customer_id, old_email, new_email, requested_at, expires_at, undo_until)
      SELECT ${id}, id, email, ${newEmail}, ${at}, ${expiresAt}, ${undoUntil}
      FROM customers WHERE id = ${customerId} AND version = coalesce(${version}, version)`,
    sql`${discardEmailChange(customerId, now)} AND id <> ${id} AND ${isStored}`,
    ...events.map(
      (event) => sql`INSERT INTO outbox (id, event, at)
        SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at} WHERE ${isStored}`,
    ),
  ];
}

/** Ends the change that waits for its confirmation. */
export function discardEmailChange(customerId: string, now: Date): SQL {
  return sql`UPDATE email_changes SET ended_at = ${now.toISOString()}
    WHERE customer_id = ${customerId} AND confirmed_at IS NULL AND ended_at IS NULL`;
}

const columns = sql`id, customer_id AS customerId, old_email AS oldEmail, new_email AS newEmail,
  expires_at AS expiresAt, undo_until AS undoUntil, confirmed_at AS confirmedAt`;

/** A change that has not ended. */
export async function emailChangeById(
  db: D1Database,
  id: string,
): Promise<EmailChange | undefined> {
  const [row] = await rows<EmailChange>(
    db,
    sql`SELECT ${columns} FROM email_changes WHERE id = ${id} AND ended_at IS NULL`,
  );
  return row;
}

export async function waitingEmailChange(
  db: D1Database,
  customerId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await rows<EmailChange>(
    db,
    sql`SELECT ${columns} FROM email_changes WHERE customer_id = ${customerId}
      AND confirmed_at IS NULL AND ended_at IS NULL AND expires_at > ${now.toISOString()}`,
  );
  return row;
}

/**
 * Sets the new address, unless it has an account by now, and ends all sessions but one and all links for a new password,
 * which were sent to the old address. Returns whether it was set.
 */
export async function redeemEmailChange(
  db: D1Database,
  id: string,
  session: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const valid = sql`FROM email_changes AS wanted WHERE wanted.id = ${id}
    AND wanted.confirmed_at IS NULL AND wanted.ended_at IS NULL AND wanted.expires_at > ${at}`;
  const owner = sql`(SELECT customer_id ${valid})`;
  const [, , , confirmed = []] = await batch(db, [
    sql`UPDATE OR IGNORE customers SET email = (SELECT new_email ${valid}),
      email_verified_at = ${at}, version = version + 1
      WHERE id = ${owner} AND email = (SELECT old_email ${valid})
        AND NOT EXISTS (SELECT 1 FROM email_changes AS other WHERE other.old_email =
          (SELECT new_email ${valid}) AND other.customer_id <> customers.id
          AND other.confirmed_at IS NOT NULL AND other.ended_at IS NULL AND other.undo_until > ${at})`,
    endSessions(owner, session, now),
    endResetLinks(owner, at),
    sql`UPDATE email_changes SET confirmed_at = ${at} WHERE id = (SELECT wanted.id ${valid})
      AND new_email = (SELECT email FROM customers WHERE customers.id = customer_id) RETURNING id`,
  ]);
  return confirmed.length > 0;
}

/**
 * The old address is the customer's again, also after further changes, which end. Sessions end, and so does each way in that
 * whoever changed the address may have: password, passkeys, accounts at other services. Returns whether the link was valid.
 */
export async function takeBackEmailChange(db: D1Database, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const valid = sql`FROM email_changes AS wanted WHERE wanted.id = ${id}
    AND wanted.ended_at IS NULL AND wanted.undo_until > ${at}`;
  const owner = sql`(SELECT customer_id ${valid})`;
  const [changed = []] = await batch(db, [
    sql`UPDATE customers SET email = (SELECT old_email ${valid}), password_hash = '',
      password_set_at = ${at}, version = version + 1 WHERE id = ${owner} RETURNING id`,
    endSessions(owner, '', now),
    endResetLinks(owner, at),
    sql`DELETE FROM passkeys WHERE customer_id = ${owner}`,
    sql`DELETE FROM identities WHERE customer_id = ${owner}`,
    sql`UPDATE email_changes SET ended_at = ${at} WHERE ended_at IS NULL AND customer_id = ${owner}
      AND requested_at >= (SELECT requested_at ${valid})`,
  ]);
  return changed.length > 0;
}

function endResetLinks(owner: SQL, at: string): SQL {
  return sql`UPDATE password_reset_tokens SET used_at = ${at}
    WHERE customer_id = ${owner} AND used_at IS NULL`;
}
