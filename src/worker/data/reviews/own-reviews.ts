/** What a person has bought and reviewed: the input of the rule in domain/review/may-review.ts. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Order } from '#domain/order/order.ts';
import type { OwnReview } from '#domain/review/may-review.ts';
import { eachOf, type Reader, rows } from '../../d1/statements.ts';
import { isOrderOf } from '../orders/find-orders.ts';
import { type ReviewRow, reviewColumns } from './review-rows.ts';

/** A customer, or the buyer of an order. */
export type Author = { customerId?: string; email: string };

export const buyerOf = ({ customer, customerEmail: email }: Order): Author => ({
  email,
  ...(customer && { customerId: customer.id }),
});

/** The newest first; those older than the last hundred are not offered for review. */
const mostOrders = 100;

/** All of them, the newest first: the rule and the erasure need each. */
export const reviewsOf = (db: Reader, author: Author): Promise<ReviewRow[]> =>
  rows(
    db,
    sql`SELECT ${reviewColumns} FROM reviews WHERE ${isOf(author)} ORDER BY created_at DESC`,
  );

/** Of these articles. */
export const reviewStatesOf = (
  db: Reader,
  author: Author,
  skus: readonly string[],
): Promise<OwnReview[]> =>
  rows(
    db,
    sql`SELECT sku, state FROM reviews
      WHERE ${isOf(author)} AND sku IN ${eachOf(skus)}`,
  );

export async function hasPublished(db: Reader, author: Author): Promise<boolean> {
  const isShown = sql`${isOf(author)} AND state = 'published'`;
  return (await rows(db, sql`SELECT 1 FROM reviews WHERE ${isShown} LIMIT 1`)).length > 0;
}

function isOf({ customerId, email }: Author): SQL {
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
