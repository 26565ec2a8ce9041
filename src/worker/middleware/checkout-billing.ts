/** Opens a checkout step only for a cart that is ready for it, and passes the cart on. Source: checklist URL-9. */
import { createMiddleware } from 'hono/factory';
import type { Cart } from '#domain/cart/cart.ts';
import { checkoutDetour } from '#domain/checkout/guards.ts';
import { underPrefix } from '#domain/locale/market.ts';
import { cartOfRequest } from '../request/cart-of-request.ts';
import type { KontorBindings, KontorContext } from '../request/context.ts';
import { isSessionLost, redirectToLogin } from '../request/lost-session.ts';

export const checkoutBilling = createMiddleware<KontorBindings>(async (c, next) => {
  const { prefix, path } = c.get('shop');
  const cart = await cartOfRequest(c);
  const step = path === '/checkout/payment' ? 'payment' : 'addresses';
  const detour = checkoutDetour(step, cart);
  if (cart && !detour) {
    c.set('cart', cart);
    return next();
  }
  // The cart of a customer whose session has ended is there, but not for this visitor.
  if (!cart && (await isSessionLost(c))) return redirectToLogin(c, '/checkout');
  return c.redirect(underPrefix(prefix, detour ?? '/'), 303);
});

/** The cart that `checkoutBilling` has accepted. */
export function guardedCart(c: KontorContext): Cart {
  const cart = c.get('cart');
  if (!cart) throw new Error(`${c.req.path} is not behind checkout-billing`);
  return cart;
}
