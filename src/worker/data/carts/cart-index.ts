/** The index of carts: which exist, and which SKUs they contain. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { batch } from '../../d1/statements.ts';

type CartChanged = Extract<KontorEvent, { type: 'cart-changed' }>;

/** Replaces the cart's rows; an event older than the one already seen changes nothing. */
export async function indexCart(db: D1Database, event: CartChanged): Promise<void> {
  const { cartId, version, store, cartState, at, customerEmail } = event;
  const email = cartState === 'Active' ? (customerEmail?.toLowerCase() ?? null) : null;
  const isNewest = sql`EXISTS (SELECT 1 FROM cart_index
    WHERE cart_id = ${cartId} AND version = ${version})`;
  const skus = cartState === 'Active' ? event.skus : [];
  await batch(db, [
    sql`INSERT INTO cart_index (cart_id, version, store, cart_state, updated_at, email)
      VALUES (${cartId}, ${version}, ${store}, ${cartState}, ${at}, ${email})
      ON CONFLICT (cart_id) DO UPDATE SET version = excluded.version,
        cart_state = excluded.cart_state, updated_at = excluded.updated_at,
        email = excluded.email
        WHERE excluded.version >= cart_index.version`,
    sql`DELETE FROM cart_skus WHERE cart_id = ${cartId} AND ${isNewest}`,
    sql`INSERT INTO cart_skus (sku, cart_id)
      SELECT value, ${cartId} FROM json_each(${JSON.stringify(skus)}) WHERE ${isNewest}`,
  ]);
}
