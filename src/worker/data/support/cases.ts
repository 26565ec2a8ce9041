/** Reads support cases and their messages. */
import { type SQL, sql } from 'drizzle-orm';
import type { CaseState, SupportCase, SupportMessage } from '#domain/support/support-case.ts';
import { chunk } from '../../d1/chunk.ts';
import { eachOf, rows } from '../../d1/statements.ts';

type Row = { [Name in keyof SupportCase]-?: NonNullable<SupportCase[Name]> | null };

const selection = sql`SELECT id, number, store, locale, site, customer_id AS customerId, reason,
    subreason, name, email, company, phone, subject, product_number AS productNumber, quantity,
    order_number AS orderNumber, invoice_number AS invoiceNumber, vat_id AS vatId, state, suspicion,
    delivery, created_at AS createdAt, changed_at AS changedAt
  FROM support_cases`;

export async function casesWhere(
  db: D1Database,
  which: SQL,
  limit: number,
): Promise<SupportCase[]> {
  const found = await rows<Row>(
    db,
    sql`${selection} WHERE ${which} ORDER BY changed_at DESC, sequence DESC LIMIT ${limit}`,
  );
  return found.map(supportCase);
}

/** Null columns are absent fields, except those that may be null by their type. */
function supportCase(row: Row): SupportCase {
  const { customerId, suspicion, ...facts } = row;
  const present = Object.entries(facts).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(present) as unknown as SupportCase), customerId, suspicion };
}

const one = async (db: D1Database, which: SQL) => (await casesWhere(db, which, 1))[0];

export const caseById = (db: D1Database, id: string) => one(db, sql`id = ${id}`);

export const caseByKey = (db: D1Database, key: string) => one(db, sql`idempotency_key = ${key}`);

/** By its number as typed. */
export const caseNumbered = (db: D1Database, typed: string) =>
  one(db, sql`number = ${typed.trim().toUpperCase()}`);

/** In one store, the last changed first. */
export const casesOfCustomer = (db: D1Database, customerId: string, store: string, limit: number) =>
  casesWhere(db, sql`customer_id = ${customerId} AND store = ${store}`, limit);

/** The newest that wait for the customer or the shop: a case that was answered waits so many days. */
export function waitingCases(
  customerId: string,
  store: string,
  answeredSince: Date,
  limit: number,
): SQL {
  return sql`SELECT number, reason, subreason, subject, state, created_at AS createdAt,
      changed_at AS changedAt
    FROM support_cases WHERE customer_id = ${customerId} AND store = ${store}
      AND (state = 'open' OR (state = 'answered' AND changed_at > ${answeredSince.toISOString()}))
    ORDER BY changed_at DESC, sequence DESC LIMIT ${limit}`;
}

type Wanted = { state?: CaseState | undefined; store?: string | undefined; isHeld?: boolean };

export const listedCases = (db: D1Database, { state, store, isHeld }: Wanted, limit: number) =>
  casesWhere(
    db,
    sql`${state ? sql`state = ${state}` : sql`true`}
      AND ${store ? sql`store = ${store}` : sql`true`}
      AND ${isHeld ? sql`delivery IN ('held', 'unconfirmed')` : sql`true`}`,
    limit,
  );

/** More rows than one answer of the database should hold. */
const pageSize = 5000;

/** Every case, or every one of a store. */
export async function allCases(db: D1Database, store?: string): Promise<SupportCase[]> {
  const ids = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM support_cases WHERE ${store ? sql`store = ${store}` : sql`true`}`,
  );
  const found: SupportCase[] = [];
  for (const page of chunk(ids, pageSize)) {
    const which = sql`id IN ${eachOf(page.map(({ id }) => id))}`;
    found.push(...(await casesWhere(db, which, pageSize)));
  }
  return found;
}

/** The first written first. */
export const messagesOf = (db: D1Database, caseId: string): Promise<SupportMessage[]> =>
  rows(
    db,
    sql`SELECT id, case_id AS caseId, writer, text, at FROM support_messages
      WHERE case_id = ${caseId} ORDER BY at, id`,
  );

/** Cases of an inbox since a time (ISO), to limit them. */
export async function countCasesOfInbox(
  db: D1Database,
  inbox: string,
  since: string,
): Promise<number> {
  const [row] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*) AS count FROM support_cases WHERE inbox = ${inbox} AND created_at > ${since}`,
  );
  return row?.count ?? 0;
}
