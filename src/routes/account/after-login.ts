import type { Arrival } from '#domain/customer/account-operations.ts';
import type { SessionMeans } from '#domain/customer/session.ts';
import { rememberCart } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { beginSession } from '#worker/request/customer-of-request.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { frameOf } from './account-page.tsx';

/**
 * Starts the session after a login and redirects to the page that led to it, else to the account or to the next step of the
 * checkout. A merged cart is shown first in the checkout; the cart page is shown in any case if the merge has a notice.
 */
export async function arrive(c: KontorContext, arrival: Arrival, means: SessionMeans) {
  const { prefix } = c.get('shop');
  await logInArrived(c, arrival, means);
  const { merged, notices } = arrival;
  const isOrdering = frameOf(c) === '/checkout';
  const problem = notices[0]?.code ?? (merged && isOrdering ? 'Merged' : undefined);
  if (problem) return c.redirect(`${prefix}/checkout/cart?problem=${problem}`, 303);
  const next = backOf(c) ?? (isOrdering ? '/checkout/addresses' : '/my-account');
  return c.redirect(prefix + next, 303);
}

/** Starts the session; the browser's cart is the customer's from now on. */
export async function logInArrived(
  c: KontorContext,
  { customer, cart }: Arrival,
  means: SessionMeans,
): Promise<void> {
  await beginSession(c, customer.id, means);
  rememberCart(c, cart);
}
