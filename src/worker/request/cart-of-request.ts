/** The visitor's cart, as pages and forms need it. */
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorContext } from './context.ts';
import { setCartCookie } from './cookies.ts';

/** The active cart of this store, or null. */
export async function cartOfRequest(c: KontorContext): Promise<Cart | null> {
  const cart = await cartOfRequestReadOnly(c);
  rememberCart(c, cart);
  return cart;
}

/** The same for a page that only looks: it sets no cookie. */
export async function cartOfRequestReadOnly(c: KontorContext): Promise<Cart | null> {
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.getMe({ customer: false }, caller);
  return outcome.ok ? outcome.data.me.activeCart : null;
}

/** The cookie names the cart that was found, a customer's may be another, and lasts as long again as the cart does. */
export function rememberCart(c: KontorContext, cart: Cart | null): void {
  if (cart) setCartCookie(c, cart.id);
}

/** How a change names the cart that begins with it. What it has become is to be remembered. */
export function newCartReference(): Pick<Cart, 'id' | 'version'> {
  return { id: crypto.randomUUID(), version: 0 };
}
