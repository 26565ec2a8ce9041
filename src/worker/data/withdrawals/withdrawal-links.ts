/**
 * Assigns an order to a statement that named none that was found, and asks for the same steps of the order as if it had
 * been found. The statement itself stays as it is.
 */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Actor } from '#domain/order/history.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { batch, rows } from '../../d1/statements.ts';
import { withdrawalWith } from './withdrawals.ts';

/** `linkedInWords`: linked, and its articles are in the consumer's own words, which an operator has to read. */
type Assigned =
  | 'linked'
  | 'linkedInWords'
  | 'linkedBefore'
  | 'noWithdrawal'
  | 'noOrder'
  | 'otherStore';

export async function linkWithdrawal(
  db: D1Database,
  { number, orderNumber, actor }: { number: string; orderNumber: string; actor: Actor },
  now: Date,
): Promise<Assigned> {
  const withdrawal = await withdrawalWith(db, sql`number = ${number.trim().toUpperCase()}`);
  if (!withdrawal) return 'noWithdrawal';
  const [order] = await rows<{ id: string; store: string }>(
    db,
    sql`SELECT id, store FROM orders WHERE order_number = ${typedOrderNumber(orderNumber) ?? ''}`,
  );
  if (!order) return 'noOrder';
  if (order.store !== withdrawal.store) return 'otherStore';
  if (order.id === withdrawal.orderId) return 'linkedBefore';
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
    sql`INSERT INTO withdrawal_links (withdrawal_id, order_id, at)
      VALUES (${withdrawal.id}, ${order.id}, ${at})`,
    // An order that was linked before another one was has had its steps.
    sql`INSERT INTO outbox (id, event, at) VALUES (${event.id}, ${JSON.stringify(event)}, ${at})
      ON CONFLICT DO NOTHING`,
  ]);
  return withdrawal.goods === undefined ? 'linked' : 'linkedInWords';
}
