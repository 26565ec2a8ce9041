/** What a person has bought and reviewed: the input of the rule in domain/review/may-review.ts. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Order } from '#domain/order/order.ts';
import { type Reader, rows } from '../../d1/statements.ts';
import { isOrderOf } from '../orders/find-orders.ts';
import { type ReviewRow, reviewColumns } from './review-rows.ts';

/** A customer, or the buyer of the order of a link. */
export type Author = { customerId?: string; email: string };

/** The newest first; those older than the last hundred are not offered for review. */
const mostOrders = 100;

export async function reviewsOf(db: Reader, { customerId, email }: Author): Promise<ReviewRow[]> {
  const isTheirs = isOf(customerId, email);
  return rows<ReviewRow>(
    db,
    sql`SELECT ${reviewColumns} FROM reviews WHERE ${isTheirs} ORDER BY created_at DESC LIMIT 200`,
  );
}

function isOf(customerId: string | undefined, email: string): SQL {
  const byEmail = sql`author_email = ${email.toLowerCase()}`;
  return customerId === undefined ? byEmail : sql`(customer_id = ${customerId} OR ${byEmail})`;
}

export async function ordersOfCustomer(db: Reader, customer: Customer): Promise<Order[]> {
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM orders WHERE ${isOrderOf(customer.id)}
      ORDER BY created_at DESC LIMIT ${mostOrders}`,
  );
  return found.map(({ document }) => migratedCart(JSON.parse(document) as Order));
}
