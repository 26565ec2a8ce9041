/** The ways in that a customer has: a password, passkeys, identities at other services. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { IdentityKey } from '#domain/identity/identity.ts';

/** The way that is about to be removed. */
type Without = { passkeyId: string } | IdentityKey;

/** True in SQL if the customer can log in without this way. */
export function hasOtherWayIn(customerId: string, without: Without): SQL {
  const isOtherPasskey = 'passkeyId' in without ? sql`other.id <> ${without.passkeyId}` : sql`true`;
  const isOtherIdentity =
    'provider' in without
      ? sql`(other.provider, other.subject) <> (${without.provider}, ${without.subject})`
      : sql`true`;
  return sql`(EXISTS (SELECT 1 FROM customers WHERE id = ${customerId} AND password_hash <> '')
    OR EXISTS (SELECT 1 FROM passkeys AS other
      WHERE other.customer_id = ${customerId} AND ${isOtherPasskey})
    OR EXISTS (SELECT 1 FROM identities AS other
      WHERE other.customer_id = ${customerId} AND ${isOtherIdentity}))`;
}

/** The owner is known when it is stored. */
export type WayInNews = Omit<Extract<KontorEvent, { type: 'way-in-changed' }>, 'customerId'>;

/** The event of a change, for its transaction. `owner`: the customer's id. */
export function storingNews(news: WayInNews, owner: SQL | string, isChanged: SQL): SQL {
  return sql`INSERT INTO outbox (id, event, at)
    SELECT ${news.id}, json_set(${JSON.stringify(news)}, '$.customerId', ${owner}), ${news.at}
    WHERE ${isChanged}`;
}
