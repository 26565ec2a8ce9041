/**
 * A customer has one active cart in a store, the same on every device. The table says which; the rooms say what it is.
 * Source: checklist CART-8, decision 28.
 */
import { sql } from 'drizzle-orm';
import type { Cart } from '#domain/cart/cart.ts';
import type { Arrival, Caller } from '#domain/operations.ts';
import type { CartRoom } from '#party/cart.ts';
import type { Environment } from '../../environment.ts';
import { isCurrent } from './customers.ts';
import { batch, rows } from './database.ts';

/** A caller whose session holds, and the cart that is named as the customer's. */
type Known = { caller: Caller; cartId?: string };

/** What became of the customer's cart when a guest's was found beside it. */
type Settled = Omit<Arrival, 'customer'>;

const asFound = (cart: Cart | null): Settled => ({ cart, merged: false, notices: [] });

/** The cart after an ordered one. Throws where its list did not get there: a cart begun now would be without it. */
async function after(room: DurableObjectStub<CartRoom>, caller: Caller): Promise<string | null> {
  const next = await room.next(caller);
  if (!next.ok) throw new Error(next.message);
  return next.data;
}

export function customerCarts({ DB, CART }: Environment) {
  /** A session that has ended is left out: that caller is anonymous. */
  async function known(caller: Caller): Promise<Known> {
    const { session, ...anonymous } = caller;
    if (!session) return { caller };
    const [row] = await rows<{ passwordSetAt: string; cartId: string | null }>(
      DB,
      sql`SELECT password_set_at AS passwordSetAt, cart_id AS cartId FROM customers
        LEFT JOIN customer_carts ON customer_id = id AND store = ${caller.store.key}
        WHERE id = ${session.customerId}`,
    );
    if (!row || !isCurrent(row.passwordSetAt, session)) return { caller: anonymous };
    return row.cartId ? { caller, cartId: row.cartId } : { caller };
  }

  /** Names the cart as the customer's, unless another one than `ended` is named by now; answers which one is. */
  async function named(caller: Caller, cartId: string, ended = ''): Promise<string> {
    const customerId = caller.session?.customerId ?? '';
    const store = caller.store.key;
    const [, found] = await batch(DB, [
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

  /** The cart, or the one that goes on with what it had laid aside when it was ordered. */
  async function following(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const looked = await room.look(caller);
    if (looked.ok) return looked.data;
    const next = looked.code === 'CartOrdered' ? await after(room, caller) : null;
    return next ? following(next, caller) : null;
  }

  /** The customer's cart of this name, or the one that goes on with what it had laid aside and is named from now on. */
  async function owned(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const cart = await room.own(caller);
    const next = cart ? null : await after(room, caller);
    return next ? owned(await named(caller, next, cartId), caller) : cart;
  }

  /** The customer's cart; a guest's that the browser still names becomes it, or goes into it. */
  async function settled({ caller, cartId }: Known): Promise<Settled> {
    const cart = cartId ? await owned(cartId, caller) : null;
    const guestId = caller.cartId;
    if (!guestId || guestId === cartId) return asFound(cart);
    const offered = await following(guestId, caller);
    if (!offered || offered.customerId) return asFound(cart);
    if (!cart) return settled({ caller, cartId: await named(caller, offered.id, cartId) });
    const joined = await CART.getByName(offered.id).join(cart.id, caller);
    const merged = cart.lineItems.length > 0 && offered.lineItems.length > 0;
    if (joined.ok) return { ...joined.data, merged };
    // The browser goes on with what it has, and the next call tries again: nothing is lost.
    if (joined.code === 'Internal') return asFound(offered);
    // The customer's cart has just been ordered: the guest's takes its place. Else another window was faster.
    if (joined.code === 'CartOrdered') return settled({ caller, cartId: cart.id });
    return asFound(await CART.getByName(cart.id).own(caller));
  }

  /** The customer's cart, or a new one under the id `wished`. */
  async function begun({ caller, cartId }: Known, wished: string): Promise<Cart> {
    const { cart } = await settled(cartId ? { caller, cartId } : { caller });
    if (cart) return cart;
    const next = await named(caller, wished, cartId);
    const own = await CART.getByName(next).own(caller);
    return own ?? begun({ caller, cartId: next }, crypto.randomUUID());
  }

  return { known, following, settled, begun };
}
