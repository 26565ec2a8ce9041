/** Assigns an order to a statement that named none that was found. The statement itself stays as it is. */
import { sql } from 'drizzle-orm';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { rows } from '../../d1/statements.ts';
import { withdrawalWith } from './withdrawals.ts';

type Assigned = 'linked' | 'linkedBefore' | 'noWithdrawal' | 'noOrder' | 'otherStore';

export async function linkWithdrawal(
  db: D1Database,
  { number, orderNumber }: { number: string; orderNumber: string },
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
  await rows(
    db,
    sql`INSERT INTO withdrawal_links (withdrawal_id, order_id, at)
      VALUES (${withdrawal.id}, ${order.id}, ${now.toISOString()})`,
  );
  return 'linked';
}
