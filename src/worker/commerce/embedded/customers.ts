/** Customers in the database. */
import { eq } from 'drizzle-orm';
import type { Customer, CustomerDraft, CustomerSession } from '#domain/customer/customer.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { customers } from './customer-schema.ts';
import type { Database } from './database.ts';
import { hashPassword, passwordFits } from './password-hash.ts';

type Row = typeof customers.$inferSelect;

/** Undefined when the address has an account already. */
export async function storeCustomer(
  db: Database,
  { password, ...draft }: CustomerDraft,
  locale: LocaleCode,
  now: Date,
): Promise<Customer | undefined> {
  const at = now.toISOString();
  const passwordHash = await hashPassword(password);
  const id = crypto.randomUUID();
  const row = { ...draft, id, locale, passwordHash, passwordSetAt: at, createdAt: at };
  const [stored] = await db.insert(customers).values(row).onConflictDoNothing().returning();
  return stored && customerOf(stored);
}

/** The customer of an address and a password. An unknown address takes as long as a wrong password. */
export async function customerWithPassword(
  db: Database,
  email: string,
  password: string,
): Promise<Customer | undefined> {
  const row = await db.select().from(customers).where(eq(customers.email, email)).get();
  const fits = await passwordFits(password, row?.passwordHash);
  return row && fits ? customerOf(row) : undefined;
}

export async function customerWithEmail(
  db: Database,
  email: string,
): Promise<Customer | undefined> {
  const row = await db.select().from(customers).where(eq(customers.email, email)).get();
  return row && customerOf(row);
}

/** The customer of a session, unless the password was set after it began. */
export async function customerOfSession(
  db: Database,
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

export async function customerById(db: Database, id: string): Promise<Customer | undefined> {
  const row = await customerRow(db, id);
  return row && customerOf(row);
}

function customerRow(db: Database, id: string): Promise<Row | undefined> {
  return db.select().from(customers).where(eq(customers.id, id)).get();
}

function customerOf({ passwordHash: _hash, passwordSetAt: _setAt, ...customer }: Row): Customer {
  return customer;
}
