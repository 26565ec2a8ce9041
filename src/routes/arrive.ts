import type { Arrival } from '#domain/operations.ts';
import { rememberCart } from '#worker/cart-of-request.ts';
import type { KontorContext } from '#worker/context.ts';
import { beginSession } from '#worker/customer-of-request.ts';
import { frameOf } from './account-page.tsx';

/**
 * Somebody has logged in: on to the account or through the checkout. Where two carts did not fit into one, the cart
 * says so first.
 */
export async function arrive(c: KontorContext, { customer, cart, notices }: Arrival) {
  const { prefix } = c.get('shop');
  await beginSession(c, customer.id);
  rememberCart(c, cart);
  const [notice] = notices;
  if (notice) return c.redirect(`${prefix}/checkout/cart?problem=${notice.code}`, 303);
  return c.redirect(prefix + (frameOf(c) ? '/checkout/addresses' : '/my-account'), 303);
}
