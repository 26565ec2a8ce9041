/** Accounts that wait for the confirmation of their e-mail address. Nothing here reads whether an address is known. */
import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';
import { type Registration, registrationExpiry } from '#domain/customer/registration.ts';
import { batch, rows } from '../../d1/statements.ts';
import { customerColumns, customerOf } from './customers.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';
import type { customers } from './schema.ts';

type Row = { document: string; locale: Registration['locale']; passwordHash: string };

export async function storeRegistration(
  db: D1Database,
  { id, draft, locale }: Registration,
  password: string,
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await rows(
    db,
    sql`INSERT INTO registrations (id, email, document, locale, password_hash, expires_at)
      VALUES (${id}, ${draft.email}, ${JSON.stringify(draft)}, ${locale}, ${passwordHash},
        ${registrationExpiry(now)})`,
  );
}

export async function registrationById(
  db: D1Database,
  id: string,
  now: Date,
): Promise<Registration | undefined> {
  const row = await rowWithId(db, id, now);
  return row && { id, draft: JSON.parse(row.document), locale: row.locale };
}

/** Whether mail to an address belongs to an account: as its address, or as one that it may take back. */
export async function isAddressTaken(db: D1Database, email: string, now: Date): Promise<boolean> {
  const [row] = await rows<{ isTaken: number }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM customers WHERE email = ${email})
      OR EXISTS (SELECT 1 FROM email_changes WHERE old_email = ${email}
        AND confirmed_at IS NOT NULL AND ended_at IS NULL
        AND undo_until > ${now.toISOString()}) AS isTaken`,
  );
  return row?.isTaken === 1;
}

/** The id of the latest one with this address that has not ended. */
export async function lastRegistration(
  db: D1Database,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM registrations WHERE email = ${email} AND expires_at > ${now.toISOString()}
      ORDER BY expires_at DESC LIMIT 1`,
  );
  return row?.id;
}

/** Whether the password is the one that was chosen. A registration that is gone takes as long. */
export async function isRegistrationPassword(
  db: D1Database,
  id: string,
  password: string,
  now: Date,
): Promise<boolean> {
  const row = await rowWithId(db, id, now);
  return isPasswordCorrect(password, row?.passwordHash);
}

/**
 * Makes the customer of a confirmed registration, once; undefined if it is gone or the address has an account now. The
 * customer keeps the registration's id, by which its link is known as used.
 */
export async function redeemRegistration(
  db: D1Database,
  id: string,
  now: Date,
): Promise<Customer | undefined> {
  const at = now.toISOString();
  const [stored = []] = await batch(db, [
    sql`INSERT INTO customers (id, email, first_name, last_name, client_type, company_name, vat_id,
        locale, password_hash, password_set_at, email_verified_at, created_at)
      SELECT id, email, document ->> '$.firstName', document ->> '$.lastName',
        document ->> '$.clientType', document ->> '$.companyName', document ->> '$.vatId', locale,
        password_hash, ${at}, ${at}, ${at}
      FROM registrations WHERE id = ${id} AND expires_at > ${at}
      ON CONFLICT DO NOTHING RETURNING ${customerColumns}`,
    sql`DELETE FROM registrations
      WHERE email = (SELECT email FROM registrations WHERE id = ${id})`,
  ]);
  const [row] = stored as (typeof customers.$inferSelect)[];
  return row && customerOf(row);
}

async function rowWithId(db: D1Database, id: string, now: Date): Promise<Row | undefined> {
  const [row] = await rows<Row>(
    db,
    sql`SELECT document, locale, password_hash AS passwordHash FROM registrations
      WHERE id = ${id} AND expires_at > ${now.toISOString()}`,
  );
  return row;
}
