/** Customers in the database. */
import { sql } from 'drizzle-orm';
import type { Customer, CustomerDraft, CustomerSession } from '#domain/customer/customer.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { rows } from '../../d1/statements.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';
import type { customers } from './schema.ts';

type Row = typeof customers.$inferSelect;

const columns = sql`id, version, email, first_name AS firstName, last_name AS lastName,
  client_type AS clientType, date_of_birth AS dateOfBirth, company_name AS companyName,
  vat_id AS vatId, locale, password_hash AS passwordHash,
  password_set_at AS passwordSetAt, created_at AS createdAt`;

/** Undefined when the address has an account already. */
export async function storeCustomer(
  db: D1Database,
  { password, ...draft }: CustomerDraft,
  locale: LocaleCode,
  now: Date,
): Promise<Customer | undefined> {
  const at = now.toISOString();
  const passwordHash = await hashPassword(password);
  const id = crypto.randomUUID();
  const { email, firstName, lastName, clientType, companyName = null, vatId = null } = draft;
  const [stored] = await rows<Row>(
    db,
    sql`INSERT INTO customers (id, email, first_name, last_name, client_type, company_name, vat_id,
        locale, password_hash, password_set_at, created_at)
      VALUES (${id}, ${email}, ${firstName}, ${lastName}, ${clientType}, ${companyName},
        ${vatId}, ${locale}, ${passwordHash}, ${at}, ${at})
      ON CONFLICT DO NOTHING RETURNING ${columns}`,
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

/** The customer of a session, unless the password was set after it began. */
export async function customerOfSession(
  db: D1Database,
  session: CustomerSession | undefined,
): Promise<Customer | undefined> {
  if (!session) return undefined;
  const row = await customerRow(db, session.customerId);
  return row && isCurrent(row.passwordSetAt, session) ? customerOf(row) : undefined;
}

/** A password that was set later ends a session. `passwordSetAt`: ISO time. */
export function isCurrent(passwordSetAt: string, { since }: CustomerSession): boolean {
  return Date.parse(passwordSetAt) <= since;
}

export async function customerById(db: D1Database, id: string): Promise<Customer | undefined> {
  const row = await customerRow(db, id);
  return row && customerOf(row);
}

async function customerRow(db: D1Database, id: string): Promise<Row | undefined> {
  const [row] = await rows<Row>(db, sql`SELECT ${columns} FROM customers WHERE id = ${id}`);
  return row;
}

async function rowWithEmail(db: D1Database, email: string): Promise<Row | undefined> {
  const [row] = await rows<Row>(db, sql`SELECT ${columns} FROM customers WHERE email = ${email}`);
  return row;
}

function customerOf({ passwordHash: _hash, passwordSetAt: _setAt, ...row }: Row): Customer {
  const { dateOfBirth, companyName, vatId, loyaltyCard: _card, ...customer } = row;
  return {
    ...customer,
    ...(dateOfBirth && { dateOfBirth }),
    ...(companyName && { companyName }),
    ...(vatId && { vatId }),
  };
}
