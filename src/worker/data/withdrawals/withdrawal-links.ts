/**
 * Assigns an order to a statement that named none that was found, and asks for the same steps of the order as if it had
 * been found; or closes a statement. The statement itself stays as it is.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Actor } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { orderNumbered } from '../orders/listed-orders.ts';
import { withdrawalWith } from './withdrawals.ts';

type Linkable =
  | { outcome: 'noWithdrawal' | 'noOrder' | 'otherStore' }
  | { outcome: 'linkedBefore' | 'linkable'; withdrawal: Withdrawal; order: Order };

/** What a link of this statement to this order would come to. */
export async function linkable(
  db: D1Database,
  { number, orderNumber }: { number: string; orderNumber: string },
): Promise<Linkable> {
  const withdrawal = await withdrawalNumbered(db, number);
  if (!withdrawal) return { outcome: 'noWithdrawal' };
  const order = await orderNumbered(db, orderNumber);
  if (!order) return { outcome: 'noOrder' };
  if (order.store.key !== withdrawal.store) return { outcome: 'otherStore' };
  const isClosed = (await closedWithdrawals(db, [withdrawal.id])).has(withdrawal.id);
  const isLinked = order.id === withdrawal.orderId && !isClosed;
  return { outcome: isLinked ? 'linkedBefore' : 'linkable', withdrawal, order };
}

/** Links a statement that `linkable` has found; one that was closed is open again. */
export async function linkWithdrawal(
  db: D1Database,
  { withdrawal, order }: { withdrawal: Pick<Withdrawal, 'id'>; order: Pick<Order, 'id'> },
  actor: Actor,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const event: KontorEvent = {
    id: `linked-${withdrawal.id}-${order.id}`,
    at,
    type: 'withdrawal-linked',
    withdrawalId: withdrawal.id,
    orderId: order.id,
    actor,
  };
  await batch(db, [
    insertion(withdrawal.id, order.id, at),
    // An order that was linked before another one was has had its steps.
    sql`INSERT INTO outbox (id, event, at) VALUES (${event.id}, ${JSON.stringify(event)}, ${at})
      ON CONFLICT DO NOTHING`,
  ]);
}

/** Nothing more is entered for this statement: what is not under way is not returned or refunded. */
export async function closeWithdrawal(db: D1Database, id: string, now: Date): Promise<void> {
  await batch(db, [insertion(id, '', now.toISOString())]);
}

const insertion = (withdrawalId: string, orderId: string, at: string): SQL =>
  sql`INSERT INTO withdrawal_links (withdrawal_id, order_id, at)
    VALUES (${withdrawalId}, ${orderId}, ${at})`;

/** Those of these statements that are closed. */
export async function closedWithdrawals(
  db: D1Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`SELECT withdrawal_id AS id FROM withdrawal_links AS last
      WHERE withdrawal_id IN ${eachOf(ids)} AND order_id = ''
        AND NOT EXISTS (SELECT 1 FROM withdrawal_links AS later
          WHERE later.withdrawal_id = last.withdrawal_id AND later.id > last.id)`,
  );
  return new Set(found.map(({ id }) => id));
}

/** By its number as typed. */
export const withdrawalNumbered = (db: D1Database, typed: string) =>
  withdrawalWith(db, sql`number = ${typed.trim().toUpperCase()}`);
