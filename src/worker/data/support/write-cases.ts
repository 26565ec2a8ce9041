/** Stores support cases and messages, each with its files and its event in one transaction. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { SupportCase, SupportMessage } from '#domain/support/support-case.ts';
import { inboxOf } from '#domain/withdrawal/inbox.ts';
import { batch } from '../../d1/statements.ts';
import { ownFiles } from '../files/files.ts';

/** The database gives it its number: the year and its place, `26-000042`. */
export type NewCase = Omit<SupportCase, 'number' | 'state' | 'changedAt'> & {
  idempotencyKey: string;
};

type Written = { text: string; fileIds: readonly string[] };

/** Changes nothing if a case with its key is stored already. Its first message has the id of the case. */
export async function storeCase(
  db: D1Database,
  opened: NewCase,
  { text, fileIds }: Written,
): Promise<void> {
  const { id, createdAt } = opened;
  const message: SupportMessage = { id, caseId: id, writer: 'customer', text, at: createdAt };
  const event: KontorEvent = {
    id: `case-${id}`,
    at: createdAt,
    type: 'support-case-opened',
    caseId: id,
  };
  const isStored = sql`EXISTS (SELECT 1 FROM support_cases WHERE id = ${id})`;
  await batch(db, [
    insertion(opened),
    messageInsertion(message, isStored),
    ...(fileIds.length > 0
      ? [sql`${ownFiles(fileIds, { kind: 'support-message', ref: id })} AND ${isStored}`]
      : []),
    eventInsertion(event, isStored),
  ]);
}

function insertion(row: NewCase): SQL {
  const year = row.createdAt.slice(2, 4);
  return sql`INSERT INTO support_cases (sequence, id, number, idempotency_key, store, locale, site,
      customer_id, reason, subreason, name, email, inbox, company, phone, subject, product_number,
      quantity, order_number, invoice_number, vat_id, state, suspicion, delivery, created_at, changed_at)
    SELECT place, ${row.id}, printf('%s-%06d', ${year}, place), ${row.idempotencyKey}, ${row.store},
      ${row.locale}, ${row.site}, ${row.customerId}, ${row.reason}, ${row.subreason}, ${row.name},
      ${row.email}, ${inboxOf(row.email)}, ${row.company ?? null}, ${row.phone ?? null},
      ${row.subject}, ${row.productNumber ?? null}, ${row.quantity ?? null},
      ${row.orderNumber ?? null}, ${row.invoiceNumber ?? null}, ${row.vatId ?? null}, 'open',
      ${row.suspicion}, ${row.delivery}, ${row.createdAt}, ${row.createdAt}
    FROM (SELECT 1 + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'support_cases'), 0)
      AS place) WHERE true
    ON CONFLICT DO NOTHING`;
}

const messageInsertion = ({ id, caseId, writer, text, at }: SupportMessage, isTrue: SQL): SQL =>
  sql`INSERT INTO support_messages (id, case_id, writer, text, at)
    SELECT ${id}, ${caseId}, ${writer}, ${text}, ${at} WHERE ${isTrue} ON CONFLICT DO NOTHING`;

const eventInsertion = (event: KontorEvent, isTrue: SQL): SQL =>
  sql`INSERT INTO outbox (id, event, at)
    SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at} WHERE ${isTrue} ON CONFLICT DO NOTHING`;

/**
 * Adds a message, once by its id, and sets whose turn it is: the shop's after a reply, the customer's after an answer.
 * Returns the id of its event.
 */
export async function storeMessage(
  db: D1Database,
  message: SupportMessage,
  fileIds: readonly string[] = [],
): Promise<string> {
  const { id, caseId, writer, at } = message;
  const type = writer === 'shop' ? 'support-answered' : 'support-replied';
  const event: KontorEvent = { id: `message-${id}`, at, type, caseId, messageId: id };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM support_messages WHERE id = ${id})`;
  const isStored = sql`EXISTS (SELECT 1 FROM support_messages WHERE id = ${id} AND case_id = ${caseId})`;
  const state = writer === 'shop' ? 'answered' : 'open';
  await batch(db, [
    sql`UPDATE support_cases SET state = ${state}, changed_at = ${at} WHERE id = ${caseId} AND ${isNew}`,
    messageInsertion(message, sql`true`),
    ...(fileIds.length > 0
      ? [sql`${ownFiles(fileIds, { kind: 'support-message', ref: id })} AND ${isStored}`]
      : []),
    eventInsertion(event, isStored),
  ]);
  return event.id;
}

export async function closeCase(db: D1Database, id: string, now: Date): Promise<void> {
  await batch(db, [
    sql`UPDATE support_cases SET state = 'closed', changed_at = ${now.toISOString()} WHERE id = ${id}`,
  ]);
}
