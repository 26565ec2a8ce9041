/** What a law demands to keep of a person. */
import { sql } from 'drizzle-orm';
import type { keptOf } from '#domain/personal-data/retention.ts';
import { batch, eachOf } from '../../d1/statements.ts';
import { invoicesKeptYears } from '../stores/stores.ts';
import type { Person } from './person.ts';

type KeptRows = Parameters<typeof keptOf>[0];

export async function keptRows(
  db: D1Database,
  { email, keys }: Person,
  now: Date,
): Promise<KeptRows> {
  const orders = eachOf(keys.order);
  const [documents, statements, giftCards, consents] = (await batch(db, [
    sql`SELECT document ->> '$.store.key' AS country, document ->> '$.issuedOn' AS issuedOn
      FROM order_documents WHERE order_id IN ${orders}`,
    sql`SELECT received_at AS receivedAt FROM withdrawals
      WHERE lower(email) = ${email} OR order_id IN ${orders}`,
    sql`SELECT id FROM gift_cards WHERE order_id IN ${orders}`,
    sql`SELECT coalesce(withdrawn_at, ${now.toISOString()}) AS withdrawnAt FROM consents
      WHERE (email = ${email} OR customer_id IN ${eachOf(keys.customer)}) AND given_at IS NOT NULL`,
  ])) as [KeptRows['documents'], KeptRows['statements'], unknown[], KeptRows['consents']];
  const counts = { orders: keys.order.length, giftCards: giftCards.length };
  const years = await invoicesKeptYears(db);
  return { years, documents, statements, consents, ...counts };
}
