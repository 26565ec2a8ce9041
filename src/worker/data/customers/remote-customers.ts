/** The customer of a remote backend that each customer of the shop is. */
import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';
import { batch, rows } from '../../d1/statements.ts';
import { customerById } from './customers.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';

/** What a remote gave at login that later requests of the customer need: cookies. */
export type RemoteSession = { accessToken: string };

/** `session`: of the last login; absent: the customer came another way, or the remote has none. */
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

/** Without a session, the one that is stored stays. Nothing is stored if another customer of the shop is this one there. */
export async function saveRemoteCustomer(
  db: D1Database,
  customerId: string,
  remote: KnownRemoteCustomer,
): Promise<void> {
  await rows(db, saved(customerId, remote));
}

function saved(customerId: string, { id, version, session }: KnownRemoteCustomer) {
  const text = session ? JSON.stringify(session) : null;
  return sql`INSERT INTO remote_customers (customer_id, remote_id, version, session)
    SELECT ${customerId}, ${id}, ${version}, ${text} WHERE NOT EXISTS
      (SELECT 1 FROM remote_customers WHERE remote_id = ${id} AND customer_id <> ${customerId})
    ON CONFLICT (customer_id) DO UPDATE SET remote_id = excluded.remote_id,
      version = excluded.version, session = coalesce(excluded.session, session)`;
}

/** The password that the remote has accepted. */
export async function setPassword(db: D1Database, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await rows(db, sql`UPDATE customers SET password_hash = ${hash} WHERE id = ${id}`);
}

/** What the shop stores of a customer of a remote backend. */
export type RemoteProfile = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'locale'> &
  Partial<Pick<Customer, 'companyName' | 'vatId' | 'dateOfBirth'>> & {
    /** Mail to the address arrives: the remote says so, or a link of a mail was used. */
    isEmailVerified: boolean;
  };

/**
 * Stores the customer of the shop that a remote one is: the one who has been it before, or the one with the same address,
 * or a new one. `password`: which the remote has just accepted; absent: nobody has logged in. Undefined if the shop's
 * customer with this address may be somebody else: whoever registers at the remote can name any address, so either mail to
 * it has arrived, or the shop knows the customer by the same password.
 */
export async function adoptCustomer(
  db: D1Database,
  remote: KnownRemoteCustomer,
  profile: RemoteProfile,
  password: string | undefined,
  now: Date,
): Promise<Customer | undefined> {
  const [found] = await rows<{ id: string; passwordHash: string; isSame: number }>(
    db,
    sql`SELECT customers.id, password_hash AS passwordHash, isSame FROM (
        SELECT customer_id AS id, 1 AS isSame FROM remote_customers WHERE remote_id = ${remote.id}
        UNION ALL SELECT id, 0 FROM customers WHERE email = ${profile.email}) AS known
      JOIN customers ON customers.id = known.id ORDER BY isSame DESC LIMIT 1`,
  );
  const isTheirs =
    !found ||
    found.isSame === 1 ||
    profile.isEmailVerified ||
    (password !== undefined && (await isPasswordCorrect(password, found.passwordHash)));
  if (!isTheirs) return undefined;
  const id = found?.id ?? crypto.randomUUID();
  const passwordHash = password === undefined ? '' : await hashPassword(password);
  await batch(db, [
    ...(found ? [] : [inserted(id, profile, now)]),
    updated(id, profile, passwordHash, now),
    saved(id, remote),
  ]);
  const customer = await customerById(db, id);
  if (!customer) throw new Error('the customer is gone');
  return customer;
}

/** What the table wants; the update that follows sets the rest, and makes it version 1. */
function inserted(id: string, { email, companyName, locale }: RemoteProfile, now: Date) {
  return sql`INSERT INTO customers (id, version, email, client_type, locale, created_at)
    VALUES (${id}, 0, ${email}, ${companyName ? 'company' : 'private'}, ${locale}, ${now.toISOString()})`;
}

/** The address stays if another customer has the remote's. A new one counts as verified only if it is. */
function updated(id: string, profile: RemoteProfile, passwordHash: string, now: Date) {
  const { email, firstName, lastName, isEmailVerified } = profile;
  const { companyName = null, vatId = null, dateOfBirth = null } = profile;
  const at = now.toISOString();
  const stays = sql`(email = ${email} OR EXISTS
    (SELECT 1 FROM customers AS other WHERE other.email = ${email} AND other.id <> ${id}))`;
  const verifiedAt = isEmailVerified ? at : null;
  return sql`UPDATE customers SET
      email_verified_at = CASE WHEN email = ${email} THEN coalesce(email_verified_at, ${verifiedAt})
        WHEN ${stays} THEN email_verified_at ELSE ${verifiedAt} END,
      email = CASE WHEN ${stays} THEN email ELSE ${email} END,
      first_name = ${firstName}, last_name = ${lastName}, company_name = ${companyName},
      vat_id = ${vatId}, date_of_birth = ${dateOfBirth},
      password_set_at = CASE WHEN password_hash = '' THEN ${passwordHash && at}
        ELSE password_set_at END,
      password_hash = CASE WHEN ${passwordHash} = '' THEN password_hash ELSE ${passwordHash} END,
      version = version + 1 WHERE id = ${id}`;
}
