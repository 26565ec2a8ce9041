/** Mails and what became of them, for the operator. */
import { sql } from 'drizzle-orm';
import type { MailState, StoredMail } from '#domain/mail/mail.ts';
import { eachOf, rows } from '../../d1/statements.ts';

export type PastMail = Pick<
  StoredMail,
  'id' | 'purpose' | 'recipient' | 'subject' | 'state' | 'attempts' | 'error' | 'at' | 'nextAt'
> & { orderNumber: string | null };

type Wanted = { states?: readonly MailState[]; orderNumber?: string; limit: number };

/** The newest first. */
export function pastMails(
  db: D1Database,
  { states, orderNumber, limit }: Wanted,
): Promise<PastMail[]> {
  const inStates = states ? sql`m.state IN ${eachOf(states)}` : sql`true`;
  const ofOrder = orderNumber
    ? sql`m.order_id = (SELECT id FROM orders WHERE order_number = ${orderNumber})`
    : sql`true`;
  return rows(
    db,
    sql`SELECT m.id, m.purpose, m.recipient, m.subject, m.state, m.attempts, m.error, m.at, m.next_at AS nextAt,
        o.order_number AS orderNumber
      FROM mails m LEFT JOIN orders o ON o.id = m.order_id
      WHERE ${inStates} AND ${ofOrder} ORDER BY m.at DESC, m.id LIMIT ${limit}`,
  );
}
