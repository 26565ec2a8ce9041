/** Links for a new password: requested, stored as a hash, used once. */
import { sql } from 'drizzle-orm';
import type { Customer } from '#domain/customer/customer.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { batch, rows } from '../../d1/statements.ts';
import { customerById } from './customers.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './sessions.ts';
import { storingNews, type WayInNews } from './ways-in.ts';

/** Stores the token of a request; idempotent. Expired tokens are deleted. */
export async function storeResetToken(
  db: D1Database,
  token: string,
  customerId: string,
  expiresAt: string,
  now: Date,
): Promise<void> {
  await batch(db, [
    sql`DELETE FROM password_reset_tokens WHERE expires_at <= ${now.toISOString()}`,
    sql`INSERT INTO password_reset_tokens (token_hash, customer_id, expires_at)
      VALUES (${await contentHash(token)}, ${customerId}, ${expiresAt}) ON CONFLICT DO NOTHING`,
  ]);
}

/**
 * Sets the password of the customer to whom the token was sent, and returns the customer's id; undefined if the token
 * is not valid. The same transaction invalidates all other links of the customer, ends all sessions
 * and confirms the e-mail address, because the mail has arrived there.
 */
export async function redeemPasswordReset(
  db: D1Database,
  token: string,
  password: string,
  news: WayInNews,
  now: Date,
): Promise<string | undefined> {
  const at = now.toISOString();
  const tokenHash = await contentHash(token);
  const passwordHash = await hashPassword(password);
  const owner = sql`(SELECT customer_id FROM password_reset_tokens
    WHERE ${validToken(tokenHash, at)})`;
  const [, changed] = await batch(db, [
    endSessions(owner, '', now),
    sql`UPDATE customers SET password_hash = ${passwordHash}, password_set_at = ${at},
      email_verified_at = coalesce(email_verified_at, ${at}), version = version + 1 WHERE id = ${owner} RETURNING id`,
    storingNews(news, owner, sql`${owner} IS NOT NULL`),
    sql`UPDATE password_reset_tokens SET used_at = ${at}
      WHERE customer_id = ${owner} AND used_at IS NULL`,
  ]);
  const [row] = changed as { id: string }[];
  return row?.id;
}

/** Whose token it is; undefined if it is not valid. */
export async function customerOfResetToken(
  db: D1Database,
  token: string,
  now: Date,
): Promise<Customer | undefined> {
  const isValid = validToken(await contentHash(token), now.toISOString());
  const [found] = await rows<{ id: string }>(
    db,
    sql`SELECT customer_id AS id FROM password_reset_tokens WHERE ${isValid}`,
  );
  return found && customerById(db, found.id);
}

export async function isResetTokenValid(
  db: D1Database,
  token: string,
  now: Date,
): Promise<boolean> {
  const isValid = validToken(await contentHash(token), now.toISOString());
  const found = await rows(db, sql`SELECT 1 FROM password_reset_tokens WHERE ${isValid}`);
  return found.length > 0;
}

const validToken = (hash: string, at: string) =>
  sql`token_hash = ${hash} AND used_at IS NULL AND expires_at > ${at}`;
