/** What an erasure leaves of a person. */
import { sql } from 'drizzle-orm';
import type { keptOf } from '#domain/personal-data/retention.ts';
import { batch, eachOf } from '../../d1/statements.ts';
import type { Person } from './person.ts';

type KeptRows = Parameters<typeof keptOf>[0];

/** `keepsReviews`: the person wants published ones to stay. */
export async function keptRows(
  db: D1Database,
  { email, keys }: Person,
  { keepsReviews, now }: { keepsReviews: boolean; now: Date },
): Promise<KeptRows> {
  const orders = eachOf(keys.order);
  const customers = eachOf(keys.customer);
  const [documents, statements, giftCards, consents, reviews] = (await batch(db, [
    sql`SELECT document ->> '$.store.key' AS country, document ->> '$.issuedOn' AS issuedOn
      FROM order_documents WHERE order_id IN ${orders}`,
    sql`SELECT received_at AS receivedAt FROM withdrawals
      WHERE lower(email) = ${email} OR order_id IN ${orders}`,
    sql`SELECT id FROM gift_cards WHERE order_id IN ${orders}`,
    sql`SELECT coalesce(withdrawn_at, ${now.toISOString()}) AS withdrawnAt FROM consents
      WHERE email = ${email} AND given_at IS NOT NULL`,
    sql`SELECT id FROM reviews WHERE ${keepsReviews ? 1 : 0} AND state = 'published'
      AND (author_email = ${email} OR customer_id IN ${customers})`,
  ])) as [
    KeptRows['documents'],
    KeptRows['statements'],
    unknown[],
    KeptRows['consents'],
    unknown[],
  ];
  return {
    documents,
    statements,
    orders: keys.order.length,
    giftCards: giftCards.length,
    consents,
    reviews: reviews.length,
  };
}
