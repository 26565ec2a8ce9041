/** What a browser forgets when its customer logs out or is erased: a shared computer must not show it to the next visitor. */
import { forgetChoices } from './address-cookies.ts';
import type { KontorContext } from './context.ts';
import {
  cartIdOf,
  clearCartCookie,
  clearSessionCookies,
  forgetLastCustomer,
  forgetMethod,
  forgetOrdered,
  forgetRegistered,
} from './cookies.ts';
import { forgetTicket } from './identity-cookies.ts';
import { forgetKeptForm } from './kept-form.ts';

/** What a customer typed and ordered here, also when another one logs in. */
export function forgetTyped(c: KontorContext): void {
  forgetOrdered(c);
  forgetRegistered(c);
  forgetMethod(c);
  forgetChoices(c);
  forgetKeptForm(c);
}

/** The cart stays with the customer; this browser loses it, and its open tabs are disconnected. */
export async function forgetVisitor(c: KontorContext): Promise<void> {
  const cartId = cartIdOf(c);
  clearSessionCookies(c);
  clearCartCookie(c);
  forgetTyped(c);
  forgetTicket(c);
  forgetLastCustomer(c);
  if (cartId) await c.get('shop').backend.closeWindows(cartId);
}
