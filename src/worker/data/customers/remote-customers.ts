/** The customer of a remote backend that each customer of the shop is. */
import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';
import { rows } from '../../d1/statements.ts';
import { customerById } from './customers.ts';
import { hashPassword } from './password-hash.ts';

/** What the remote gave at login. `expiresAt`: ISO time. */
export type RemoteSession = { accessToken: string; expiresAt: string; refreshToken?: string };

/** `session`: of the last login; absent: the customer came another way. */
export type KnownRemoteCustomer = { id: string; version: number; session?: RemoteSession };

export async function remoteCustomerOf(
  db: D1Database,
  customerId: string,
): Promise<KnownRemoteCustomer | undefined> {
  const [found] = await rows<{ id: string; version: number; session: string | null }>(
    db,
    sql`SELECT remote_id AS id, version, session FROM remote_customers
      WHERE customer_id = ${customerId}`,
  );
  if (!found) return undefined;
  const { session, ...customer } = found;
  return { ...customer, ...(session && { session: JSON.parse(session) as RemoteSession }) };
}

/** Without a session, the one that is stored stays. */
export async function saveRemoteCustomer(
  db: D1Database,
  customerId: string,
  { id, version, session }: KnownRemoteCustomer,
): Promise<void> {
  const text = session ? JSON.stringify(session) : null;
  await rows(
    db,
    sql`INSERT INTO remote_customers (customer_id, remote_id, version, session)
      VALUES (${customerId}, ${id}, ${version}, ${text})
      ON CONFLICT (customer_id) DO UPDATE SET remote_id = excluded.remote_id,
        version = excluded.version, session = coalesce(excluded.session, session)`,
  );
}

/** The password that the remote has accepted. */
export async function setPassword(db: D1Database, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await rows(db, sql`UPDATE customers SET password_hash = ${hash} WHERE id = ${id}`);
}

/** What the shop stores of a customer who logs in with the password of a remote backend. */
export type RemoteProfile = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'locale'> &
  Partial<Pick<Customer, 'companyName' | 'vatId' | 'dateOfBirth'>>;

/**
 * Stores who has logged in: the customer of the shop that this remote one is, or the one with the same address, or a new
 * one. The password is stored with it, as the remote has just accepted it.
 */
export async function adoptCustomer(
  db: D1Database,
  remote: KnownRemoteCustomer,
  profile: RemoteProfile,
  password: string,
  now: Date,
): Promise<Customer> {
  const at = now.toISOString();
  const passwordHash = await hashPassword(password);
  const { email, firstName, lastName, locale } = profile;
  const { companyName = null, vatId = null, dateOfBirth = null } = profile;
  const clientType = companyName ? 'company' : 'private';
  const [found] = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM (
        SELECT customer_id AS id, 0 AS rank FROM remote_customers WHERE remote_id = ${remote.id}
        UNION ALL SELECT id, 1 FROM customers WHERE email = ${email})
      ORDER BY rank LIMIT 1`,
  );
  const id = found?.id ?? crypto.randomUUID();
  await rows(
    db,
    sql`INSERT INTO customers (id, email, first_name, last_name, client_type, company_name, vat_id,
        date_of_birth, locale, password_hash, password_set_at, email_verified_at, created_at)
      VALUES (${id}, ${email}, ${firstName}, ${lastName}, ${clientType}, ${companyName}, ${vatId},
        ${dateOfBirth}, ${locale}, ${passwordHash}, ${at}, ${at}, ${at})
      ON CONFLICT (id) DO UPDATE SET email = excluded.email, first_name = excluded.first_name,
        last_name = excluded.last_name, company_name = excluded.company_name,
        vat_id = excluded.vat_id, date_of_birth = excluded.date_of_birth,
        password_hash = excluded.password_hash, version = version + 1`,
  );
  await saveRemoteCustomer(db, id, remote);
  const customer = await customerById(db, id);
  if (!customer) throw new Error('the customer is gone');
  return customer;
}
