/**
 * A customer has one active cart per store, the same on every device. The table `customer_carts` holds its id; its
 * content is in the cart's room.
 * Source: checklist CART-8, decision 28.
 */
import type { Cart } from '#domain/cart/cart.ts';
import type { Arrival } from '#domain/customer/account-operations.ts';
import type { Caller } from '#domain/operations.ts';
import { BackendError } from '#domain/remote/backend-failure.ts';
import type { CartRoom } from '#party/cart.ts';
import { currentCart, nameCart } from '../../data/carts/customer-carts.ts';
import type { Environment } from '../../settings/environment.ts';

/** A caller without an ended session, and the id of the customer's cart. */
type Known = { caller: Caller; cartId?: string };

/** The customer's cart after a guest's cart, if there was one, was merged into it. */
type ResolvedCart = Omit<Arrival, 'customer'>;

const asFound = (cart: Cart | null): ResolvedCart => ({ cart, merged: false, notices: [] });

/** The id of the cart after an ordered one. Throws if the saved items were not copied: a new cart would lack them. */
async function after(room: DurableObjectStub<CartRoom>, caller: Caller): Promise<string | null> {
  const next = await room.next(caller);
  if (!next.ok) throw new BackendError(next);
  return next.data;
}

export function customerCarts({ DB, CART }: Environment) {
  /** A caller whose session has ended is anonymous. */
  async function known(caller: Caller): Promise<Known> {
    const { session, ...anonymous } = caller;
    if (!session) return { caller };
    const cart = await currentCart(DB, caller, caller.store.key);
    if (!cart) return { caller: anonymous };
    return cart.id ? { caller, cartId: cart.id } : { caller };
  }

  const named = (caller: Caller, cartId: string, ended = ''): Promise<string> =>
    nameCart(
      DB,
      { customerId: caller.session?.customerId ?? '', store: caller.store.key, cartId },
      ended,
    );

  /** The cart, or, if it was ordered, the next cart with the items saved for later in it. */
  async function carriedOver(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const looked = await room.look(caller);
    if (looked.ok) return looked.data;
    const next = looked.code === 'CartOrdered' ? await after(room, caller) : null;
    return next ? carriedOver(next, caller) : null;
  }

  /** The customer's cart with this id. If it has ended: the next cart, which is then stored as the customer's. */
  async function owned(cartId: string, caller: Caller): Promise<Cart | null> {
    const room = CART.getByName(cartId);
    const cart = await room.own(caller);
    const next = cart ? null : await after(room, caller);
    return next ? owned(await named(caller, next, cartId), caller) : cart;
  }

  /** The customer's cart. A guest's cart that the browser still refers to becomes it or is merged into it. */
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
    // The browser continues with the guest's cart and the next call retries: nothing is lost.
    if (joined.code === 'Internal') return asFound(offered);
    // The customer's cart was just ordered: the guest's replaces it. Otherwise another browser window was faster.
    if (joined.code === 'CartOrdered') return resolve({ caller, cartId: cart.id });
    return asFound(await CART.getByName(cart.id).own(caller));
  }

  /** The customer's cart, or a new one with the id `newId`. */
  async function findOrCreate({ caller, cartId }: Known, newId: string): Promise<Cart> {
    const { cart } = await resolve(cartId ? { caller, cartId } : { caller });
    if (cart) return cart;
    const next = await named(caller, newId, cartId);
    const own = await CART.getByName(next).own(caller);
    return own ?? findOrCreate({ caller, cartId: next }, crypto.randomUUID());
  }

  return { known, carriedOver, resolve, findOrCreate };
}
