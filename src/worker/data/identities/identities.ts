/** Linked identities in the database. */
import { sql } from 'drizzle-orm';
import type { Identity, IdentityKey, LinkedIdentity } from '#domain/identity/identity.ts';
import { batch, rows } from '../../d1/statements.ts';
import { hasOtherWayIn, storingNews, type WayInNews } from '../customers/ways-in.ts';

/** The id of the customer who has linked it; the use is recorded. */
export async function recordIdentityUse(
  db: D1Database,
  { provider, subject }: IdentityKey,
  now: Date,
): Promise<string | undefined> {
  const [row] = await rows<{ customerId: string }>(
    db,
    sql`UPDATE identities SET last_used_at = ${now.toISOString()}
      WHERE provider = ${provider} AND subject = ${subject}
      RETURNING customer_id AS customerId`,
  );
  return row?.customerId;
}

/** False if another customer has linked it. Idempotent. The first way into a new account is no news. */
export async function linkIdentity(
  db: D1Database,
  customerId: string,
  { provider, subject, email }: Pick<Identity, 'provider' | 'subject' | 'email'>,
  news: WayInNews,
  now: Date,
): Promise<boolean> {
  const isNews = sql`${hasOtherWayIn(customerId, { provider, subject })} AND NOT EXISTS
    (SELECT 1 FROM identities WHERE provider = ${provider} AND subject = ${subject})`;
  const [, linked = []] = await batch(db, [
    storingNews(news, customerId, isNews),
    sql`INSERT INTO identities (provider, subject, customer_id, email, created_at)
      VALUES (${provider}, ${subject}, ${customerId}, ${email}, ${now.toISOString()})
      ON CONFLICT DO UPDATE SET email = excluded.email WHERE customer_id = excluded.customer_id
      RETURNING subject`,
  ]);
  return linked.length > 0;
}

/** The oldest first. */
export function identitiesOf(db: D1Database, customerId: string): Promise<LinkedIdentity[]> {
  return rows<LinkedIdentity>(
    db,
    sql`SELECT provider, subject, email, created_at AS createdAt, last_used_at AS lastUsedAt
      FROM identities WHERE customer_id = ${customerId} ORDER BY created_at, provider`,
  );
}

/** False if there is no such identity, or it is the last way in. */
export async function unlinkIdentity(
  db: D1Database,
  customerId: string,
  key: IdentityKey,
  news: WayInNews,
): Promise<boolean> {
  const removable = sql`FROM identities WHERE provider = ${key.provider} AND subject = ${key.subject}
    AND customer_id = ${customerId} AND ${hasOtherWayIn(customerId, key)}`;
  const [, unlinked = []] = await batch(db, [
    storingNews(news, customerId, sql`EXISTS (SELECT 1 ${removable})`),
    sql`DELETE ${removable} RETURNING subject`,
  ]);
  return unlinked.length > 0;
}
