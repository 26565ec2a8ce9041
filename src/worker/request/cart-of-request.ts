/** The visitor's cart, for pages and forms. */
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorContext } from './context.ts';
import { setCartCookie } from './cookies.ts';

/** The active cart of this store, or null. */
export async function cartOfRequest(c: KontorContext): Promise<Cart | null> {
  const cart = await cartOfRequestReadOnly(c);
  rememberCart(c, cart);
  return cart;
}

/** The same for a page that only reads the cart: it sets no cookie. */
export async function cartOfRequestReadOnly(c: KontorContext): Promise<Cart | null> {
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.getMe({ customer: false }, caller);
  return outcome.ok ? outcome.data.me.activeCart : null;
}

/** Sets the cookie to the cart that was found, which may be a customer's other cart, and renews its lifetime. */
export function rememberCart(c: KontorContext, cart: Cart | null): void {
  if (cart) setCartCookie(c, cart.id);
}

/** The reference of a change that creates a cart. The caller passes the resulting cart to `rememberCart`. */
export function newCartReference(): Pick<Cart, 'id' | 'version'> {
  return { id: crypto.randomUUID(), version: 0 };
}
