/** The visitor's cart, as pages and forms need it. */
import type { Cart } from '#domain/cart/cart.ts';
import type { KontorContext } from './context.ts';
import { setCartCookie } from './cookies.ts';

/** The active cart of this store, or null. */
export async function cartOfRequest(c: KontorContext): Promise<Cart | null> {
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.getMe({ customer: false }, caller);
  return outcome.ok ? outcome.data.me.activeCart : null;
}

/** The active cart, created and remembered by cookie when there is none. */
export async function ensureCart(c: KontorContext): Promise<Cart> {
  const existing = await cartOfRequest(c);
  if (existing) return existing;
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.createCart({}, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  setCartCookie(c, outcome.data.cart.id);
  return outcome.data.cart;
}
