/** The last orders, for the operator. */
import { sql } from 'drizzle-orm';
import { rows } from '../../d1/statements.ts';

export type RecentOrder = { orderNumber: string; createdAt: string; id: string };

/** The newest first. */
export function recentOrders(db: D1Database, limit: number): Promise<RecentOrder[]> {
  return rows(
    db,
    sql`SELECT order_number AS orderNumber, created_at AS createdAt, id FROM orders
      ORDER BY created_at DESC, id LIMIT ${limit}`,
  );
}
