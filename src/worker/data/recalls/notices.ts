/** The buyers of recalled articles, and the mails to them. */
import { type SQL, sql } from 'drizzle-orm';
import { isConcerned, type Recall } from '#domain/content/recall.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { batch, eachOf, type Reader, rows } from '../../d1/statements.ts';
import { outboxInsertion } from '../moderation/entries.ts';

/** `stores`: the markets in which it is published. */
export type RecallScope = Pick<Recall, 'id' | 'skus' | 'sold'> & { stores: CountryCode[] };

/** An address with its latest concerned order. */
export type ConcernedBuyer = {
  email: string;
  orderId: string;
  store: CountryCode;
  isTold: boolean;
};

type ConcernedOrder = Omit<ConcernedBuyer, 'isTold'> & { createdAt: string; isTold: number };

/** The days of a market begin at most so long before, and end after, those of UTC. */
const dayMs = 86_400_000;

/** Everybody with such an order that was not cancelled. Erased orders have no address. */
export async function concernedBuyers(
  db: Reader,
  { id, skus, sold, stores }: RecallScope,
): Promise<ConcernedBuyer[]> {
  const from = new Date(Date.parse(sold.from) - dayMs).toISOString();
  const until = new Date(Date.parse(sold.until) + 2 * dayMs).toISOString();
  const orders = await rows<ConcernedOrder>(
    db,
    sql`SELECT id AS orderId, lower(customer_email) AS email, store, created_at AS createdAt,
        EXISTS (SELECT 1 FROM recall_notices
          WHERE recall_id = ${id} AND recall_notices.email = lower(customer_email)) AS isTold
      FROM orders
      WHERE id IN (SELECT order_id FROM order_lines WHERE sku IN ${eachOf(skus)})
        AND store IN ${eachOf(stores)} AND order_state != 'Cancelled' AND customer_email != ''
        AND created_at > ${from} AND created_at < ${until}
      ORDER BY created_at, id`,
  );
  const concerned = orders.filter(({ store: country, createdAt }) =>
    isConcerned({ country, createdAt, skus }, { skus, sold }),
  );
  const latest = new Map(concerned.map((order) => [order.email, order]));
  return [...latest.values()].map(({ email, orderId, store, isTold }) => ({
    email,
    orderId,
    store,
    isTold: isTold === 1,
  }));
}

/** Buyers per transaction. */
const atOnce = 50;

/** Stores for each buyer that there is a mail to send, once for a recall and an address. */
export async function notifyBuyers(
  db: D1Database,
  recallId: string,
  buyers: readonly ConcernedBuyer[],
  now: Date,
): Promise<void> {
  for (let first = 0; first < buyers.length; first += atOnce) {
    const part = buyers.slice(first, first + atOnce);
    await batch(
      db,
      part.flatMap((buyer) => notice(recallId, buyer, now)),
    );
  }
}

function notice(recallId: string, { email, orderId }: ConcernedBuyer, now: Date): SQL[] {
  const at = now.toISOString();
  const id = `recall-${recallId}-${orderId}`;
  const isTold = sql`EXISTS (SELECT 1 FROM recall_notices
    WHERE recall_id = ${recallId} AND email = ${email})`;
  return [
    outboxInsertion({ id, at, type: 'recall-notified', recallId, orderId }, sql`NOT ${isTold}`),
    sql`INSERT INTO recall_notices (recall_id, email, order_id, at)
      VALUES (${recallId}, ${email}, ${orderId}, ${at}) ON CONFLICT DO NOTHING`,
  ];
}
