/** Which cart is a customer's in a store. Its content is stored in its room. */
import { sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { batch, rows } from '../../d1/statements.ts';
import { isAlive, recordUse, type SessionCaller } from '../customers/sessions.ts';

/** The cart of a session's customer, without an id if there is none yet; undefined if the session has ended. */
export async function currentCart(
  db: D1Database,
  { session, now }: SessionCaller,
  store: CountryCode,
): Promise<{ id?: string } | undefined> {
  if (!session) return undefined;
  const [row] = await rows<{ sessionId: string; seenAt: string; cartId: string | null }>(
    db,
    sql`SELECT customer_sessions.id AS sessionId, seen_at AS seenAt, cart_id AS cartId
      FROM customers JOIN customer_sessions ON ${isAlive(session, now)}
      LEFT JOIN customer_carts ON customer_carts.customer_id = customers.id AND store = ${store}
      WHERE customers.id = ${session.customerId}`,
  );
  if (!row) return undefined;
  await recordUse(db, row, now);
  return row.cartId ? { id: row.cartId } : {};
}

/** The id of a customer's cart, if there is one. */
export async function cartIdOf(
  db: D1Database,
  customerId: string,
  store: CountryCode,
): Promise<string | undefined> {
  const [row] = await rows<{ cartId: string }>(
    db,
    sql`SELECT cart_id AS cartId FROM customer_carts
      WHERE customer_id = ${customerId} AND store = ${store}`,
  );
  return row?.cartId;
}

/** The ids of a customer's carts in all stores. */
export async function cartIdsOf(db: D1Database, customerId: string): Promise<string[]> {
  const found = await rows<{ cartId: string }>(
    db,
    sql`SELECT cart_id AS cartId FROM customer_carts WHERE customer_id = ${customerId}`,
  );
  return found.map(({ cartId }) => cartId);
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
