import type { Arrival } from '#domain/operations.ts';
import { rememberCart } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { beginSession } from '#worker/request/customer-of-request.ts';
import { frameOf } from './account-page.tsx';

/**
 * Starts the session after a login and redirects to the account, or to the next step of the checkout. A merged cart is
 * shown first in the checkout; the cart page is shown in any case if the merge has a notice.
 */
export async function arrive(c: KontorContext, { customer, cart, merged, notices }: Arrival) {
  const { prefix } = c.get('shop');
  await beginSession(c, customer.id);
  rememberCart(c, cart);
  const isOrdering = frameOf(c) === '/checkout';
  const problem = notices[0]?.code ?? (merged && isOrdering ? 'Merged' : undefined);
  if (problem) return c.redirect(`${prefix}/checkout/cart?problem=${problem}`, 303);
  return c.redirect(prefix + (isOrdering ? '/checkout/addresses' : '/my-account'), 303);
}
