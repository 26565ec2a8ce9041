/** Customers in the database. */
import { type SQL, sql } from 'drizzle-orm';
import type { Customer, CustomerDraft } from '#domain/customer/customer.ts';
import type { SignedIn } from '#domain/customer/session.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { batch, rows } from '../../d1/statements.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';
import type { customers } from './schema.ts';
import {
  endSessions,
  isAlive,
  recordAuthentication,
  recordUse,
  type SessionCaller,
  type SessionRow,
  sessionColumns,
  sessionOf,
} from './sessions.ts';
import { storingNews, type WayInNews } from './ways-in.ts';

type Row = typeof customers.$inferSelect;

export const customerColumns = sql`customers.id, version, email, first_name AS firstName, last_name AS lastName,
  client_type AS clientType, date_of_birth AS dateOfBirth, company_name AS companyName,
  vat_id AS vatId, locale, password_hash AS passwordHash, password_set_at AS passwordSetAt,
  email_verified_at AS emailVerifiedAt, created_at AS createdAt`;

/** Without a password: another way in has shown that mail to the address arrives. Undefined if the address has an account. */
export async function storeCustomer(
  db: D1Database,
  draft: Omit<CustomerDraft, 'password'>,
  locale: LocaleCode,
  now: Date,
): Promise<Customer | undefined> {
  const at = now.toISOString();
  const { email, firstName, lastName, clientType, companyName = null, vatId = null } = draft;
  const [stored] = await rows<Row>(
    db,
    sql`INSERT INTO customers (id, email, first_name, last_name, client_type, company_name, vat_id,
        locale, email_verified_at, created_at)
      VALUES (${crypto.randomUUID()}, ${email}, ${firstName}, ${lastName}, ${clientType},
        ${companyName}, ${vatId}, ${locale}, ${at}, ${at})
      ON CONFLICT DO NOTHING RETURNING ${customerColumns}`,
  );
  return stored && customerOf(stored);
}

/** The customer of an address and a password. An unknown address takes as long as a wrong password. */
export async function customerWithPassword(
  db: D1Database,
  email: string,
  password: string,
): Promise<Customer | undefined> {
  const row = await rowWithEmail(db, email);
  const fits = await isPasswordCorrect(password, row?.passwordHash);
  return row && fits ? customerOf(row) : undefined;
}

export async function customerWithEmail(
  db: D1Database,
  email: string,
): Promise<Customer | undefined> {
  const row = await rowWithEmail(db, email);
  return row && customerOf(row);
}

/** Who is logged in; undefined without a session, or if it has ended. */
export async function signedIn(
  db: D1Database,
  caller: SessionCaller,
): Promise<SignedIn | undefined> {
  return (await signedInWith(db, caller, () => []))?.known;
}

/** The same with the rows of statements about the customer, in one round trip. */
export async function signedInWith(
  db: D1Database,
  { session, now }: SessionCaller,
  about: (customerId: string) => readonly SQL[],
): Promise<{ known: SignedIn; read: unknown[][] } | undefined> {
  if (!session) return undefined;
  const [[found] = [], ...read] = await batch(db, [
    sql`SELECT ${customerColumns}, ${sessionColumns} FROM customers JOIN customer_sessions
      ON ${isAlive(session, now)} WHERE customers.id = ${session.customerId}`,
    ...about(session.customerId),
  ]);
  if (!found) return undefined;
  const row = found as Row & SessionRow;
  await recordUse(db, row, now);
  const { passwordHash, passwordSetAt } = row;
  const known = {
    customer: customerOf(row),
    session: sessionOf(row),
    ...(passwordHash !== '' && { passwordSetAt }),
  };
  return { known, read };
}

export async function customerOfSession(
  db: D1Database,
  caller: SessionCaller,
): Promise<Customer | undefined> {
  return (await signedIn(db, caller))?.customer;
}

type PasswordChange = {
  customerId: string;
  /** Of the only session that does not end. */
  sessionId: string;
  currentPassword: string;
  newPassword: string;
  news: WayInNews;
};

/** Sets a new password if the current one is right, and ends all other sessions in the same transaction. */
export async function changePassword(
  db: D1Database,
  { customerId, sessionId, currentPassword, newPassword, news }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const row = await customerRow(db, customerId);
  if (!row || !(await isPasswordCorrect(currentPassword, row.passwordHash))) return false;
  const passwordHash = await hashPassword(newPassword);
  const at = now.toISOString();
  const [changed = []] = await batch(db, [
    sql`UPDATE customers SET password_hash = ${passwordHash}, password_set_at = ${at},
      version = version + 1 WHERE id = ${customerId} AND password_hash = ${row.passwordHash}
      RETURNING id`,
    storingNews(
      news,
      customerId,
      sql`EXISTS (SELECT 1 FROM customers WHERE id = ${customerId} AND password_hash = ${passwordHash})`,
    ),
    endSessions(customerId, sessionId, now),
    recordAuthentication(sessionId, now),
  ]);
  return changed.length > 0;
}

export async function customerById(db: D1Database, id: string): Promise<Customer | undefined> {
  const row = await customerRow(db, id);
  return row && customerOf(row);
}

async function customerRow(db: D1Database, id: string): Promise<Row | undefined> {
  const [row] = await rows<Row>(db, sql`SELECT ${customerColumns} FROM customers WHERE id = ${id}`);
  return row;
}

async function rowWithEmail(db: D1Database, email: string): Promise<Row | undefined> {
  const [row] = await rows<Row>(
    db,
    sql`SELECT ${customerColumns} FROM customers WHERE email = ${email}`,
  );
  return row;
}

export function customerOf(row: Row): Customer {
  const { id, version, email, firstName, lastName, clientType, locale, createdAt } = row;
  const { emailVerifiedAt, dateOfBirth, companyName, vatId } = row;
  return {
    id,
    version,
    email,
    isEmailVerified: emailVerifiedAt !== null,
    firstName,
    lastName,
    clientType,
    ...(dateOfBirth && { dateOfBirth }),
    ...(companyName && { companyName }),
    ...(vatId && { vatId }),
    locale,
    createdAt,
  };
}
