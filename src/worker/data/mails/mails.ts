/** Stores mails, hands each to one sender at a time, and records what became of it. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAttempt, claimMs, type SendResult } from '#domain/mail/attempts.ts';
import {
  checkAttachments,
  type DeliveryReport,
  type Mail,
  type StoredMail,
} from '#domain/mail/mail.ts';
import type { MailStore } from '#domain/mail/mail-store.ts';
import { rows } from '../../d1/statements.ts';
import type { mails } from './schema.ts';

type MailRow = typeof mails.$inferSelect;

const columns = sql`id, purpose, store, order_id AS orderId, locale, recipient, recipient_name AS recipientName,
  reply_to AS replyTo, subject, text, html, unsubscribe, is_secret AS isSecret, attachments, state, attempts, repeats, error,
  provider_id AS providerId, at, queued_at AS queuedAt, next_at AS nextAt, changed_at AS changedAt`;

export function mailStore(db: D1Database): MailStore {
  return {
    add: (mail, at, now) => addMail(db, mail, at, now),
    claim: (id, now) => claimMail(db, id, now),
    record: (claimed, result, now) => recordAttempt(db, claimed, result, now),
    due: (now, limit) => dueMails(db, now, limit),
    report: (report, now) => recordReport(db, report, now),
    empty: (id) => emptyMail(db, id),
    forget: (before) => forgetMails(db, before),
    recent: (limit) => findMails(db, sql`true`, limit),
    find: (id) => findMail(db, id),
  };
}

async function addMail(db: D1Database, mail: Mail, at: string, now: Date): Promise<void> {
  checkAttachments(mail);
  const { attachments = [] } = mail;
  const time = now.toISOString();
  await rows(
    db,
    sql`INSERT INTO mails (id, purpose, store, order_id, locale, recipient, recipient_name, reply_to, subject, text,
        html, unsubscribe, is_secret, attachments, state, attempts, repeats, at, queued_at, next_at, changed_at)
      VALUES (${mail.id}, ${mail.purpose}, ${mail.store}, ${mail.orderId ?? null}, ${mail.locale}, ${mail.recipient},
        ${mail.recipientName ?? null}, ${mail.replyTo}, ${mail.subject}, ${mail.text}, ${mail.html},
        ${mail.unsubscribe ?? null}, ${mail.isSecret ? 1 : 0}, ${attachments.length > 0 ? JSON.stringify(attachments) : null}, 'waiting', 0, 0, ${at},
        ${time}, ${time}, ${time})
      ON CONFLICT DO NOTHING`,
  );
}

/** One statement, so that of several concurrent callers only one gets the mail. */
async function claimMail(db: D1Database, id: string, now: Date): Promise<StoredMail | undefined> {
  const until = new Date(now.getTime() + claimMs).toISOString();
  const time = now.toISOString();
  const [claimed] = await rows<MailRow>(
    db,
    sql`UPDATE mails SET state = 'sending', attempts = attempts + 1, next_at = ${until}, changed_at = ${time}
      WHERE id = ${id} AND state IN ('waiting', 'sending') AND next_at <= ${time} RETURNING ${columns}`,
  );
  return claimed && storedMail(claimed);
}

/** Changes nothing if the claim has ended and somebody else has taken the mail since. */
async function recordAttempt(
  db: D1Database,
  claimed: StoredMail,
  result: SendResult,
  now: Date,
): Promise<void> {
  const { state, nextAt } = afterAttempt(claimed, result, now);
  const providerId = result.kind === 'sent' ? result.providerId : claimed.providerId;
  const error = result.kind === 'sent' ? null : result.detail;
  await rows(
    db,
    sql`UPDATE mails SET state = ${state}, next_at = ${nextAt}, provider_id = ${providerId}, error = ${error},
        changed_at = ${now.toISOString()}
      WHERE id = ${claimed.id} AND state = 'sending' AND next_at = ${claimed.nextAt}`,
  );
}

async function dueMails(db: D1Database, now: Date, limit: number): Promise<string[]> {
  const due = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM mails WHERE state IN ('waiting', 'sending') AND next_at <= ${now.toISOString()}
      ORDER BY next_at LIMIT ${limit}`,
  );
  return due.map(({ id }) => id);
}

/** Reports may arrive in any order and twice: a later state is not replaced by an earlier one. */
async function recordReport(
  db: D1Database,
  { providerId, state, reason }: DeliveryReport,
  now: Date,
): Promise<boolean> {
  const replaced = state === 'delivered' ? sql`('sent')` : sql`('sent', 'delivered')`;
  const known = await rows(db, sql`SELECT 1 FROM mails WHERE provider_id = ${providerId}`);
  if (known.length === 0) return false;
  await rows(
    db,
    sql`UPDATE mails SET state = ${state}, error = ${state === 'delivered' ? null : reason},
        changed_at = ${now.toISOString()}
      WHERE provider_id = ${providerId} AND state IN ${replaced}`,
  );
  return true;
}

async function forgetMails(db: D1Database, before: Date): Promise<void> {
  await rows(
    db,
    sql`UPDATE mails SET recipient = '', recipient_name = NULL, reply_to = '', subject = '', text = '', html = '',
        unsubscribe = NULL, attachments = NULL, error = NULL
      WHERE text != '' AND changed_at < ${before.toISOString()} AND state NOT IN ('waiting', 'sending')`,
  );
}

async function emptyMail(db: D1Database, id: string): Promise<void> {
  await rows(db, sql`UPDATE mails SET text = '', html = '', attachments = NULL WHERE id = ${id}`);
}

/** Sends a mail again, as a new message. False if its content has been deleted or it is waiting anyway. */
export async function sendMailAgain(db: D1Database, id: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  const again = await rows(
    db,
    sql`UPDATE mails SET state = 'waiting', attempts = 0, repeats = repeats + 1, error = NULL, provider_id = NULL,
        queued_at = ${time}, next_at = ${time}, changed_at = ${time}
      WHERE id = ${id} AND text != '' AND state NOT IN ('waiting', 'sending') RETURNING id`,
  );
  return again.length > 0;
}

export async function findMail(db: D1Database, id: string): Promise<StoredMail | undefined> {
  const [found] = await findMails(db, sql`id = ${id}`, 1);
  return found;
}

/** The newest first. */
export async function findMails(
  db: D1Database,
  condition: SQL,
  limit: number,
): Promise<StoredMail[]> {
  const found = await rows<MailRow>(
    db,
    sql`SELECT ${columns} FROM mails WHERE ${condition} ORDER BY at DESC, id LIMIT ${limit}`,
  );
  return found.map(storedMail);
}

function storedMail(row: MailRow): StoredMail {
  const { orderId, recipientName, unsubscribe, isSecret, attachments, ...rest } = row;
  return {
    ...rest,
    ...(orderId !== null && { orderId }),
    ...(recipientName !== null && { recipientName }),
    ...(unsubscribe !== null && { unsubscribe }),
    isSecret: Boolean(isSecret),
    ...(attachments !== null && { attachments: JSON.parse(attachments) }),
  };
}
