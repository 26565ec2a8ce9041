/**
 * A customer has one active cart per store, the same on every device. The table `customer_carts` holds its id; its
 * content is in the cart's room.
 * Source: checklist CART-8, decision 28.
 */
import type { Cart } from '#domain/cart/cart.ts';
import type { Arrival, Caller } from '#domain/operations.ts';
import type { CartRoom } from '#party/cart.ts';
import { currentCart, nameCart } from '../../data/carts/customer-carts.ts';
import type { Environment } from '../../settings/environment.ts';

/** A caller whose session holds, and the cart that is named as the customer's. */
type Known = { caller: Caller; cartId?: string };

/** What became of the customer's cart when a guest's was found beside it. */
type ResolvedCart = Omit<Arrival, 'customer'>;

const asFound = (cart: Cart | null): ResolvedCart => ({ cart, merged: false, notices: [] });

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
    const cart = await currentCart(DB, session, caller.store.key);
    if (!cart) return { caller: anonymous };
    return cart.id ? { caller, cartId: cart.id } : { caller };
  }

  const named = (caller: Caller, cartId: string, ended = ''): Promise<string> =>
    nameCart(
      DB,
      { customerId: caller.session?.customerId ?? '', store: caller.store.key, cartId },
      ended,
    );

  /** The cart, or the one that goes on with what it had saved for later when it was ordered. */
  async function carriedOver(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const looked = await room.look(caller);
    if (looked.ok) return looked.data;
    const next = looked.code === 'CartOrdered' ? await after(room, caller) : null;
    return next ? carriedOver(next, caller) : null;
  }

  /** The customer's cart of this name, or the one that goes on with what it had saved for later and is named from now on. */
  async function owned(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const cart = await room.own(caller);
    const next = cart ? null : await after(room, caller);
    return next ? owned(await named(caller, next, cartId), caller) : cart;
  }

  /** The customer's cart; a guest's that the browser still names becomes it, or goes into it. */
  async function resolve({ caller, cartId }: Known): Promise<ResolvedCart> {
    const cart = cartId ? await owned(cartId, caller) : null;
    const guestId = caller.cartId;
    if (!guestId || guestId === cartId) return asFound(cart);
    const offered = await carriedOver(guestId, caller);
    if (!offered || offered.customerId) return asFound(cart);
    if (!cart) return resolve({ caller, cartId: await named(caller, offered.id, cartId) });
    const joined = await CART.getByName(offered.id).join(cart.id, caller);
    const merged = cart.lineItems.length > 0 && offered.lineItems.length > 0;
    if (joined.ok) return { ...joined.data, merged };
    // The browser goes on with what it has, and the next call tries again: nothing is lost.
    if (joined.code === 'Internal') return asFound(offered);
    // The customer's cart has just been ordered: the guest's takes its place. Else another window was faster.
    if (joined.code === 'CartOrdered') return resolve({ caller, cartId: cart.id });
    return asFound(await CART.getByName(cart.id).own(caller));
  }

  /** The customer's cart, or a new one under the id `wished`. */
  async function findOrCreate({ caller, cartId }: Known, newId: string): Promise<Cart> {
    const { cart } = await resolve(cartId ? { caller, cartId } : { caller });
    if (cart) return cart;
    const next = await named(caller, newId, cartId);
    const own = await CART.getByName(next).own(caller);
    return own ?? findOrCreate({ caller, cartId: next }, crypto.randomUUID());
  }

  return { known, carriedOver, resolve, findOrCreate };
}
