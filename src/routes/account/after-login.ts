import type { Frame } from '#client/account/frame.ts';
import { checkoutDetour } from '#domain/checkout/guards.ts';
import type { Arrival } from '#domain/customer/account-operations.ts';
import type { CustomerSession } from '#domain/customer/customer.ts';
import type { SessionMeans } from '#domain/customer/session.ts';
import { rememberCart } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { beginSession } from '#worker/request/customer-of-request.ts';
import { forgetTicket, ticketOf } from '#worker/request/identity-cookies.ts';
import { keptFormOf } from '#worker/request/kept-form.ts';
import { backOf } from '#worker/request/lost-session.ts';
import { frameOf } from './account-page.tsx';

/** Other than that of the request, whose path a provider has returned to. `back`: the page that asked for the login. */
export type Target = { frame: Frame; prefix: string; back?: string | undefined };

/**
 * Starts the session after a login and redirects to the page that led to it, else to the account or, with a cart, to the next
 * step of the checkout. A merged cart is shown first in the checkout; the cart page is shown in any case if the merge has a notice, but not before a form that was kept.
 */
export async function arrive(
  c: KontorContext,
  arrival: Arrival,
  means: SessionMeans,
  { frame, prefix, back }: Target = targetOf(c),
) {
  await logInArrived(c, arrival, means);
  const { merged, notices } = arrival;
  const isOrdering = frame === '/checkout';
  const canOrder = isOrdering && !checkoutDetour('addresses', arrival.cart);
  const problem = notices[0]?.code ?? (merged && isOrdering ? 'Merged' : undefined);
  const kept = await keptFormOf(c, arrival.customer.id);
  const isKept = kept !== undefined && kept.action === back;
  if (problem && !isKept) return c.redirect(`${prefix}/checkout/cart?problem=${problem}`, 303);
  const next = back ?? (canOrder ? '/checkout/addresses' : '/my-account');
  const way = isKept ? `${frame}/login/kept?${new URLSearchParams({ back: next })}` : next;
  return c.redirect(prefix + way, 303);
}

export function targetOf(c: KontorContext): Target {
  return { frame: frameOf(c), prefix: c.get('shop').prefix, back: backOf(c) };
}

/** Starts the session; the browser's cart is the customer's from now on. */
async function logInArrived(
  c: KontorContext,
  { customer, cart }: Arrival,
  means: SessionMeans,
): Promise<void> {
  await linkPendingIdentity(c, await beginSession(c, customer.id, means));
  rememberCart(c, cart);
}

/** An identity at another service that waited for its owner to log in here. */
async function linkPendingIdentity(c: KontorContext, session: CustomerSession): Promise<void> {
  const ticket = ticketOf(c);
  if (!ticket) return;
  const { commerce, caller } = c.get('shop');
  await commerce.linkIdentity({ ticket }, { ...caller, session });
  forgetTicket(c);
}
