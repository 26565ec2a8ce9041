/** Which cart is a customer's in a store. Its content is stored in its room. */
import { sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import type { CustomerSession } from '#domain/customer/customer.ts';
import { batch, rows } from '../../d1/statements.ts';
import { isCurrent } from '../customers/customers.ts';

/** The cart of a session's customer, without an id if there is none yet; undefined if the session has ended. */
export async function currentCart(
  db: D1Database,
  session: CustomerSession,
  store: CountryCode,
): Promise<{ id?: string } | undefined> {
  const [row] = await rows<{ passwordSetAt: string; cartId: string | null }>(
    db,
    sql`SELECT password_set_at AS passwordSetAt, cart_id AS cartId FROM customers
      LEFT JOIN customer_carts ON customer_id = id AND store = ${store}
      WHERE id = ${session.customerId}`,
  );
  if (!row || !isCurrent(row.passwordSetAt, session)) return undefined;
  return row.cartId ? { id: row.cartId } : {};
}

type CartOwner = { customerId: string; store: CountryCode; cartId: string };

/** Stores the cart as the customer's, unless one other than `ended` is stored already; returns the stored one. */
export async function nameCart(
  db: D1Database,
  { customerId, store, cartId }: CartOwner,
  ended: string,
): Promise<string> {
  const [, found] = await batch(db, [
    sql`INSERT INTO customer_carts (customer_id, store, cart_id)
      VALUES (${customerId}, ${store}, ${cartId})
      ON CONFLICT (customer_id, store) DO UPDATE SET cart_id = excluded.cart_id
      WHERE customer_carts.cart_id = ${ended}`,
    sql`SELECT cart_id AS cartId FROM customer_carts
      WHERE customer_id = ${customerId} AND store = ${store}`,
  ]);
  const [row] = found as { cartId: string }[];
  return row?.cartId ?? cartId;
}
